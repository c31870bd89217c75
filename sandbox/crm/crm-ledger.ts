import { z } from "zod";
import { openLedger } from "../sandbox-ledger.ts";

const SHOWN = 50;

const entrySchema = z.object({
  /** `refused`: the lead was refused. The answer still has the status 200, and a header reports the refusal. */
  type: z.enum(["lead", "refused"]),
  at: z.number(),
  reason: z.string(),
  /** The fields as the CRM received them: each name with its values. */
  form: z.record(z.string(), z.array(z.string())),
  /** The fields of the lead with the names that the shop uses. Several values of a field are joined with `;`. */
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
