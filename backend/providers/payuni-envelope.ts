import { createHash, timingSafeEqual, webcrypto } from "node:crypto";

export type PayuniKeys = { merchantId: string; hashKey: string; hashIv: string };
export type PayuniFields = Record<string, string>;
type PayuniEnvelope = { EncryptInfo: string; HashInfo: string };

const TAG_BYTES = 16;
const SEPARATOR = ":::";

/** `hex(base64(AES-256-GCM(query string)) ::: base64(tag))`, and SHA-256 over key, text and IV (PV-06). */
export async function sealPayuni(fields: PayuniFields, keys: PayuniKeys): Promise<PayuniEnvelope> {
  const plain = Buffer.from(new URLSearchParams(fields).toString());
  const key = await importKey(keys);
  const sealed = Buffer.from(await webcrypto.subtle.encrypt(algorithm(keys), key, plain));
  const text = sealed.subarray(0, -TAG_BYTES).toString("base64");
  const tag = sealed.subarray(-TAG_BYTES).toString("base64");
  const EncryptInfo = Buffer.from(text + SEPARATOR + tag).toString("hex");
  return { EncryptInfo, HashInfo: hashOf(EncryptInfo, keys) };
}

/** Null for a text that was not sealed with these keys or was changed. */
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

// The IV is the merchant's and never changes, so the envelope is a signature and not a secret (PV-06).
function algorithm({ hashIv }: PayuniKeys) {
  return { name: "AES-GCM", iv: Buffer.from(hashIv), tagLength: 8 * TAG_BYTES };
}
