import { readStored, removeStored, writeStored } from "./storage";

/** A visit ends when no page of the shop was opened for this time. */
const VISIT_MS = 2 * 60 * 60_000;

/**
 * Stores the partner order number of the link for this visit, so that the cart page opens the checkout of the partner's
 * order (CK-01). If the URL has no number, the stored number stays for another `VISIT_MS`. All tabs share the number,
 * because the customer may open the cart in another tab.
 */
export function rememberOpnVisit(now = Date.now()): void {
  const linked = new URLSearchParams(window.location.search).get("v3");
  const source_order_id = linked || opnOrderOfVisit(now);
  if (source_order_id) writeStored("opnVisit", { source_order_id, time: now });
}

/**
 * The partner order number as it was in the link. It is "" if no link of the partner was opened in this visit, or if an
 * order was placed after the link was opened.
 */
export function opnOrderOfVisit(now = Date.now()): string {
  const visit = readStored("opnVisit");
  return visit && now - visit.time < VISIT_MS ? String(visit.source_order_id) : "";
}

/** Forgets the partner order number after an order, because the number is valid for one order. */
export function endOpnVisit(): void {
  removeStored("opnVisit");
}
