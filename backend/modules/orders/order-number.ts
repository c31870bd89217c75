import { clockText } from "../../shared/taipei-time.ts";

const NUMBERS = 100_000_000;
// Coprime to NUMBERS, so that no two ids below it get the same number. The numbers do not reveal how many orders there
// are.
const STEP = 64_213_571;
const OFFSET = 31_415_927;

/** `F{yymmdd}{8 digits}` (RU-34). */
export function orderNumber(id: number, now: number): string {
  const digits = ((id % NUMBERS) * STEP + OFFSET) % NUMBERS;
  return `F${clockText(now, "YYYYMMDD").slice(2)}${String(digits).padStart(8, "0")}`;
}

/** A provider accepts each number once, so every payment attempt has its own. */
export function attemptNumber(order_no: string, attempt: number): string {
  return `${order_no}-${attempt}`;
}
