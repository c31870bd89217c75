import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type RandomBytes = (size: number) => Buffer;

// backend/providers has its own code for the same signatures. The code here does not reuse that code, so that the same
// mistake is unlikely on both sides.
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
