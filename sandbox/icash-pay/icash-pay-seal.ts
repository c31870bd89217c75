import { createCipheriv, createDecipheriv, createSign, createVerify } from "node:crypto";

type Secrets = { aesKey: string; aesIv: string };

// Written independently of backend/providers and with another API of Node's cryptography, so that both sides do not
// share a mistake.
export function sealText(fields: object, { aesKey, aesIv }: Secrets): string {
  const cipher = createCipheriv("aes-256-cbc", aesKey, aesIv);
  return cipher.update(JSON.stringify(fields), "utf8", "base64") + cipher.final("base64");
}

/** Only for a text with a verified signature. */
export function unsealText(text: string, { aesKey, aesIv }: Secrets): unknown {
  const decipher = createDecipheriv("aes-256-cbc", aesKey, aesIv);
  return JSON.parse(decipher.update(text, "base64", "utf8") + decipher.final("utf8"));
}

export function signature(text: string, privateKey: string): string {
  return createSign("RSA-SHA256").update(text, "utf8").sign(privateKey, "base64");
}

export function isSigned(text: string, given: unknown, publicKey: string): boolean {
  if (typeof given !== "string") return false;
  return createVerify("RSA-SHA256").update(text, "utf8").verify(publicKey, given, "base64");
}
