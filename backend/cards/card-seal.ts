import { hkdfSync, webcrypto } from "node:crypto";
import type { Deps } from "../call.ts";

const PREFIX = "v1.";
const IV_BYTES = 12;

type Sealing = Pick<Deps, "config">;
type Token = { member_id: number; credit_hash: string };

/**
 * PAYUNi's token as it is kept: AES-256-GCM under a key of its own, and bound to its member. A copy of the
 * database charges no card, and a token moved to another member's row does not open.
 */
export async function sealToken(
  deps: Sealing & Pick<Deps, "randomBytes">,
  { member_id, credit_hash }: Token,
): Promise<string> {
  const iv = deps.randomBytes(IV_BYTES);
  const key = await importKey(deps);
  const text = Buffer.from(credit_hash);
  const sealed = await webcrypto.subtle.encrypt(algorithm(iv, member_id), key, text);
  return PREFIX + Buffer.concat([iv, Buffer.from(sealed)]).toString("base64url");
}

/** Null for what this backend did not seal for this member, as after a change of its secret. */
export async function openToken(
  deps: Sealing,
  { member_id, credit_hash }: Token,
): Promise<string | null> {
  // Kept before tokens were sealed: the next binding of the card seals it.
  if (!credit_hash.startsWith(PREFIX)) return credit_hash;
  const bytes = Buffer.from(credit_hash.slice(PREFIX.length), "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  const key = await importKey(deps);
  const plain = await webcrypto.subtle
    .decrypt(algorithm(iv, member_id), key, bytes.subarray(IV_BYTES))
    .catch(() => null);
  return plain === null ? null : Buffer.from(plain).toString("utf8");
}

function importKey({ config }: Sealing) {
  const key = hkdfSync("sha256", config.BACKEND_SECRET, "", "saved card tokens", 32);
  return webcrypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function algorithm(iv: Uint8Array, member_id: number) {
  return { name: "AES-GCM", iv, additionalData: Buffer.from(`member:${member_id}`) };
}
