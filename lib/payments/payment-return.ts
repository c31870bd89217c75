import { CARD_RETURNS, type CardReturn } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { safeReturnTo } from "@/lib/routing/return-to";

/**
 * The account page that opens after the customer saves a card (MB-15). Null if `return_to` names none; the checkout or
 * the courier page then opens instead.
 */
export function cardReturn(return_to: string | null): CardReturn | null {
  return CARD_RETURNS.find((name) => name === return_to) ?? null;
}

/**
 * The path of the checkout page from which the customer went to the payment page (EN-02). `/checkout` if no path is
 * stored or the stored path is not allowed.
 */
export function savedCheckout(last: { path: string } | null): string {
  return safeReturnTo(last?.path) ?? hrefs.checkout();
}

/** Adds the query parameter that tells the page that the payment failed (PY-02, PY-03). */
export function unpaidPath(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}payment=cancelled`;
}
