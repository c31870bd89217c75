import {
  type CouponFacts,
  type CouponRow,
  couponRefusal,
  couponTerms,
} from "../../../../backend/modules/benefits/coupon-rules.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { makeCoupon } from "../../../factories/benefit-rows";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const NOW = at("2026-11-21T12:00:00");

const coupon = (values: Partial<CouponRow> = {}): CouponRow => ({
  id: 1,
  cut_type: 1,
  user_type: 0,
  full_money: 0,
  cut_money: 0,
  cut_percent: 0,
  discount_money: 0,
  target_type: 0,
  store_ids: [],
  limit_times: 1,
  consumption_rate: 100,
  takes_reservations: 1,
  remark: "",
  ...makeCoupon(),
  ...values,
});
const facts = (values: Partial<CouponFacts> = {}): CouponFacts => ({
  now: NOW,
  is_first_order: false,
  store_id: 7,
  dining_type: DINING_TYPE.delivery,
  is_reservation: 0,
  base: 300,
  ...values,
});

describe("the reason why a coupon cannot be used (RU-14)", () => {
  it.each`
    values                                                          | known                                               | reason
    ${{}}                                                           | ${{}}                                               | ${null}
    ${{ start_time: NOW }}                                          | ${{}}                                               | ${null}
    ${{ end_time: NOW }}                                            | ${{}}                                               | ${null}
    ${{ start_time: NOW + 3600 }}                                   | ${{}}                                               | ${"2026-11-21 13:00 起才能使用"}
    ${{ end_time: NOW - 1 }}                                        | ${{}}                                               | ${"已於 2026-11-21 11:59 到期"}
    ${{ dining_types: [DINING_TYPE.delivery] }}                     | ${{ dining_type: DINING_TYPE.pickup }}              | ${"僅限外送訂單使用"}
    ${{ dining_types: [DINING_TYPE.delivery, DINING_TYPE.pickup] }} | ${{ dining_type: DINING_TYPE.businessReservation }} | ${"僅限外送、外帶訂單使用"}
    ${{ dining_types: [DINING_TYPE.businessReservation] }}          | ${{ dining_type: DINING_TYPE.businessReservation }} | ${null}
    ${{ target_type: 1, store_ids: [7, 8] }}                        | ${{}}                                               | ${null}
    ${{ target_type: 1, store_ids: [8] }}                           | ${{}}                                               | ${"此店家不適用"}
    ${{ target_type: 1, store_ids: [8] }}                           | ${{ store_id: undefined, has_store_nearby: false }} | ${"您所在位置附近沒有適用的店家"}
    ${{ target_type: 1, store_ids: [8] }}                           | ${{ store_id: undefined }}                          | ${null}
    ${{ user_type: 1 }}                                             | ${{}}                                               | ${"僅限首次訂購使用"}
    ${{ user_type: 1 }}                                             | ${{ is_first_order: true }}                         | ${null}
    ${{ takes_reservations: 0 }}                                    | ${{ is_reservation: 1 }}                            | ${"預訂訂單不適用"}
    ${{}}                                                           | ${{ is_group_purchase: 1 }}                         | ${"團購訂單不適用"}
    ${{ full_money: 300 }}                                          | ${{}}                                               | ${null}
    ${{ full_money: 1500 }}                                         | ${{}}                                               | ${"未達使用門檻 NT$1,500，還差 NT$1,200"}
    ${{ full_money: 1500 }}                                         | ${{ base: undefined }}                              | ${null}
    ${{ dining_types: [DINING_TYPE.delivery] }}                     | ${{ dining_type: undefined }}                       | ${null}
  `(
    "is $reason for a coupon with $values and an order with $known",
    ({ values, known, reason }) => {
      const use = { coupon: coupon(values), used_times: 0 };
      expect(couponRefusal(use, facts(known))?.text ?? null).toBe(reason);
    },
  );

  it("is also given as a code and amounts, so that the shop can show the reason in other languages (LN-11)", () => {
    const use = { coupon: coupon({ full_money: 1500 }), used_times: 0 };
    expect(couponRefusal(use, facts())?.said).toEqual({
      code: "coupon-shortfall",
      values: { least: "NT$1,500", missing: "NT$1,200" },
    });
  });

  it('is "used up" even for an expired coupon if all uses are taken, and null if one use is left', () => {
    const expired = coupon({ limit_times: 3, end_time: NOW - 1 });
    expect(couponRefusal({ coupon: expired, used_times: 3 }, facts())?.text).toBe("已使用完畢");
    const open = coupon({ limit_times: 3 });
    expect(couponRefusal({ coupon: open, used_times: 2 }, facts())).toBeNull();
  });
});

it("takes the discount of a cash coupon from discount_money if cut_money is 0, but does not do so for a threshold coupon (RU-13)", () => {
  const cash = coupon({ type: 2, cut_money: 0, discount_money: 80 });
  expect(couponTerms(cash)).toMatchObject({ type: 2, cut_money: 80 });
  const threshold = coupon({ type: 1, cut_money: 0, discount_money: 80 });
  expect(couponTerms(threshold)).toMatchObject({ type: 1, cut_money: 0 });
});
