import { webcrypto } from "node:crypto";
import type { Deps } from "../../call.ts";
import type { Key } from "../../config/keys.ts";

/** `v2.<key id>.<bytes>`; a `v1` token does not name its key. */
const PREFIX = "v2.";
const OLD_PREFIX = "v1.";
const PURPOSE = "saved card tokens";
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
  const key = deps.config.keys.current(PURPOSE);
  const text = Buffer.from(credit_hash);
  const sealed = await webcrypto.subtle.encrypt(
    algorithm(iv, member_id),
    await imported(key),
    text,
  );
  const bytes = Buffer.concat([iv, Buffer.from(sealed)]);
  return currentSealPrefix(deps) + bytes.toString("base64url");
}

/** Null for what this backend did not seal for this member, or sealed with a master secret that it has no more. */
export async function openToken(deps: Sealing, token: Token): Promise<string | null> {
  const { credit_hash } = token;
  const keys = deps.config.keys.all(PURPOSE);
  if (credit_hash.startsWith(OLD_PREFIX)) {
    return openWith(keys, token, credit_hash.slice(OLD_PREFIX.length));
  }
  if (credit_hash.startsWith(PREFIX)) {
    const [id, text = ""] = credit_hash.slice(PREFIX.length).split(".");
    return openWith(
      keys.filter((key) => key.id === id),
      token,
      text,
    );
  }
  // Kept before tokens were sealed: the next start seals it.
  return credit_hash;
}

/** How a token begins that the current master secret opens. */
export function currentSealPrefix({ config }: Sealing): string {
  return `${PREFIX}${config.keys.currentId}.`;
}

async function openWith(keys: Key[], { member_id }: Token, text: string): Promise<string | null> {
  const bytes = Buffer.from(text, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  for (const key of keys) {
    const plain = await webcrypto.subtle
      .decrypt(algorithm(iv, member_id), await imported(key), bytes.subarray(IV_BYTES))
      .catch(() => null);
    if (plain !== null) return Buffer.from(plain).toString("utf8");
  }
  return null;
}

function imported({ bytes }: Key) {
  return webcrypto.subtle.importKey("raw", Uint8Array.from(bytes), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
}

function algorithm(iv: Uint8Array, member_id: number) {
  return { name: "AES-GCM", iv, additionalData: Buffer.from(`member:${member_id}`) };
}
