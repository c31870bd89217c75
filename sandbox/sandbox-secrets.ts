import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type RandomBytes = (size: number) => Buffer;

// Written independently of backend/providers, so that both sides do not share a mistake.
export function hmac(secret: string, content: string, encoding: "base64" | "hex") {
  return createHmac("sha256", secret).update(content, "utf8").digest(encoding);
}

export function sha256(value: string) {
  return createHash("sha256").update(value).digest("hex");
}

export function isSameSecret(expected: string, given: unknown) {
  if (typeof given !== "string") return false;
  return timingSafeEqual(Buffer.from(sha256(expected)), Buffer.from(sha256(given)));
}

export function newToken(randomBytes: RandomBytes) {
  return randomBytes(32).toString("base64url");
}
