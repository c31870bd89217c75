import { type Env, type ProviderValues, providerValues } from "./provider-settings.ts";

/** The fields of a merchant's application that the CRM keeps in custom fields (PV-21). */
export const CRM_FIELDS = [
  "previously_partnered",
  "pos_vendor",
  "merchant_category",
  "business_mode",
  "merchant_kind",
  "spend_band",
  "tax_id",
  "food_registration_number",
  "store_number",
  "chain_class",
  "chain_count",
  "merchant_grade",
  "service_modes",
  "district",
  "line_id",
  "contact_time",
  "opportunity_type",
  "consent",
  "reference",
] as const;
type CrmField = (typeof CRM_FIELDS)[number];

const LIVE_HOST = "https://webto.salesforce.com";
const TEST_HOST = "https://test.salesforce.com";

// Not a secret: this value is only valid for the sandbox on this machine.
const SANDBOX_ORG_ID = "00DFUTAO0000001";

export type CrmConfig = {
  host: string;
  /** The path of the lead form, if it differs from the path at Salesforce. */
  path?: string;
  orgId: string;
  recordType: string;
  returnUrl: string;
  fields: Record<CrmField, string>;
};

export function sandboxCrm(places: { appOrigin: string; sandboxHost: string }): CrmConfig {
  return {
    host: places.sandboxHost,
    orgId: SANDBOX_ORG_ID,
    recordType: "",
    returnUrl: returnUrl(places.appOrigin),
    fields: fieldsOf((_field, at) => `00NFUTAO${String(at + 1).padStart(7, "0")}`),
  };
}

export function realCrm(env: Env, appOrigin: string): CrmConfig | null {
  const crm = providerValues(env, "CRM");
  return (
    crm && {
      host: crm.CRM_HOST ?? (environmentOf(env) === "live" ? LIVE_HOST : TEST_HOST),
      ...(crm.CRM_PATH && { path: crm.CRM_PATH }),
      orgId: crm.CRM_ORG_ID,
      recordType: crm.CRM_RECORD_TYPE ?? "",
      returnUrl: returnUrl(appOrigin),
      fields: fieldsOf((field) => crm[settingOf(field)]),
    }
  );
}

/**
 * Says which CRM gets the leads if `CRM_HOST` is not set: `live` or `test` (JN-38). Without `CRM_ENVIRONMENT`, a
 * process with `NODE_ENV=production` uses the live CRM, and any other process uses the test CRM.
 */
function environmentOf({ CRM_ENVIRONMENT, NODE_ENV }: Env): string {
  return CRM_ENVIRONMENT || (NODE_ENV === "production" ? "live" : "test");
}

function settingOf(field: CrmField) {
  return `CRM_FIELD_${field.toUpperCase()}` as FieldSetting;
}
type FieldSetting = `CRM_FIELD_${Uppercase<CrmField>}` & keyof ProviderValues<"CRM">;

function fieldsOf(idOf: (field: CrmField, at: number) => string): Record<CrmField, string> {
  const pairs = CRM_FIELDS.map((field, at) => [field, idOf(field, at)]);
  return Object.fromEntries(pairs) as Record<CrmField, string>;
}

function returnUrl(appOrigin: string): string {
  return `${appOrigin}/join-us`;
}
