import {
  COUPON_TARGET_TYPE,
  COUPON_TYPE,
  COUPON_USER_TYPE,
  type CouponType,
  CUT_TYPE,
  type CutType,
  DINING_TYPE,
  type DiningType,
} from "../../../lib/contracts/codes.ts";
import type { coupons } from "../../db/schema/benefit-tables.ts";
import { clockText } from "../../shared/taipei-time.ts";
import { moneyText, type Sentence, sentence } from "../../shared/text-rules.ts";

export type CouponTerms = {
  type: CouponType;
  cut_type: CutType;
  full_money: number;
  cut_money: number;
  cut_percent: number;
  /** The largest share of the food price or the delivery fee (RU-13) that the coupon may take off, in percent. */
  consumption_rate: number;
};

export type CouponRow = typeof coupons.$inferSelect;
export type CouponUse = { coupon: CouponRow; used_times: number };

/**
 * The facts that decide whether a coupon can be used. The rules check only the facts that are given, because a list of
 * coupons is shown without an order and so lacks some facts.
 */
export type CouponFacts = {
  now: number;
  is_first_order: boolean;
  store_id?: number;
  dining_type?: DiningType;
  is_reservation?: 0 | 1;
  is_group_purchase?: 0 | 1;
  /** The price of the food after the store coupon, in NT$. */
  base?: number;
  /** True if one of the coupon's stores is near the customer. */
  has_store_nearby?: boolean;
};

const DINING_NAMES: Record<DiningType, string> = {
  [DINING_TYPE.pickup]: "外帶",
  [DINING_TYPE.delivery]: "外送",
  [DINING_TYPE.dineIn]: "內用",
  [DINING_TYPE.businessReservation]: "企業預訂",
  [DINING_TYPE.courier]: "快遞",
};

/**
 * Returns the first reason why a coupon cannot be used, as a text for the member, or null if it can be used (RU-14).
 */
export function couponRefusal(
  { coupon, used_times }: CouponUse,
  facts: CouponFacts,
): Sentence | null {
  if (used_times >= coupon.limit_times) return sentence("已使用完畢", "coupon-used-up");
  return (
    outOfTime(coupon, facts) ??
    wrongPlace(coupon, facts) ??
    wrongOrder(coupon, facts) ??
    belowThreshold(coupon, facts)
  );
}

export function isForCourierOrders({ dining_types }: Pick<CouponRow, "dining_types">): boolean {
  return dining_types.includes(DINING_TYPE.courier);
}

export function isExpired({ end_time }: Pick<CouponRow, "end_time">, now: number): boolean {
  return now > end_time;
}

function outOfTime({ start_time, end_time }: CouponRow, { now }: CouponFacts): Sentence | null {
  const [start, end] = [momentText(start_time), momentText(end_time)];
  if (now > end_time) return sentence(`已於 ${end} 到期`, "coupon-ended", { time: end });
  if (now >= start_time) return null;
  return sentence(`${start} 起才能使用`, "coupon-starts", { time: start });
}

function wrongPlace({ target_type, store_ids }: CouponRow, facts: CouponFacts): Sentence | null {
  if (target_type === COUPON_TARGET_TYPE.allStores) return null;
  const { store_id, has_store_nearby } = facts;
  if (store_id !== undefined) {
    return store_ids.includes(store_id) ? null : sentence("此店家不適用", "coupon-not-here");
  }
  return has_store_nearby === false
    ? sentence("您所在位置附近沒有適用的店家", "coupon-none-near")
    : null;
}

function wrongOrder(coupon: CouponRow, facts: CouponFacts): Sentence | null {
  const { dining_type, is_reservation, is_group_purchase, is_first_order } = facts;
  if (dining_type !== undefined && !coupon.dining_types.includes(dining_type)) {
    const names = coupon.dining_types.map((type) => DINING_NAMES[type]).join("、");
    return sentence(`僅限${names}訂單使用`, "coupon-dining");
  }
  if (is_group_purchase === 1) return sentence("團購訂單不適用", "coupon-group");
  if (is_reservation === 1 && coupon.takes_reservations === 0) {
    return sentence("預訂訂單不適用", "coupon-reserved");
  }
  return coupon.user_type === COUPON_USER_TYPE.firstOrder && !is_first_order
    ? sentence("僅限首次訂購使用", "coupon-first-order")
    : null;
}

function belowThreshold({ full_money }: CouponRow, { base }: CouponFacts): Sentence | null {
  if (base === undefined || base >= full_money) return null;
  const [least, missing] = [moneyText(full_money), moneyText(full_money - base)];
  const text = `未達使用門檻 ${least}，還差 ${missing}`;
  return sentence(text, "coupon-shortfall", { least, missing });
}

/** Returns the message for a usable coupon that did not reduce the price of the order. */
export function unusableText({ cut_type }: CouponRow): Sentence {
  return cut_type === CUT_TYPE.fee
    ? sentence("運費已有優惠，不需使用運費優惠券", "coupon-fee-relieved")
    : sentence("此訂單沒有可折抵的金額", "coupon-nothing-left");
}

export function couponTerms(coupon: CouponRow): CouponTerms {
  const { type, cut_type, full_money, cut_percent, consumption_rate, discount_money } = coupon;
  const cut_money = coupon.cut_money || (type === COUPON_TYPE.cash ? discount_money : 0);
  return { type, cut_type, full_money, cut_money, cut_percent, consumption_rate };
}

export function momentText(time: number): string {
  return clockText(time, "YYYY-MM-DD HH:mm");
}
