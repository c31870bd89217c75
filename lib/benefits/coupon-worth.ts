import type { Coupon } from "@/lib/contracts/coupons";

/** A member's coupons, one list for each tab. */
export type CouponLists = { unused: Coupon[]; used: Coupon[]; expired: Coupon[] };

/** True if the coupon can be used now (CP-06). */
export function isUsable({ is_access }: Pick<Coupon, "is_access">): boolean {
  return is_access === 1;
}

/** The discount in NT$. A coupon has this amount in `cut_money` or in `discount_money` (RU-13). */
export function cashOff({
  cut_money,
  discount_money,
}: Pick<Coupon, "cut_money" | "discount_money">) {
  return cut_money || discount_money;
}

/** The discounted price in tenths of the full price: 9 for 9 折 (10 % off), 8.5 for 15 % off. */
export function paidTenths({ cut_percent }: Pick<Coupon, "cut_percent">): number {
  return (100 - cut_percent) / 10;
}
