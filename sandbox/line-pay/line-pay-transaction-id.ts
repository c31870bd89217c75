import type { RandomBytes } from "../sandbox-secrets.ts";

// 19 digits as on the real host, which a JavaScript number cannot hold.
export function newTransactionId(now: number, randomBytes: RandomBytes) {
  const tail = randomBytes(4).readUInt32BE() % 1_000_000;
  return `${String(now).padStart(13, "1")}${String(tail).padStart(6, "0")}`;
}
