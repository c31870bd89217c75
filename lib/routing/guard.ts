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
 * True if the page needs a signed-in member. Two kinds of visits to guarded pages need none. With a courier session,
 * the customer may save a card (PY-11) and return from the payment of a courier order (PY-09); the calls of these pages
 * check the courier session. The checkout page handles a sign-in link of the membership service's app itself (CK-02).
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
