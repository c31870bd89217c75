import type { SandboxConfig } from "../sandbox-deps.ts";

type FieldRule = { label: string; max: number; oneOf?: readonly string[]; isMulti?: true };

const STANDARD: Readonly<Record<string, FieldRule>> = {
  company: { label: "公司", max: 255 },
  last_name: { label: "姓", max: 80 },
  first_name: { label: "名", max: 40 },
  phone: { label: "電話", max: 40 },
  email: { label: "Email", max: 80 },
  city: { label: "縣市", max: 40 },
  street: { label: "街道", max: 255 },
  lead_source: {
    label: "名單來源",
    max: 40,
    oneOf: ["無", "BU", "商家招商", "商家推薦", "手動匯入", "陌生開發"],
  },
  description: { label: "說明", max: 32_000 },
};

/** The custom fields that the operator's organisation has in the CRM. */
const CUSTOM: Readonly<Record<keyof SandboxConfig["crm"]["fields"], FieldRule>> = {
  previously_partnered: { label: "曾合作過", max: 1, oneOf: ["1", "0"] },
  pos_vendor: { label: "POS 廠商", max: 40 },
  merchant_category: { label: "商家類別", max: 1, oneOf: ["1", "2"] },
  business_mode: { label: "營業型態", max: 8, oneOf: ["physical", "cloud"] },
  merchant_kind: { label: "商家類型代碼", max: 3 },
  spend_band: {
    label: "平均消費",
    max: 8,
    oneOf: ["0~100", "101~200", "201~300", "301~500", "500以上"],
  },
  tax_id: { label: "統一編號", max: 8 },
  food_registration_number: { label: "食品業者登錄字號", max: 20 },
  store_number: { label: "店號", max: 100 },
  chain_class: {
    label: "連鎖類別",
    max: 20,
    oneOf: ["無", "BU", "品牌連鎖", "小型連鎖", "Local Hero", "街邊店", "企業"],
  },
  chain_count: {
    label: "連鎖家數",
    max: 20,
    oneOf: ["否", "3 (2縣市)", "4~7", "8~10", "11~19 (皆跨2縣市)", "20+"],
  },
  merchant_grade: {
    label: "商家等級",
    max: 8,
    oneOf: ["none", "TT", "BL", "TP", "SCTP", "DL", "AAA+"],
  },
  service_modes: {
    label: "服務方式",
    max: 10,
    oneOf: ["外送", "外帶", "自送", "企業預訂", "內用"],
    isMulti: true,
  },
  district: { label: "行政區代碼", max: 4 },
  line_id: { label: "LINE ID", max: 20 },
  contact_time: { label: "方便聯絡時間", max: 40 },
  opportunity_type: {
    label: "商機類型",
    max: 10,
    oneOf: ["新約", "合約變更", "加購", "帳務變更", "重新上線", "設備租賃"],
  },
  consent: { label: "個資同意", max: 1, oneOf: ["1"] },
  reference: { label: "申請編號", max: 32 },
};

const REQUIRED = ["company", "last_name"];
/** Fields of the web-to-lead form that are not stored in the lead. */
const FORM_FIELDS = ["oid", "retURL", "recordType"];
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export type CrmFields = Record<string, string[]>;
type Organisation = SandboxConfig["crm"];

/**
 * The reason why the CRM refuses a lead, or null if it accepts the lead. The answer does not contain the reason. The
 * sandbox ledger and the page `/crm` show it.
 */
export function leadFault(form: CrmFields, organisation: Organisation): string | null {
  if (form.oid?.[0] !== organisation.orgId) return "unknown organisation";
  const rules = rulesOf(organisation);
  const missing = REQUIRED.find((name) => !form[name]?.[0]);
  if (missing) return `required field missing: ${missing}`;
  if (form.email && !EMAIL.test(form.email[0] ?? "")) return "invalid email address";
  const wrong = Object.entries(form).find(([name, values]) => violates(rules.get(name), values));
  return wrong ? `bad value: ${rules.get(wrong[0])?.label}` : null;
}

/**
 * The fields of a lead with the labels of the organisation. Names that are not fields of the organisation are dropped.
 */
export function labelledFields(form: CrmFields, organisation: Organisation): [string, string][] {
  const rules = rulesOf(organisation);
  return Object.entries(form).flatMap(([name, values]) => {
    const label = rules.get(name)?.label;
    return label ? [[label, values.join("、")]] : [];
  });
}

/** The fields of a lead with the names that the shop uses. */
export function namedFields(form: CrmFields, { fields }: Organisation): Record<string, string> {
  const names = new Map(Object.entries(fields).map(([name, id]) => [id, name]));
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => !FORM_FIELDS.includes(name))
      .map(([name, values]) => [names.get(name) ?? name, values.join(";")]),
  );
}

function rulesOf({ fields }: Organisation): Map<string, FieldRule> {
  const custom = Object.entries(CUSTOM).map(([name, rule]): [string, FieldRule] => [
    fields[name as keyof typeof CUSTOM],
    rule,
  ]);
  return new Map([...Object.entries(STANDARD), ...custom]);
}

function violates(rule: FieldRule | undefined, values: string[]): boolean {
  if (!rule) return false;
  const isMany = values.length > 1 && !rule.isMulti;
  return isMany || values.some((value) => value.length > rule.max || !isOneOf(rule, value));
}

function isOneOf({ oneOf }: FieldRule, value: string): boolean {
  return !oneOf || oneOf.includes(value);
}
