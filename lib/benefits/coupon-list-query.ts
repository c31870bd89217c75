import type { ViewState } from "@/lib/contracts/carts";
import type { CouponTab } from "./ask-coupons";

type CouponPage = {
  type: CouponTab;
  page: number;
  view: Pick<ViewState, "dining_type" | "is_reservation">;
  /** The position of the delivery address in this browser, or null without an address. */
  place: { lat: number; lng: number } | null;
};

/**
 * CP-02: the query for one page of a tab of the coupon list, outside of an order. `store_id` and `filter_full_money`
 * are 0, so the backend does not filter by store or amount. The backend uses the position to decide whether the stores
 * of a coupon are near.
 */
export function couponListQuery({ type, page, view, place }: CouponPage) {
  const { dining_type, is_reservation } = view;
  return {
    page,
    type,
    store_id: 0,
    filter_full_money: 0,
    dining_type,
    is_reservation,
    is_group_purchase: 0 as const,
    ...(place && { lat: place.lat, lng: place.lng }),
    session_id: "",
  };
}
