import type { Adapter, AdapterPayload } from "oidc-provider";
import { z } from "zod";
import { openLedger } from "../sandbox-ledger.ts";
import type { IdentityName } from "./identity-accounts.ts";

type Entry = { payload: AdapterPayload; until: number };

/**
 * Stores the open sign-in pages, codes and sessions of the OpenID library in memory. A restart loses them. Completed
 * sign-ins are recorded in the ledger.
 */
export function identityStore(now: () => number): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  const live = (matches: (entry: Entry, key: string) => boolean) => {
    for (const [key, entry] of entries) if (entry.until <= now()) entries.delete(key);
    return [...entries].filter(([key, entry]) => matches(entry, key));
  };
  const find = (matches: (entry: Entry, key: string) => boolean) => live(matches)[0]?.[1].payload;

  return (model) => ({
    async upsert(id, payload, expiresIn = 0) {
      entries.set(`${model}:${id}`, { payload, until: now() + expiresIn * 1000 });
    },
    find: async (id) => find((_entry, key) => key === `${model}:${id}`),
    findByUid: async (uid) =>
      find(({ payload }, key) => key.startsWith(`${model}:`) && payload.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key] of live(({ payload }) => payload.grantId === grantId)) entries.delete(key);
    },
  });
}

const entrySchema = z.object({ type: z.literal("signed_in"), at: z.number(), sub: z.string() });

export type IdentityLedger = ReturnType<typeof openIdentityLedger>;

/** Records which accounts of this provider have signed in to the shop. */
export function openIdentityLedger(ledgerDir: string | null, provider: IdentityName) {
  const ledger = openLedger(ledgerDir, provider, entrySchema);
  return {
    entries: ledger.entries,
    hasSignIn: (sub: string) => ledger.entries.some((entry) => entry.sub === sub),
    recordSignIn: (sub: string, at: number) => ledger.append({ type: "signed_in", at, sub }),
  };
}
