import { createCipheriv, createDecipheriv, createSign, createVerify } from "node:crypto";

type Secrets = { aesKey: string; aesIv: string };

// Written apart from backend/providers on purpose, with another part of node's cryptography.
export function sealText(fields: object, { aesKey, aesIv }: Secrets): string {
  const cipher = createCipheriv("aes-256-cbc", aesKey, aesIv);
  return cipher.update(JSON.stringify(fields), "utf8", "base64") + cipher.final("base64");
}

/** For a text whose signature was checked: what the shop signed, it also sealed. */
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
