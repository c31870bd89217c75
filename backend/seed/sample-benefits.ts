import {
  COUPON_TARGET_TYPE,
  COUPON_TYPE,
  COUPON_USER_TYPE,
  CUT_TYPE,
  DINING_TYPE,
} from "../../lib/contracts/codes.ts";
import { codeHash } from "../db/code-hash.ts";
import type {
  coupons,
  member_coupons,
  point_grants,
  redeem_codes,
  subscriptions,
} from "../db/schema/benefit-tables.ts";
import { dayStart, taipeiDay } from "../shared/taipei-time.ts";

type CouponRow = typeof coupons.$inferInsert & { id: number };
type HeldRow = typeof member_coupons.$inferInsert & { id: number };

const { delivery, pickup, businessReservation, courier } = DINING_TYPE;
const BOTH = [delivery, pickup];

/**
 * Redeem codes for the page 我的優惠券 of a demonstration. Each code works once, and a member may use one code of each
 * campaign.
 */
export const SAMPLE_CODES = [
  { code: "FUTAO2026A", kind: "coin", campaign: "福饕開站點數", points: 50 },
  { code: "FUTAO2026B", kind: "coin", campaign: "福饕開站點數", points: 50 },
  { code: "FUTAO2026C", kind: "coin", campaign: "福饕開站點數", points: 50 },
  { code: "GIFTMEAL01", kind: "coin", campaign: "美味見面禮", coupon_id: 14 },
  { code: "GIFTMEAL02", kind: "coin", campaign: "美味見面禮", coupon_id: 14 },
  { code: "GIFTMEAL03", kind: "coin", campaign: "美味見面禮", coupon_id: 14 },
  { code: "fdm-WELCOME01", kind: "reward", campaign: "新朋友推薦禮", coupon_id: 15 },
  { code: "fdm-WELCOME02", kind: "reward", campaign: "新朋友推薦禮", coupon_id: 15 },
  { code: "fdm-WELCOME03", kind: "reward", campaign: "新朋友推薦禮", coupon_id: 15 },
] as const;

/**
 * Makes the benefits of the sample members: coupons of several kinds and states, points, subscriptions and redeem
 * codes.
 */
export function makeSampleBenefits(now: number) {
  return {
    coupons: sampleCoupons(now),
    member_coupons: heldCoupons(now),
    point_grants: pointGrants(now),
    subscriptions: sampleSubscriptions(now),
    redeem_codes: redeemCodes(now),
  };
}

