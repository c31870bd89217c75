import { readSession, removeSession, writeSession } from "./storage";

const KEY = "placed-order";

/** Stores the order that was just placed, so that the order list of this tab shows it first (OR-07). */
export function rememberPlacedOrder(order_id: number): void {
  writeSession(KEY, String(order_id));
}

/** The id, as text, of the order that was just placed; null if there is none. */
export function readPlacedOrder(): string | null {
  return readSession(KEY);
}

/** Forgets the order after the order list has shown it at the top. The next visit then sorts the list as usual. */
export function forgetPlacedOrder(): void {
  removeSession(KEY);
}
