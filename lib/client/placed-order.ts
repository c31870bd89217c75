import { readSession, removeSession, writeSession } from "./storage";

const KEY = "placed-order";

/** Stores the order that was just placed, so that the order list of this tab shows it first (OR-07). */
export function rememberPlacedOrder(order_id: number): void {
  writeSession(KEY, String(order_id));
}

/** The id of the order that was just placed, as text; null without one. */
export function readPlacedOrder(): string | null {
  return readSession(KEY);
}

/** Called when the order list has taken it, so that the next visit is an ordinary one. */
export function forgetPlacedOrder(): void {
  removeSession(KEY);
}