function sampleCoupons(now: number): CouponRow[] {
  const until = (days: number) => dayEnd(now, days);
  const open = { start_time: dayEnd(now, -30) + 1, end_time: until(60), dining_types: BOTH };
  return [
    {
      ...open,
      id: 1,
      code: "NEW60",
      type: COUPON_TYPE.cash,
      cut_money: 60,
      user_type: COUPON_USER_TYPE.firstOrder,
      remark: "首次訂購現折 60 元",
    },
    {
      ...open,
      id: 2,
      code: "MEAL30",
      type: COUPON_TYPE.threshold,
      full_money: 200,
      cut_money: 30,
      remark: "餐點滿 200 元折 30 元",
    },
    {
      ...open,
      id: 3,
      code: "PARTY150",
      type: COUPON_TYPE.threshold,
      full_money: 1500,
      cut_money: 150,
      remark: "聚餐滿 1,500 元折 150 元",
    },
    {
      ...open,
      id: 4,
      code: "NINEOFF",
      type: COUPON_TYPE.percent,
      cut_percent: 10,
      cut_money: 80,
      limit_times: 3,
      remark: "全單 9 折，最高折 80 元，可用 3 次",
    },
    {
      ...open,
      id: 5,
      code: "SHIP40",
      type: COUPON_TYPE.cash,
      cut_type: CUT_TYPE.fee,
      cut_money: 40,
      dining_types: [delivery],
      remark: "外送費折 40 元",
    },
    {
      ...open,
      id: 6,
      code: "PAPAYA25",
      type: COUPON_TYPE.cash,
      cut_money: 25,
      target_type: COUPON_TARGET_TYPE.chosenStores,
      store_ids: [1],
      remark: "木瓜樹下便當限定",
    },
    {
      ...open,
      id: 7,
      code: "TAKE85",
      type: COUPON_TYPE.percent,
      cut_percent: 15,
      cut_money: 60,
      dining_types: [pickup],
      remark: "外帶 85 折，最高折 60 元",
    },
    {
      ...open,
      id: 8,
      code: "HALF120",
      type: COUPON_TYPE.cash,
      discount_money: 120,
      consumption_rate: 50,
      remark: "現折 120 元，最多折抵餐點金額的一半",
    },
    {
      ...open,
      id: 9,
      code: "NOW20",
      type: COUPON_TYPE.cash,
      cut_money: 20,
      takes_reservations: 0,
      end_time: until(1),
      remark: "即時訂單限定，預訂不適用",
    },
    {
      ...open,
      id: 10,
      code: "SOON45",
      type: COUPON_TYPE.threshold,
      full_money: 300,
      cut_money: 45,
      start_time: dayEnd(now, 6) + 1,
      remark: "下週開始使用",
    },
    {
      ...open,
      id: 11,
      code: "SUMMER50",
      type: COUPON_TYPE.cash,
      cut_money: 50,
      end_time: until(-3),
      remark: "夏日限定",
    },
    {
      ...open,
      id: 12,
      code: "THANKS30",
      type: COUPON_TYPE.cash,
      cut_money: 30,
      remark: "感謝您的訂購",
    },
    {
      ...open,
      id: 13,
      code: "OFFICE300",
      type: COUPON_TYPE.threshold,
      full_money: 3000,
      cut_money: 300,
      dining_types: [businessReservation],
      remark: "企業預訂滿 3,000 元折 300 元",
    },
    {
      ...open,
      id: 14,
      code: "GIFT40",
      type: COUPON_TYPE.cash,
      cut_money: 40,
      remark: "代碼兌換禮",
    },
    {
      ...open,
      id: 15,
      code: "FRIEND50",
      type: COUPON_TYPE.cash,
      cut_money: 50,
      remark: "推薦禮現折 50 元",
    },
    {
      ...open,
      id: 16,
      code: "COURIER30",
      type: COUPON_TYPE.cash,
      cut_type: CUT_TYPE.fee,
      cut_money: 30,
      dining_types: [courier],
      remark: "快遞費現折 30 元",
    },
  ];
}

/**
 * Member 1 holds coupons 1 to 12. Coupon 4 has been used once and can be used twice more, coupon 11 has expired, and
 * coupon 12 is used up.
 */
function heldCoupons(now: number): HeldRow[] {
  const used = new Map([
    [4, 1],
    [12, 1],
  ]);
  const first = Array.from({ length: 12 }, (_, at) => ({ coupon_id: at + 1, member_id: 1 }));
  const others = [
    { coupon_id: 13, member_id: 2 },
    { coupon_id: 2, member_id: 2 },
    { coupon_id: 1, member_id: 3 },
    { coupon_id: 16, member_id: 2 },
  ];
  return [...first, ...others].map(({ coupon_id, member_id }, at) => ({
    id: at + 1,
    member_id,
    coupon_id,
    used_times: member_id === 1 ? (used.get(coupon_id) ?? 0) : 0,
    create_time: now,
  }));
}

/** Member 2 has too few points to pay a delivery fee with them, and member 3 has no points. */
function pointGrants(now: number): (typeof point_grants.$inferInsert)[] {
  return [
    { member_id: 1, amount: 200, reason: "歡迎點數", create_time: now },
    { member_id: 1, amount: 88, reason: "中秋活動回饋", create_time: now },
    { member_id: 2, amount: 20, reason: "歡迎點數", create_time: now },
  ];
}

/** The subscription of member 1 is active, and the subscription of member 2 has ended. */
function sampleSubscriptions(now: number): (typeof subscriptions.$inferInsert)[] {
  return [
    { member_id: 1, start_time: dayEnd(now, -10) + 1, end_time: dayEnd(now, 355) + 1 },
    { member_id: 2, start_time: dayEnd(now, -400) + 1, end_time: dayEnd(now, -35) + 1 },
  ];
}

function redeemCodes(now: number): (typeof redeem_codes.$inferInsert)[] {
  return SAMPLE_CODES.map(({ code, kind, campaign, ...worth }) => ({
    points: 0,
    coupon_id: null,
    ...worth,
    code_hash: codeHash(code),
    kind,
    campaign,
    end_time: dayEnd(now, 365),
  }));
}

/** The last second of a day in Taipei, in epoch seconds. The day is `days` days after the day of `now`. */
export function dayEnd(now: number, days: number): number {
  return dayStart(taipeiDay(now) + days + 1) - 1;
}
