import { CRM_FIELDS, type CrmField } from "../../config/crm-config.ts";
import { EMAIL } from "../../lib/contracts/codes.ts";
import type { MerchantApplication } from "../../lib/contracts/merchants.ts";

/** An application with the hidden fields (JN-19 to JN-22). */
export type CrmLead = Omit<MerchantApplication, "consent"> & {
  store_number: string;
  chain_class: string;
  chain_count: string;
  merchant_grade: string;
  service_modes: readonly string[];
  lead_source: string;
  opportunity_type: string;
  consent: "1";
  reference: string;
};

type Organisation = {
  orgId: string;
  recordType: string;
  returnUrl: string;
  fields: Record<CrmField, string>;
};

/** The CRM refuses a lead with an invalid email, but JN-29 accepts any text. Such a text goes into the description. */

/**
 * A lead as the fields of the web-to-lead form, with the names of the CRM. A field with several choices is repeated.
 */
export function crmForm(lead: CrmLead, { orgId, recordType, returnUrl, fields }: Organisation) {
  const form = new URLSearchParams({ oid: orgId, retURL: returnUrl });
  if (recordType !== "") form.set("recordType", recordType);
  for (const [name, value] of standardFields(lead)) {
    if (value !== "") form.set(name, value);
  }
  for (const field of CRM_FIELDS) {
    for (const value of [lead[field]].flat()) {
      if (value !== "") form.append(fields[field], value);
    }
  }
  return form;
}

function standardFields(lead: CrmLead): [string, string][] {
  const isEmail = EMAIL.test(lead.email);
  return [
    ["company", lead.company_name],
    ["last_name", lead.last_name],
    ["first_name", lead.first_name],
    ["phone", lead.phone],
    ["email", isEmail ? lead.email : ""],
    ["city", lead.city],
    ["street", lead.street],
    ["lead_source", lead.lead_source],
    ["description", isEmail ? lead.question : `Email: ${lead.email}\n${lead.question}`.trim()],
  ];
}
