import { serverTexts } from "@/lib/server/visitor-language";
import "server-only";
import { realCrm } from "@/config/crm-config";
import { isTaxId } from "@/lib/checkout/invoice-rules";
import { CODE } from "@/lib/contracts/codes";
import {
  CRM_PATH,
  CRM_RESULT_HEADER,
  crmForm,
  MIN_FILL_SECONDS,
  wholeLead,
} from "@/lib/contracts/crm-lead";
import type { BodyOf } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import { NO_TAX_ID } from "@/lib/contracts/merchant-codes";
import type { MerchantApplication } from "@/lib/contracts/merchants";
import { env } from "./env";
import { createHourLimit } from "./request-limits";
import { logError } from "./shop-log";

const TIMEOUT_MS = 5000;
const REFERENCE_BYTES = 12;

/** The same limit as for API-80 in the reference backend. */
const maySend = createHourLimit("applications", 5);

/**
 * Sends a merchant's application to the CRM (API-66). This function is used if the backend does not offer API-80. It
 * checks the honeypot field, the time that the form took, the rate limit and the tax ID as API-80 does in the reference
 * backend, but does not recognise a repeated application. The application is not stored, so the answer is a refusal if
 * the CRM does not accept the application.
 */
export async function sendLead(
  { application, website, filled_seconds }: BodyOf<"joinUs">,
  client: string | undefined,
): Promise<Answer<null>> {
  const sent = { ok: true, message: "", data: null } as const;
  // A bot gets the same answer as a person, so that it does not notice the check.
  if (website !== "") return sent;
  if (filled_seconds < MIN_FILL_SECONDS || !(await maySend(client))) {
    return { ok: false, code: CODE.tooManyTries, message: (await serverTexts()).tooMany };
  }
  const { tax_id } = application;
  if (tax_id !== NO_TAX_ID && !isTaxId(tax_id)) {
    return { ok: false, code: CODE.refused, message: (await serverTexts()).badShape };
  }
  if (await sendToCrm(application)) return sent;
  return { ok: false, code: CODE.refused, message: (await serverTexts()).busy };
}

/** Sends the application. Returns false if the CRM did not accept it. */
async function sendToCrm(application: MerchantApplication): Promise<boolean> {
  const crm = realCrm(process.env, env().APP_ORIGIN);
  if (crm === null) {
    logError("join-us: no application can be sent, set CRM_ORG_ID and CRM_FIELD_…");
    return false;
  }
  const reference = Buffer.from(crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES)));
  const lead = wholeLead(application, reference.toString("base64url"));
  const url = `${crm.host}${crm.path ?? CRM_PATH}?encoding=UTF-8&orgId=${crm.orgId}`;
  const answer = await fetch(url, {
    method: "POST",
    body: crmForm(lead, crm),
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const isRefused = answer?.headers.get(CRM_RESULT_HEADER)?.includes("Exception") ?? false;
  if (answer !== null && answer.status < 400 && !isRefused) return true;
  logError(`join-us: the CRM did not take an application: ${answer?.status ?? "no answer"}`);
  return false;
}
