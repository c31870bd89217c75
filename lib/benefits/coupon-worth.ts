import type { Coupon } from "@/lib/contracts/coupons";

/** A member's coupons, tab by tab. */
export type CouponLists = { unused: Coupon[]; used: Coupon[]; expired: Coupon[] };

/** Usable when is_access equals 1 (CP-06). */
export function isUsable({ is_access }: Pick<Coupon, "is_access">): boolean {
  return is_access === 1;
}

/** A cash coupon may have its amount in either field (RU-13). */
export function cashOff({
  cut_money,
  discount_money,
}: Pick<Coupon, "cut_money" | "discount_money">) {
  return cut_money || discount_money;
}

/** 9 for 9 折, which takes 10 % off; 8.5 for 15 %. */
export function paidTenths({ cut_percent }: Pick<Coupon, "cut_percent">): number {
  return (100 - cut_percent) / 10;
}
