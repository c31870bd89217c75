import type { RandomBytes } from "../sandbox-secrets.ts";

// 19 digits as on the real host: more than a JavaScript number can hold.
export function newTransactionId(now: number, randomBytes: RandomBytes) {
  const tail = randomBytes(4).readUInt32BE() % 1_000_000;
  return `${String(now).padStart(13, "1")}${String(tail).padStart(6, "0")}`;
}
