import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Coupon } from "@/lib/contracts/coupons";

/** A coupon in a member's list: NT$30 off an order of at least NT$100, usable until the end of 2026. */
export function makeHeldCoupon(values: Partial<Coupon> = {}): Coupon {
  return {
    id: 5,
    code_id: 5,
    code: "MEAL30",
    type: 1,
    cut_type: 1,
    user_type: 0,
    full_money: 100,
    cut_money: 30,
    cut_percent: 0,
    discount_money: 0,
    discount: 0,
    start_date: "2026-11-01 00:00",
    end_date: "2026-12-31 23:59",
    dining_types: [DINING_TYPE.delivery, DINING_TYPE.pickup],
    target_type: 0,
    limit_times: 1,
    used_times: 0,
    consumption_rate: 100,
    access_text: "",
    is_access: 1,
    remark: "餐點滿 100 元折 30 元",
    ...values,
  };
}
