import { clockText } from "../../shared/taipei-time.ts";

const NUMBERS = 100_000_000;
// STEP has no common factor with NUMBERS, so the eight digits repeat only after 100 million ids. Because they do not
// increase with the id, an order number does not reveal how many orders exist.
const STEP = 64_213_571;
const OFFSET = 31_415_927;

/** Returns the order number in the format `F{yymmdd}{8 digits}` (RU-34). */
export function orderNumber(id: number, now: number): string {
  const digits = ((id % NUMBERS) * STEP + OFFSET) % NUMBERS;
  return `F${clockText(now, "YYYYMMDD").slice(2)}${String(digits).padStart(8, "0")}`;
}

/**
 * Returns the number of a payment attempt. Each attempt needs a number of its own, because a provider accepts each
 * number only once.
 */
export function attemptNumber(order_no: string, attempt: number): string {
  return `${order_no}-${attempt}`;
}
