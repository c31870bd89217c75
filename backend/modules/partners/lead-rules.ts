import {
  CHAIN_CLASS,
  CHAIN_COUNT,
  LEAD_SOURCE,
  MERCHANT_GRADE,
  NO_STORE_NUMBER,
  OPPORTUNITY_TYPE,
  SERVICE_MODE,
} from "../../../lib/contracts/merchant-codes.ts";
import type { MerchantApplication } from "../../../lib/contracts/merchants.ts";
import type { CrmLead } from "../../providers/crm-form.ts";

const MINUTE = 60;
const HOUR = 3600;

/** Waits between tries (PV-22). After the last try the operator is alerted. */
const RETRY_SECONDS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 6 * HOUR, 6 * HOUR, 6 * HOUR];

/** A person needs more time to fill in the form (PV-23). */
const LEAST_FILL_SECONDS = 3;

/** The same tax ID, phone and email within this time are one lead. */
export const SAME_LEAD_SECONDS = 24 * HOUR;

export function isTooFast(filled_seconds: number): boolean {
  return filled_seconds < LEAST_FILL_SECONDS;
}

/** Seconds until the try after this one, counted from 1. */
export function waitAfter(tries: number): number {
  return RETRY_SECONDS[tries - 1] ?? RETRY_SECONDS.at(-1) ?? HOUR;
}

export function isLastTry(tries: number): boolean {
  return tries > RETRY_SECONDS.length;
}

/** Identifies the contact of an application, in any spelling of phone and email. */
export function contactOf({ tax_id, phone, email }: MerchantApplication): string {
  return JSON.stringify([tax_id, phone.replace(/\D/g, ""), email.toLowerCase()]);
}

/** The hidden defaults (JN-19 to JN-22). Only the server sets them. */
export function wholeLead(application: MerchantApplication, reference: string): CrmLead {
  return {
    ...application,
    store_number: NO_STORE_NUMBER,
    chain_class: CHAIN_CLASS.streetShop,
    chain_count: CHAIN_COUNT.no,
    merchant_grade: MERCHANT_GRADE.none,
    service_modes: [SERVICE_MODE.delivery, SERVICE_MODE.pickup],
    lead_source: LEAD_SOURCE.merchantInvestment,
    opportunity_type: OPPORTUNITY_TYPE.newContract,
    consent: "1",
    reference,
  };
}
