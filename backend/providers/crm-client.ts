import { type CrmLead, crmForm } from "./crm-form.ts";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";

const TIMEOUT_MS = 5_000;
const RESULT_HEADER = "Is-Processed";

type CrmOptions = ProviderFetchOptions &
  Parameters<typeof crmForm>[1] & { host: string; timeoutMs?: number };

export type CrmClient = ReturnType<typeof createCrmClient>;

/** `unknown`: no readable answer came. The CRM may have the lead. */
type CrmResult = "taken" | "refused" | "unknown";

export function createCrmClient({ host, timeoutMs = TIMEOUT_MS, ...options }: CrmOptions) {
  const providerFetch = createProviderFetch(options);
  const url = `${host}/servlet/servlet.WebToLead?encoding=UTF-8&orgId=${options.orgId}`;

  return {
    timeoutMs,
    /** The CRM answers a refused lead with 200 and this header (PV-22). */
    async send(lead: CrmLead): Promise<CrmResult> {
      const answer = await providerFetch({
        method: "POST",
        url,
        headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
        body: crmForm(lead, options).toString(),
        timeoutMs,
        wantsHeader: RESULT_HEADER,
      });
      if (answer === null || answer.status >= 500) return "unknown";
      const isTaken = answer.status < 400 && !answer.header?.includes("Exception");
      return isTaken ? "taken" : "refused";
    },
  };
}
