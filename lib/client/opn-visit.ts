import { readSession, removeSession, writeSession } from "./storage";

const KEY = "opnOrder";

/** Keeps the partner's order number of a link for the visit, so that the cart leads to the partner's order (CK-01). */
export function rememberOpnVisit(): void {
  const source_order_id = new URLSearchParams(window.location.search).get("v3");
  if (source_order_id) writeSession(KEY, source_order_id);
}

/** The number as it was in the link; empty outside a partner's visit. */
export function opnOrderOfVisit(): string {
  return readSession(KEY) ?? "";
}

/** The number is used up by an order. */
export function endOpnVisit(): void {
  removeSession(KEY);
}
