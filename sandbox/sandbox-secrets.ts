import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type RandomBytes = (size: number) => Buffer;

// Written apart from backend/providers on purpose: a mistake in one side must not be agreed to by the other.
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
