import { hrefs } from "@/lib/routing/hrefs";
import { safeReturnTo } from "@/lib/routing/return-to";

/** Where the order was sent from to be paid (EN-02). */
export function savedCheckout(last: { path: string } | null): string {
  return safeReturnTo(last?.path) ?? hrefs.checkout();
}

/** The same place, with the message that nothing was paid (PY-02, PY-03). */
export function unpaidPlace(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}payment=cancelled`;
}
