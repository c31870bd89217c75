import { DINING_TYPE } from "@/lib/contracts/codes";
import { APP_CODE } from "./app-code";
import { isGuarded } from "./guarded-path";
import { normalPath } from "./locale-path";

const CHECKOUT = "/checkout";
const CARD_BINDING = "/bindcard";
const PAYMENT_RETURNS = "/third/";

type Visit = {
  pathname: string;
  query: URLSearchParams;
  /** True if this browser has a courier session. */
  isCourier: boolean;
};

/**
 * True if the page needs a signed-in member. These visits to guarded pages do not need one:
 * - saving a card with a courier session (PY-11), because the calls of the page check the courier session
 * - returning from the payment of a courier order with a courier session (PY-09), for the same reason
 * - opening the checkout with a sign-in link of the membership service's app, because the checkout page itself signs
 *   the member in (CK-02)
 */
export function needsMember({ pathname, query, isCourier }: Visit): boolean {
  const path = normalPath(pathname);
  if (path === CHECKOUT && query.get(APP_CODE)) return false;
  if (path === CARD_BINDING) return !isCourier;
  if (path.startsWith(PAYMENT_RETURNS) && isCourierReturn(query)) {
    return isGuarded(path) && !isCourier;
  }
  return isGuarded(path);
}

/** True for a payment return of a courier order (PY-08). */
export function isCourierReturn(query: URLSearchParams): boolean {
  return query.get("dining_type") === String(DINING_TYPE.courier);
}
