import { askCoupons, type CouponQuery, couponQuery } from "@/lib/benefits/ask-coupons";
import { cashOff, isUsable, paidTenths } from "@/lib/benefits/coupon-worth";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { Coupon } from "@/lib/contracts/coupons";
import { makeHeldCoupon } from "../../factories/held-coupons";

const order = {
  store_id: 3,
  dining_type: DINING_TYPE.delivery,
  is_reservation: 0,
  subtotal: 320,
  store_coupon_discount_money: 20,
} as const;
const facts = { order, place: { lat: 25.03, lng: 121.56 } };
const couponAnswer = (data: Coupon[]) => ({ ok: true, data, message: "" }) as const;
const many = (length: number, from = 1) =>
  Array.from({ length }, (_, id) => makeHeldCoupon({ id: from + id, code_id: from + id }));

it("the query of a coupon tab contains every value that the coupon list depends on (CP-02)", () => {
  expect(couponQuery(1, facts)).toEqual({
    page: 1,
    type: 1,
    store_id: 3,
    filter_full_money: 300,
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    is_group_purchase: 0,
    lat: 25.03,
    lng: 121.56,
    session_id: "",
  });
});

it("filter_full_money is 1 when a store coupon pays for all food, and 0 (no filter) for used and expired coupons", () => {
  const free = { ...facts, order: { ...order, store_coupon_discount_money: 320 } };
  expect(couponQuery(1, free).filter_full_money).toBe(1);
  expect([couponQuery(2, facts), couponQuery(3, facts)]).toMatchObject([
    { filter_full_money: 0 },
    { filter_full_money: 0 },
  ]);
});

it("askCoupons sends three queries: `type` 1 for the unused, 2 for the used and 3 for the expired coupons (CK-21)", async () => {
  const queries: CouponQuery[] = [];
  const lists = await askCoupons(facts, async (query) => {
    queries.push(query);
    return couponAnswer([makeHeldCoupon({ id: query.type })]);
  });
  expect(queries.map(({ type }) => type)).toEqual([1, 2, 3]);
  expect([lists?.unused, lists?.used, lists?.expired].map((list) => list?.[0]?.id)).toEqual([
    1, 2, 3,
  ]);
});

it("askCoupons reads all pages of unused coupons", async () => {
  const pages = [many(20), many(20, 21), many(4, 41)];
  const lists = await askCoupons(facts, async ({ type, page }) =>
    couponAnswer(type === 1 ? (pages[page - 1] ?? []) : []),
  );
  expect(lists?.unused).toHaveLength(44);
});

it("askCoupons returns null if the call for the used coupons is refused", async () => {
  const refused = { ok: false, code: CODE.refused, message: "" } as const;
  expect(
    await askCoupons(facts, async ({ type }) => (type === 2 ? refused : couponAnswer([]))),
  ).toBeNull();
});

it("isUsable requires is_access 1 (CP-06), paidTenths returns the discounted price in tenths of the full price, and cashOff returns the discount in NT$", () => {
  expect([isUsable({ is_access: 1 }), isUsable({ is_access: 0 })]).toEqual([true, false]);
  expect([10, 15, 50].map((cut_percent) => paidTenths({ cut_percent }))).toEqual([9, 8.5, 5]);
  expect(cashOff({ cut_money: 0, discount_money: 120 })).toBe(120);
});

it.each([
  ["sends ten coupons a page", [many(10), many(10, 11), many(3, 21)], 23],
  ["sends all coupons on every page", [many(30), many(30), many(30)], 30],
  ["sends an empty last page", [many(10), []], 10],
])("askCoupons lists each coupon once if the backend %s", async (_what, pages, count) => {
  const lists = await askCoupons(facts, async ({ type, page }) =>
    couponAnswer(type === 1 ? (pages[page - 1] ?? []) : []),
  );
  expect(lists?.unused).toHaveLength(count);
});
