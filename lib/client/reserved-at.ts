import { readSession, writeSession } from "./storage";

const KEY = "reservedAt";

/** A time is chosen for a store. The view has only the fields of EN-07, so the store is kept separately. */
export function keepReservedAt(store_id: number): void {
  writeSession(KEY, String(store_id));
}

/** The store for which the view's time was chosen in this tab; null if unknown. */
export function readReservedAt(): number | null {
  return Number(readSession(KEY)) || null;
}
