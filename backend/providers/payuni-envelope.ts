import { createHash, timingSafeEqual, webcrypto } from "node:crypto";

export type PayuniKeys = { merchantId: string; hashKey: string; hashIv: string };
export type PayuniFields = Record<string, string>;
type PayuniEnvelope = { EncryptInfo: string; HashInfo: string };

const TAG_BYTES = 16;
const SEPARATOR = ":::";

/**
 * Encrypts fields for PAYUNi (PV-06). `EncryptInfo` is `hex(base64(AES-256-GCM(query string)) ::: base64(tag))`.
 * `HashInfo` is the SHA-256 of the key, `EncryptInfo` and the IV.
 */
export async function sealPayuni(fields: PayuniFields, keys: PayuniKeys): Promise<PayuniEnvelope> {
  const plain = Buffer.from(new URLSearchParams(fields).toString());
  const key = await importKey(keys);
  const sealed = Buffer.from(await webcrypto.subtle.encrypt(algorithm(keys), key, plain));
  const text = sealed.subarray(0, -TAG_BYTES).toString("base64");
  const tag = sealed.subarray(-TAG_BYTES).toString("base64");
  const EncryptInfo = Buffer.from(text + SEPARATOR + tag).toString("hex");
  return { EncryptInfo, HashInfo: hashOf(EncryptInfo, keys) };
}

/** Decrypts fields from PAYUNi; null if they were not encrypted with these keys or were changed. */
export async function openPayuni(
  { EncryptInfo, HashInfo }: PayuniEnvelope,
  keys: PayuniKeys,
): Promise<PayuniFields | null> {
  if (!isSame(hashOf(EncryptInfo, keys), HashInfo)) return null;
  const [text = "", tag = "", ...rest] = Buffer.from(EncryptInfo, "hex")
    .toString("latin1")
    .split(SEPARATOR);
  if (rest.length > 0 || tag === "") return null;
  const sealed = Buffer.concat([Buffer.from(text, "base64"), Buffer.from(tag, "base64")]);
  const key = await importKey(keys);
  const plain = await webcrypto.subtle.decrypt(algorithm(keys), key, sealed).catch(() => null);
  if (plain === null) return null;
  return Object.fromEntries(new URLSearchParams(Buffer.from(plain).toString("utf8")));
}

function hashOf(EncryptInfo: string, { hashKey, hashIv }: PayuniKeys): string {
  return createHash("sha256")
    .update(hashKey + EncryptInfo + hashIv)
    .digest("hex")
    .toUpperCase();
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function importKey({ hashKey }: PayuniKeys) {
  return webcrypto.subtle.importKey("raw", Buffer.from(hashKey), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
}

// All messages of a merchant use the same IV (PV-06), so the encryption does not keep their content secret. It is
// `HashInfo` that proves who sent a message.
function algorithm({ hashIv }: PayuniKeys) {
  return { name: "AES-GCM", iv: Buffer.from(hashIv), tagLength: 8 * TAG_BYTES };
}
