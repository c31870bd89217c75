import { z } from "zod";
import { type Ledger, openLedger } from "../sandbox-ledger.ts";
import { hmac, sha256 } from "../sandbox-secrets.ts";

const CODE_LIFE_MS = 60_000;
const JOINED_SHOWN = 3;

const identitySchema = z.object({
  gid_bar_code: z.string(),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
  is_member_carrier: z.union([z.literal(0), z.literal(1)]),
});

const entrySchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("joined"), at: z.number(), identity: identitySchema }),
  z.object({
    type: z.literal("code"),
    at: z.number(),
    code_hash: z.string(),
    cid: z.string(),
    gid_bar_code: z.string(),
  }),
  z.object({ type: z.literal("redeemed"), at: z.number(), code_hash: z.string() }),
]);

export type Identity = z.infer<typeof identitySchema>;
type MembershipEntry = z.infer<typeof entrySchema>;
type IssuedCode = Extract<MembershipEntry, { type: "code" }>;

const SAMPLE_MEMBERS: readonly Identity[] = ["一", "二", "三"].map((ordinal, index) => ({
  gid_bar_code: `FT0000000000${index + 1}`,
  phone: `091200000${index + 1}`,
  name: `測試會員${ordinal}`,
  email: `member${index + 1}@example.com`,
  // The second sample member is a corporate member and gets company invoices, so this member has no carrier.
  is_member_carrier: index === 1 ? 0 : 1,
}));

export type MembershipLedger = ReturnType<typeof openMembershipLedger>;

export function openMembershipLedger(ledgerDir: string | null) {
  const ledger: Ledger<MembershipEntry> = openLedger(ledgerDir, "membership", entrySchema);
  const identities = new Map(SAMPLE_MEMBERS.map((identity) => [identity.gid_bar_code, identity]));
  const liveCodes = new Map<string, IssuedCode>();

  const apply = (entry: MembershipEntry) => {
    if (entry.type === "joined") identities.set(entry.identity.gid_bar_code, entry.identity);
    if (entry.type === "code") liveCodes.set(entry.code_hash, entry);
    if (entry.type === "redeemed") liveCodes.delete(entry.code_hash);
  };
  ledger.entries.forEach(apply);
  const record = (entry: MembershipEntry) => {
    ledger.append(entry);
    apply(entry);
  };

  return {
    entries: ledger.entries,
    /** Returns the sample identities and then at most three identities that joined on the login page, newest first. */
    identities() {
      const all = [...identities.values()];
      const joined = all.slice(SAMPLE_MEMBERS.length).slice(-JOINED_SHOWN);
      return [...SAMPLE_MEMBERS, ...joined.reverse()];
    },
    byGid: (gid: string) => identities.get(gid),
    byPhone: (phone: string) =>
      [...identities.values()].find((identity) => identity.phone === phone),
    join(phone: string, secret: string, at: number) {
      const identity = newIdentity(phone, secret);
      record({ type: "joined", at, identity });
      return identity;
    },
    issueCode({
      code,
      cid,
      gid_bar_code,
      at,
    }: {
      code: string;
      cid: string;
      gid_bar_code: string;
      at: number;
    }) {
      record({ type: "code", at, code_hash: sha256(code), cid, gid_bar_code });
    },
    /**
     * Returns the identity for a code that was issued to this client in the last 60 seconds. The code cannot be used
     * again. Returns null for any other code.
     */
    redeem(code: string, cid: string, at: number): Identity | null {
      const issued = liveCodes.get(sha256(code));
      if (!issued || issued.cid !== cid || at - issued.at >= CODE_LIFE_MS) return null;
      record({ type: "redeemed", at, code_hash: issued.code_hash });
      return identities.get(issued.gid_bar_code) ?? null;
    },
  };
}

/** Returns the member's carrier, which is the same at each call; null for a member without a carrier. */
export function carrierOf({ gid_bar_code, is_member_carrier }: Identity, secret: string) {
  if (is_member_carrier === 0) return null;
  const number = BigInt(`0x${hmac(secret, `carrier.${gid_bar_code}`, "hex")}`) % 36n ** 7n;
  return `/${number.toString(36).toUpperCase().padStart(7, "0")}`;
}

// The id is computed from an HMAC of the phone number, so the same phone always gets the same id, and the id does not
// reveal the phone.
function newIdentity(phone: string, secret: string): Identity {
  const digits = (BigInt(`0x${hmac(secret, phone, "hex")}`) % 10n ** 10n)
    .toString()
    .padStart(10, "0");
  const tail = phone.slice(-3);
  return {
    gid_bar_code: `FT9${digits}`,
    phone,
    name: `新會員${tail}`,
    email: `new-member${tail}@example.com`,
    is_member_carrier: 1,
  };
}
