import { CARD_RETURNS, type CardReturn } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { safeReturnTo } from "@/lib/routing/return-to";

/** The account page that opened the page that saves a card; null for the checkout (MB-15). */
export function cardReturn(return_to: string | null): CardReturn | null {
  return CARD_RETURNS.find((name) => name === return_to) ?? null;
}

/** The page from which the order was sent to its payment (EN-02). */
export function savedCheckout(last: { path: string } | null): string {
  return safeReturnTo(last?.path) ?? hrefs.checkout();
}

/** The path with the query that shows that the payment failed (PY-02, PY-03). */
export function unpaidPath(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}payment=cancelled`;
}
