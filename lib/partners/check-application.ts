import { type MerchantApplication, merchantApplicationSchema } from "@/lib/contracts/merchants";
import type { ApplicationField, ApplicationFields } from "./application-fields";

export type ApplicationFault = "required" | "bad-tax-id" | "too-long";
type Faults = Partial<Record<ApplicationField, ApplicationFault>>;
type Checked = { ok: true; application: MerchantApplication } | { ok: false; faults: Faults };

/** Checks an application with the schema that the route handler and the backend also use (EN-25). */
export function checkApplication({ website: _website, ...fields }: ApplicationFields): Checked {
  const parsed = merchantApplicationSchema.safeParse(fields);
  if (parsed.success) return { ok: true, application: parsed.data };
  const faults: Faults = {};
  for (const { path, code } of parsed.error.issues) {
    const field = path[0] as ApplicationField;
    faults[field] ??= faultOf(field, { value: fields[field], code });
  }
  return { ok: false, faults };
}

type Issue = { value: string | null; code: string };

function faultOf(field: ApplicationField, { value, code }: Issue): ApplicationFault {
  if (field === "tax_id" && value !== "") return "bad-tax-id";
  return code === "too_big" ? "too-long" : "required";
}
