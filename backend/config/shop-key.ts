import { createHash, timingSafeEqual } from "node:crypto";
import type { BackendConfig } from "./backend-config.ts";

export const SHOP_KEY_HEADER = "x-backend-key";

/** Whether the request carries a key of `BACKEND_KEY`; hashed first, so that the comparison takes the same time. */
export function isFromShop({ BACKEND_KEY }: Pick<BackendConfig, "BACKEND_KEY">, given: unknown) {
  if (typeof given !== "string") return false;
  return BACKEND_KEY.some((key) => timingSafeEqual(digest(key), digest(given)));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
