import { hrefs } from "@/lib/routing/hrefs";
import { safeReturnTo } from "@/lib/routing/return-to";

/** Where the order was left to be paid (SPEC §3 last checkout data). */
export function savedCheckout(last: { path: string } | null): string {
  return safeReturnTo(last?.path) ?? hrefs.checkout();
}

/** The same place, where it is said that nothing was paid (acceptance PY-02, PY-03). */
export function unpaidPlace(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}payment=cancelled`;
}
