import { createCipheriv, createDecipheriv, createSign, createVerify } from "node:crypto";

type Secrets = { aesKey: string; aesIv: string };

// backend/providers has its own code for the same encryption and signatures. The code here does not reuse that code and
// uses other functions of node:crypto, so that the same mistake is unlikely on both sides.
export function sealText(fields: object, { aesKey, aesIv }: Secrets): string {
  const cipher = createCipheriv("aes-256-cbc", aesKey, aesIv);
  return cipher.update(JSON.stringify(fields), "utf8", "base64") + cipher.final("base64");
}

/** Decrypts and parses the text. The caller must verify the signature of the text first. */
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
