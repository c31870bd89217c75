import { z } from "zod";
import { openLedger } from "../sandbox-ledger.ts";

const SHOWN = 50;

const entrySchema = z.object({
  /** `refused`: the answer has status 200 like the others, and a header with the refusal. */
  type: z.enum(["lead", "refused"]),
  at: z.number(),
  reason: z.string(),
  /** The fields as they arrived: every name with its values. */
  form: z.record(z.string(), z.array(z.string())),
  /** The same fields with our own names. */
  fields: z.record(z.string(), z.string()),
});

export type CrmEntry = z.infer<typeof entrySchema>;
export type CrmLedger = ReturnType<typeof openCrmLedger>;

export function openCrmLedger(ledgerDir: string | null) {
  const ledger = openLedger<CrmEntry>(ledgerDir, "crm", entrySchema);
  return {
    entries: ledger.entries,
    record: ledger.append,
    newest: () => ledger.entries.slice(-SHOWN).reverse(),
  };
}
