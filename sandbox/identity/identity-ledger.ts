import { z } from "zod";
import { openLedger } from "../sandbox-ledger.ts";
import type { IdentityName } from "./identity-accounts.ts";

const entrySchema = z.object({ type: z.literal("signed_in"), at: z.number(), sub: z.string() });

export type IdentityLedger = ReturnType<typeof openIdentityLedger>;

/** The accounts of this provider that have signed in to the shop. */
export function openIdentityLedger(ledgerDir: string | null, provider: IdentityName) {
  const ledger = openLedger(ledgerDir, provider, entrySchema);
  return {
    entries: ledger.entries,
    hasSignIn: (sub: string) => ledger.entries.some((entry) => entry.sub === sub),
    recordSignIn: (sub: string, at: number) => ledger.append({ type: "signed_in", at, sub }),
  };
}
