import { COUPON_TAB, type DiningType, LIST_PAGE_SIZE } from "@/lib/contracts/codes";
import type { Coupon } from "@/lib/contracts/coupons";
import type { Answer } from "@/lib/contracts/envelope";
import type { CouponLists } from "./coupon-worth";

/** What decides which coupons an order can use. */
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
const MOST_PAGES = 10;

export type CouponTab = (typeof COUPON_TAB)[keyof typeof COUPON_TAB];
export type CouponQuery = ReturnType<typeof couponQuery>;

/**
 * CP-02: one tab as this order asks for it. What can still be used is narrowed to what the food comes
 * to after the store's own offer, where 0 would narrow nothing; what is over is told whole.
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

type Ask = (query: CouponQuery) => Promise<Answer<Coupon[]>>;

/** CK-21: the three lists at once; null when one of them is not to be had. */
export async function askCoupons(facts: CouponFacts, ask: Ask): Promise<CouponLists | null> {
  const [unused, used, expired] = await Promise.all([
    askUnused(facts, ask),
    ask(couponQuery(COUPON_TAB.used, facts)),
    ask(couponQuery(COUPON_TAB.expired, facts)),
  ]);
  if (!unused || !used.ok || !expired.ok) return null;
  return { unused, used: used.data, expired: expired.data };
}

/** Whole, so that their number is true; of what is over the newest page tells enough. */
export async function askUnused(facts: CouponFacts, ask: Ask): Promise<Coupon[] | null> {
  const query = couponQuery(COUPON_TAB.unused, facts);
  const pages: Coupon[][] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask({ ...query, page });
    if (!answer.ok) return null;
    pages.push(answer.data);
    if (answer.data.length < LIST_PAGE_SIZE) break;
  }
  return pages.flat();
}
