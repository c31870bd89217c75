import "server-only";

const MINUTE_MS = 60_000;
const ASKED_A_MINUTE = 120;

let minute = 0;
let asked = new Map<string, number>();

/** Every prediction is billed to the operator: nobody types faster than this. */
export function mayPredict(ip: string, now: number): boolean {
  if (minute !== Math.floor(now / MINUTE_MS)) {
    minute = Math.floor(now / MINUTE_MS);
    asked = new Map();
  }
  const count = (asked.get(ip) ?? 0) + 1;
  asked.set(ip, count);
  return count <= ASKED_A_MINUTE;
}
