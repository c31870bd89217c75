import { inArray } from "drizzle-orm";
import { COUPON_TAB, COUPON_TYPE, LIST_PAGE_SIZE } from "../../../lib/contracts/codes.ts";
import type { Coupon } from "../../../lib/contracts/coupons.ts";
import type { QueryOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { stores } from "../../db/schema/store-tables.ts";
import { distanceMetres, type Point } from "../address/distance.ts";
import { isInTakeRange } from "../catalog/delivery-rules.ts";
import { pointOf } from "../catalog/store-service.ts";
import { type CouponFacts, couponRefusal, isExpired, momentText } from "./coupon-rules.ts";
import { type HeldCoupon, heldCoupons, isFirstOrder } from "./coupon-service.ts";

type Query = QueryOf<"newDiscountCodeList">;
type CouponListOptions = {
  member_id: number;
  query: Query;
  /** Returns true for the coupons that the list may contain. By default the list may contain all coupons. */
  isShown?: ((coupon: HeldCoupon["coupon"]) => boolean) | undefined;
};

/**
 * Returns a page of one tab of the member's coupon list (API-13). Usable coupons come before other coupons. In both
 * groups, coupons that end sooner come first.
 */
export async function listCoupons(deps: Deps, listing: CouponListOptions): Promise<Coupon[]> {
  const { member_id, query, isShown = () => true } = listing;
  const now = epochSeconds(deps);
  const [held, is_first_order] = await Promise.all([
    heldCoupons(deps.db, member_id),
    isFirstOrder(deps.db, member_id),
  ]);
  const listed = held.filter(
    (one) => tabOf(one, now) === query.type && isWanted(one, query) && isShown(one.coupon),
  );
  const near = await storesNearby(deps.db, listed, query);
  const facts = { ...listFacts(query), now, is_first_order };
  const shown = listed.map((one) => {
    const { store_ids } = one.coupon;
    const has_store_nearby = near ? store_ids.some((id) => near.has(id)) : undefined;
    return couponView(one, { ...facts, has_store_nearby });
  });
  const sorted = shown.toSorted(byUseThenEnd);
  return sorted.slice((query.page - 1) * LIST_PAGE_SIZE, query.page * LIST_PAGE_SIZE);
}

/** Counts the coupons that are neither used up nor expired, including coupons that are not valid yet. */
export async function countUnused(db: Database, member_id: number, now: number): Promise<number> {
  const held = await heldCoupons(db, member_id);
  return held.filter((one) => tabOf(one, now) === COUPON_TAB.unused).length;
}

function tabOf({ coupon, used_times }: HeldCoupon, now: number): number {
  if (used_times >= coupon.limit_times) return COUPON_TAB.used;
  return isExpired(coupon, now) ? COUPON_TAB.expired : COUPON_TAB.unused;
}

/**
 * Returns true if the coupon's minimum amount is at most `filter_full_money`. The value 0 means that the caller has no
 * subtotal, so all coupons match.
 */
function isWanted({ coupon }: HeldCoupon, { filter_full_money }: Query): boolean {
  return filter_full_money === 0 || coupon.full_money <= filter_full_money;
}

function listFacts({ store_id, dining_type, is_reservation, is_group_purchase }: Query) {
  const place = store_id === 0 ? {} : { store_id };
  return { ...place, dining_type, is_reservation, is_group_purchase };
}

/**
 * Returns the ids of the coupons' stores that are within pick-up range of the place. Returns null if the place is
 * unknown or if no coupon is limited to stores.
 */
async function storesNearby(
  db: Database,
  held: HeldCoupon[],
  query: Query,
): Promise<Set<number> | null> {
  const point = pointOf(query);
  const ids = [...new Set(held.flatMap(({ coupon }) => coupon.store_ids))];
  if (!point || ids.length === 0) return null;
  const rows = await db
    .select({ id: stores.id, lat: stores.lat, lng: stores.lng })
    .from(stores)
    .where(inArray(stores.id, ids));
  return new Set(rows.filter((store) => isNear(store, point)).map(({ id }) => id));
}

function isNear(store: Point, point: Point): boolean {
  return isInTakeRange(distanceMetres(store, point));
}

function couponView({ id, coupon, used_times }: HeldCoupon, facts: CouponFacts): Coupon {
  const refusal = couponRefusal({ coupon, used_times }, facts);
  return {
    ...coupon,
    id,
    code_id: id,
    // The discounted price in tenths of the full price, such as 9 for 9 折.
    discount: coupon.type === COUPON_TYPE.percent ? (100 - coupon.cut_percent) / 10 : 0,
    start_date: momentText(coupon.start_time),
    end_date: momentText(coupon.end_time),
    used_times,
    is_access: refusal === null ? 1 : 0,
    access_text: refusal?.text ?? "",
    access_text_said: refusal?.said,
  };
}

function byUseThenEnd(a: Coupon, b: Coupon): number {
  if (a.is_access !== b.is_access) return b.is_access - a.is_access;
  return a.end_date < b.end_date ? -1 : Number(a.end_date > b.end_date);
}
