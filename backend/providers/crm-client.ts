import {
  CRM_PATH,
  CRM_RESULT_HEADER,
  crmForm,
  type wholeLead,
} from "../../lib/contracts/crm-lead.ts";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";

const TIMEOUT_MS = 5_000;

type CrmOptions = ProviderFetchOptions &
  Parameters<typeof crmForm>[1] & { host: string; path?: string; timeoutMs?: number };

export type CrmClient = ReturnType<typeof createCrmClient>;

/**
 * The result of sending a lead. `unknown`: no answer came, or its status is 500 or higher. The CRM may have the lead.
 */
type CrmResult = "taken" | "refused" | "unknown";

export function createCrmClient(crm: CrmOptions) {
  const { host, path = CRM_PATH, timeoutMs = TIMEOUT_MS, ...options } = crm;
  const providerFetch = createProviderFetch(options);
  const url = `${host}${path}?encoding=UTF-8&orgId=${options.orgId}`;

  return {
    timeoutMs,
    /**
     * Sends a lead. The CRM answers a refused lead with status 200 too, but the answer's header `CRM_RESULT_HEADER`
     * then contains the word `Exception` (PV-22).
     */
    async send(lead: ReturnType<typeof wholeLead>): Promise<CrmResult> {
      const answer = await providerFetch({
        method: "POST",
        url,
        headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
        body: crmForm(lead, options).toString(),
        timeoutMs,
        wantsHeader: CRM_RESULT_HEADER,
      });
      if (answer === null || answer.status >= 500) return "unknown";
      const isTaken = answer.status < 400 && !answer.header?.includes("Exception");
      return isTaken ? "taken" : "refused";
    },
  };
}
