import { z } from "zod";
import { CRM_FIELDS, type CrmField } from "./providers/crm-form.ts";

const LIVE_HOST = "https://webto.salesforce.com";
const TEST_HOST = "https://test.salesforce.com";

/** The CRM names the fields that are the operator's own by ids, which each organisation has others of. */
const fieldId = z
  .string()
  .regex(/^\w{1,40}$/, "must be a field's id, as the CRM's form generator writes it")
  .optional();
type FieldSetting = `CRM_FIELD_${Uppercase<CrmField>}`;
const settingOf = (field: CrmField) => `CRM_FIELD_${field.toUpperCase()}` as FieldSetting;
const fieldSettings = CRM_FIELDS.map((field) => [settingOf(field), fieldId]);

export const crmEnv = {
  CRM_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
    .optional(),
  /** Acceptance JN-38: staging and development give their leads to the CRM's test, production to the live one. */
  CRM_ENVIRONMENT: z.enum(["live", "test"]).optional(),
  CRM_ORG_ID: z
    .string()
    .regex(/^00D\w{12}(\w{3})?$/, "must be an organisation id of 15 or 18 characters, from 00D")
    .optional(),
  CRM_RECORD_TYPE: z.string().regex(/^\w*$/).optional(),
  ...(Object.fromEntries(fieldSettings) as Record<FieldSetting, typeof fieldId>),
};

const envSchema = z.object({ ...crmEnv, NODE_ENV: z.string().optional() });
type CrmEnv = z.infer<typeof envSchema>;

// Known to everyone who reads this repository: they open the sandbox on this machine and nothing else.
const SANDBOX_ORG_ID = "00DFUTAO0000001";

export type CrmConfig = {
  host: string;
  orgId: string;
  recordType: string;
  returnUrl: string;
  fields: Record<CrmField, string>;
};

type Places = { appOrigin: string; sandboxHost: string };

export function crmConfig(env: CrmEnv, { appOrigin, sandboxHost }: Places): CrmConfig {
  const returnUrl = `${appOrigin}/join-us`;
  const { CRM_ORG_ID: orgId, CRM_RECORD_TYPE: recordType = "" } = env;
  if (!orgId) {
    if (env.CRM_HOST || env.CRM_ENVIRONMENT) {
      const named = env.CRM_HOST ? "CRM_HOST" : "CRM_ENVIRONMENT";
      throw new Error(`CRM_ORG_ID must be set, because ${named} names a real provider`);
    }
    const fields = fieldsOf((_field, at) => `00NFUTAO${String(at + 1).padStart(7, "0")}`);
    return { host: sandboxHost, orgId: SANDBOX_ORG_ID, recordType, returnUrl, fields };
  }
  const host = env.CRM_HOST ?? (environmentOf(env) === "live" ? LIVE_HOST : TEST_HOST);
  return { host, orgId, recordType, returnUrl, fields: fieldsOf((field) => needed(env, field)) };
}

function environmentOf({ CRM_ENVIRONMENT, NODE_ENV }: CrmEnv): "live" | "test" {
  return CRM_ENVIRONMENT ?? (NODE_ENV === "production" ? "live" : "test");
}

/** What has no field in the CRM would be lost there without a word. */
function needed(env: CrmEnv, field: CrmField): string {
  const name = settingOf(field);
  const id = env[name];
  if (id) return id;
  throw new Error(`${name} must be set, because CRM_ORG_ID names a real provider`);
}

function fieldsOf(idOf: (field: CrmField, at: number) => string): Record<CrmField, string> {
  const pairs = CRM_FIELDS.map((field, at) => [field, idOf(field, at)]);
  return Object.fromEntries(pairs) as Record<CrmField, string>;
}
