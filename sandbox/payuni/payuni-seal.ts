import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { isSameSecret } from "../sandbox-secrets.ts";

type Merchant = { hashKey: string; hashIv: string };
export type Fields = Record<string, string>;

// backend/providers has its own code for the same encryption. The code here does not reuse that code and uses other
// functions of node:crypto, so that the same mistake is unlikely on both sides.
export function seal(fields: Fields, { hashKey, hashIv }: Merchant) {
  const cipher = createCipheriv("aes-256-gcm", hashKey, Buffer.from(hashIv));
  const query = new URLSearchParams(fields).toString();
  const text = cipher.update(query, "utf8", "base64") + cipher.final("base64");
  const parts = `${text}:::${cipher.getAuthTag().toString("base64")}`;
  const EncryptInfo = Buffer.from(parts).toString("hex");
  return { EncryptInfo, HashInfo: hash(EncryptInfo, { hashKey, hashIv }) };
}

/**
 * Returns the fields, or null if the hash does not match. A matching hash proves that the sender has the keys of the
 * merchant.
 */
export function unseal(
  { EncryptInfo, HashInfo }: { EncryptInfo: string; HashInfo: string },
  { hashKey, hashIv }: Merchant,
): Fields | null {
  if (!isSameSecret(hash(EncryptInfo, { hashKey, hashIv }), HashInfo)) return null;
  const [text = "", tag = ""] = Buffer.from(EncryptInfo, "hex").toString().split(":::");
  const decipher = createDecipheriv("aes-256-gcm", hashKey, Buffer.from(hashIv));
  decipher.setAuthTag(Buffer.from(tag, "base64"));
  const plain = decipher.update(text, "base64", "utf8") + decipher.final("utf8");
  return Object.fromEntries(new URLSearchParams(plain));
}

function hash(EncryptInfo: string, { hashKey, hashIv }: Merchant) {
  const text = hashKey + EncryptInfo + hashIv;
  return createHash("sha256").update(text).digest("hex").toUpperCase();
}
