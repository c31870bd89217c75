import { webcrypto } from "node:crypto";
import type { Deps } from "../../call.ts";
import type { Key } from "../../config/keys.ts";

/** A sealed token has the format `v2.<key id>.<bytes>`. Earlier versions of this program wrote `v1.<bytes>`. */
const PREFIX = "v2.";
const OLD_PREFIX = "v1.";
const PURPOSE = "saved card tokens";
const IV_BYTES = 12;

type SealDeps = Pick<Deps, "config">;
type Token = { member_id: number; credit_hash: string };

/**
 * Encrypts a card token of PAYUNi with AES-256-GCM, so that nobody can charge a card with a copy of the database. The
 * member id is the additional data, so a token that was copied to the row of another member cannot be decrypted.
 */
export async function sealToken(
  deps: SealDeps & Pick<Deps, "randomBytes">,
  { member_id, credit_hash }: Token,
): Promise<string> {
  const iv = deps.randomBytes(IV_BYTES);
  const key = deps.config.keys.current(PURPOSE);
  const text = Buffer.from(credit_hash);
  const sealed = await webcrypto.subtle.encrypt(
    algorithm(iv, member_id),
    await importKey(key),
    text,
  );
  const bytes = Buffer.concat([iv, Buffer.from(sealed)]);
  return currentSealPrefix(deps) + bytes.toString("base64url");
}

/**
 * Decrypts a card token. Returns null if the token was changed, was sealed for another member, or was sealed with a
 * master secret that is no longer configured.
 */
export async function openToken(deps: SealDeps, token: Token): Promise<string | null> {
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
  // A token without a prefix was stored unsealed by an earlier version. The worker seals it at its next start
  // (`resealCards`).
  return credit_hash;
}

/** Returns the prefix of tokens that are sealed with the current master secret. */
export function currentSealPrefix({ config }: SealDeps): string {
  return `${PREFIX}${config.keys.currentId}.`;
}

async function openWith(keys: Key[], { member_id }: Token, text: string): Promise<string | null> {
  const bytes = Buffer.from(text, "base64url");
  const iv = bytes.subarray(0, IV_BYTES);
  for (const key of keys) {
    const plain = await webcrypto.subtle
      .decrypt(algorithm(iv, member_id), await importKey(key), bytes.subarray(IV_BYTES))
      .catch(() => null);
    if (plain !== null) return Buffer.from(plain).toString("utf8");
  }
  return null;
}

function importKey({ bytes }: Key) {
  return webcrypto.subtle.importKey("raw", Uint8Array.from(bytes), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
}

function algorithm(iv: Uint8Array, member_id: number) {
  return { name: "AES-GCM", iv, additionalData: Buffer.from(`member:${member_id}`) };
}
