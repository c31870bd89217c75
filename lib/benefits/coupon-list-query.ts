import type { ViewState } from "@/lib/contracts/carts";
import type { CouponTab } from "./ask-coupons";

type CouponPage = {
  type: CouponTab;
  page: number;
  view: Pick<ViewState, "dining_type" | "is_reservation">;
  /** The member's delivery point; null without an address. */
  place: { lat: number; lng: number } | null;
};

/**
 * CP-02: one page of a tab, without an order. Store and sum are 0, which does not filter. The place
 * decides whether the stores of a coupon are near.
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
