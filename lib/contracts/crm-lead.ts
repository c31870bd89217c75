import { EMAIL } from "./codes.ts";
import {
  CHAIN_CLASS,
  CHAIN_COUNT,
  LEAD_SOURCE,
  MERCHANT_GRADE,
  NO_STORE_NUMBER,
  OPPORTUNITY_TYPE,
  SERVICE_MODE,
} from "./merchant-codes.ts";
import type { CorporateApplication, MerchantApplication } from "./merchants.ts";

/** The application of a merchant (`/join-us`), or of a company for corporate services. */
export type Application = MerchantApplication | CorporateApplication;

type StandardFields = Pick<
  MerchantApplication,
  "company_name" | "last_name" | "phone" | "email" | "question"
> &
  Partial<Pick<MerchantApplication, "first_name" | "city" | "street">> & { lead_source: string };

/** The fields for which each CRM organisation has its own field names. */
type CustomFields = Omit<MerchantApplication, keyof StandardFields | "consent"> & {
  store_number: string;
  chain_class: string;
  chain_count: string;
  merchant_grade: string;
  service_modes: readonly string[];
  opportunity_type: string;
  consent: "1";
  reference: string;
};

/** A lead. If it comes from a merchant, it also contains the hidden fields (JN-19 to JN-22). */
type CrmLead = StandardFields & Partial<CustomFields>;

type Organisation = {
  orgId: string;
  recordType: string;
  returnUrl: string;
  /** The name of each custom field in the CRM. */
  fields: Partial<Record<keyof CustomFields, string>>;
};

/** The path of the web-to-lead form at Salesforce (API-66). */
export const CRM_PATH = "/servlet/servlet.WebToLead";
/**
 * The header of the CRM's answer that says whether the lead was accepted. The status can be 200 in both cases (PV-22).
 */
export const CRM_RESULT_HEADER = "Is-Processed";

/** The minimum time in seconds to fill in the form. A sender that is faster counts as a program (PV-23). */
export const MIN_FILL_SECONDS = 3;

export function wholeLead(application: Application, reference: string): CrmLead {
  return "tax_id" in application
    ? merchantLead(application, reference)
    : corporateLead(application, reference);
}

/** Adds the hidden fields, which only the server sets (JN-19 to JN-22). */
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

/**
 * The CRM requires a last name, so the name of the contact is sent as the last name. The CRM has no field for the
 * requested services, so they are written into the question.
 */
function corporateLead(application: CorporateApplication, reference: string): CrmLead {
  const { company, contact, phone, email, message } = application;
  return {
    company_name: company,
    last_name: contact,
    phone,
    email,
    question: `${corporateTitle(application)}\n${message}`.trim(),
    lead_source: LEAD_SOURCE.none,
    reference,
  };
}

function corporateTitle({ services = [] }: CorporateApplication): string {
  if (!services.includes("booking")) return "即時快遞企業方案申請";
  return services.includes("courier") ? "即時快遞企業方案與企業預訂申請" : "企業預訂申請";
}

/**
 * Converts a lead to the fields of the web-to-lead form, with the field names of the CRM. A field with several values
 * appears several times.
 */
export function crmForm(lead: CrmLead, { orgId, recordType, returnUrl, fields }: Organisation) {
  const form = new URLSearchParams({ oid: orgId, retURL: returnUrl });
  if (recordType !== "") form.set("recordType", recordType);
  for (const [name, value] of standardFields(lead)) {
    if (value !== "") form.set(name, value);
  }
  for (const [field, name] of Object.entries(fields)) {
    for (const value of [lead[field as keyof CustomFields] ?? []].flat()) {
      if (value !== "") form.append(name, value);
    }
  }
  return form;
}

/**
 * The CRM refuses a lead with an invalid email, but JN-29 accepts any text as email. An invalid email is therefore
 * moved to the description.
 */
function standardFields(lead: CrmLead): [string, string][] {
  const isEmail = EMAIL.test(lead.email);
  return [
    ["company", lead.company_name],
    ["last_name", lead.last_name],
    ["first_name", lead.first_name ?? ""],
    ["phone", lead.phone],
    ["email", isEmail ? lead.email : ""],
    ["city", lead.city ?? ""],
    ["street", lead.street ?? ""],
    ["lead_source", lead.lead_source],
    ["description", isEmail ? lead.question : `Email: ${lead.email}\n${lead.question}`.trim()],
  ];
}
