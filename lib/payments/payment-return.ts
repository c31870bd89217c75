import { DINING_TYPE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { safeReturnTo } from "@/lib/routing/return-to";

/** A courier's payment returns to the courier, every other to the orders (acceptance PY-08). */
export function isCourierReturn(query: URLSearchParams): boolean {
  return query.get("dining_type") === String(DINING_TYPE.courier);
}

/** Where the order was left to be paid (SPEC §3 last checkout data). */
export function savedCheckout(last: { path: string } | null): string {
  return safeReturnTo(last?.path) ?? hrefs.checkout();
}
