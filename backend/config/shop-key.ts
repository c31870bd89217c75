import { createHash, timingSafeEqual } from "node:crypto";
import type { BackendConfig } from "./backend-config.ts";

export const SHOP_KEY_HEADER = "x-backend-key";

/** Whether the request has a key of `BACKEND_KEY`. The keys are hashed, so that the comparison takes constant time. */
export function isFromShop({ BACKEND_KEY }: Pick<BackendConfig, "BACKEND_KEY">, given: unknown) {
  if (typeof given !== "string") return false;
  return BACKEND_KEY.some((key) => timingSafeEqual(digest(key), digest(given)));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
