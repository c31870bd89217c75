import { COUPON_TAB, type DiningType } from "@/lib/contracts/codes";
import type { Coupon } from "@/lib/contracts/coupons";
import type { Answer } from "@/lib/contracts/envelope";
import { distinctEntries, mayHaveMore } from "@/lib/format/paged-entries";
import type { CouponLists } from "./coupon-worth";

/** The order and the place that decide which coupons can be used. */
export type CouponFacts = {
  order: {
    store_id: number;
    dining_type: DiningType;
    is_reservation: 0 | 1;
    subtotal: number;
    store_coupon_discount_money: number;
  };
  place: { lat: number; lng: number };
};
const MAX_PAGES = 10;

export type CouponTab = (typeof COUPON_TAB)[keyof typeof COUPON_TAB];
export type CouponQuery = ReturnType<typeof couponQuery>;

/**
 * CP-02: the query for one tab of the coupons of an order. In the tab of unused coupons, `filter_full_money` is the
 * price of the food after the store coupon, and the backend leaves out coupons with a higher minimum. The value is at
 * least 1, because 0 means no filter. In the tabs of used and expired coupons it is 0.
 */
export function couponQuery(type: CouponTab, { order, place }: CouponFacts) {
  const { store_id, dining_type, is_reservation } = order;
  const base = Math.max(1, order.subtotal - order.store_coupon_discount_money);
  return {
    page: 1,
    type,
    store_id,
    filter_full_money: type === COUPON_TAB.unused ? base : 0,
    dining_type,
    is_reservation,
    is_group_purchase: 0 as const,
    lat: place.lat,
    lng: place.lng,
    session_id: "",
  };
}

type ReadCoupons = (query: CouponQuery) => Promise<Answer<Coupon[]>>;

/** CK-21: reads the three lists of coupons at the same time. Returns null if one of the calls fails. */
export async function askCoupons(
  facts: CouponFacts,
  ask: ReadCoupons,
): Promise<CouponLists | null> {
  const [unused, used, expired] = await Promise.all([
    askUnused(facts, ask),
    ask(couponQuery(COUPON_TAB.used, facts)),
    ask(couponQuery(COUPON_TAB.expired, facts)),
  ]);
  if (!unused || !used.ok || !expired.ok) return null;
  return { unused, used: used.data, expired: expired.data };
}

/**
 * Reads all pages of unused coupons (at most ten), because the checkout shows the number of usable coupons. Returns
 * null if one of the calls fails.
 */
export async function askUnused(facts: CouponFacts, ask: ReadCoupons): Promise<Coupon[] | null> {
  const query = couponQuery(COUPON_TAB.unused, facts);
  const pages: Coupon[][] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await ask({ ...query, page });
    if (!answer.ok) return null;
    pages.push(answer.data);
    if (!mayHaveMore(pages, couponKey)) break;
  }
  return distinctEntries(pages, couponKey);
}

/** The key by which a repeated entry of the list is recognised. */
export function couponKey({ code_id }: Coupon): number {
  return code_id;
}
