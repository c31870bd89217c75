import {
  CHAIN_CLASS,
  CHAIN_COUNT,
  LEAD_SOURCE,
  MERCHANT_GRADE,
  NO_STORE_NUMBER,
  OPPORTUNITY_TYPE,
  SERVICE_MODE,
} from "../../../lib/contracts/merchant-codes.ts";
import type {
  CorporateApplication,
  MerchantApplication,
} from "../../../lib/contracts/merchants.ts";
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

/** The application of a merchant, or of a company for the courier plan. */
export type Application = MerchantApplication | CorporateApplication;

/** Identifies the contact of an application, in any spelling of phone and email. */
export function contactOf(application: Application): string {
  const { phone, email } = application;
  const applicant = "tax_id" in application ? application.tax_id : "courier plan";
  return JSON.stringify([applicant, phone.replace(/\D/g, ""), email.toLowerCase()]);
}

export function wholeLead(application: Application, reference: string): CrmLead {
  return "tax_id" in application
    ? merchantLead(application, reference)
    : corporateLead(application, reference);
}

/** The CRM needs a last name, and has no field for the plan. */
function corporateLead(application: CorporateApplication, reference: string): CrmLead {
  const { company, contact, phone, email, message } = application;
  return {
    company_name: company,
    last_name: contact,
    phone,
    email,
    question: `即時快遞企業方案申請\n${message}`.trim(),
    lead_source: LEAD_SOURCE.none,
    reference,
  };
}

/** The hidden defaults (JN-19 to JN-22). Only the server sets them. */
function merchantLead(application: MerchantApplication, reference: string): CrmLead {
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
