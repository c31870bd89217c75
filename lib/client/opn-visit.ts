import { readStored, removeStored, writeStored } from "./storage";

/** A visit ends when no page of the shop was opened for this time. */
const VISIT_MS = 2 * 60 * 60_000;

/**
 * Keeps the partner's order number of a link for the visit, so that the cart leads to the partner's order (CK-01). All
 * tabs share it, because the cart may be opened in another tab.
 */
export function rememberOpnVisit(now = Date.now()): void {
  const linked = new URLSearchParams(window.location.search).get("v3");
  const source_order_id = linked || opnOrderOfVisit(now);
  if (source_order_id) writeStored("opnVisit", { source_order_id, time: now });
}

/** The number as it was in the link; empty outside a partner's visit. */
export function opnOrderOfVisit(now = Date.now()): string {
  const visit = readStored("opnVisit");
  return visit && now - visit.time < VISIT_MS ? String(visit.source_order_id) : "";
}

/** Runs after an order, because a number is valid for one order. */
export function endOpnVisit(): void {
  removeStored("opnVisit");
}
