import { CRM_FIELDS, type CrmField } from "../../config/crm-config.ts";
import { EMAIL } from "../../lib/contracts/codes.ts";
import type { MerchantApplication } from "../../lib/contracts/merchants.ts";

/** A lead. The application of a merchant has the hidden fields too (JN-19 to JN-22). */
export type CrmLead = Pick<MerchantApplication, "company_name" | "last_name"> &
  Pick<MerchantApplication, "phone" | "email" | "question"> &
  Partial<Pick<MerchantApplication, "first_name" | "city" | "street">> &
  Partial<Record<CrmField, string | readonly string[]>> & { lead_source: string };

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
    for (const value of [lead[field] ?? []].flat()) {
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
    ["first_name", lead.first_name ?? ""],
    ["phone", lead.phone],
    ["email", isEmail ? lead.email : ""],
    ["city", lead.city ?? ""],
    ["street", lead.street ?? ""],
    ["lead_source", lead.lead_source],
    ["description", isEmail ? lead.question : `Email: ${lead.email}\n${lead.question}`.trim()],
  ];
}
