import { couponOffers } from "@/lib/catalog/coupon-offers";
import { makeShownStore } from "../../factories/shown-stores";

const cut = { full_money: 300, cut_money: 30 };

it("couponOffers lists the store coupons of shop, brand and store without duplicates, the lowest minimum first (ST-24)", () => {
  const store = makeShownStore({
    global_coupon: { name: "平台", full_cut: cut, full_delivery_free_cut: 500 },
    brand_coupon: { name: "品牌", full_cut: cut, full_delivery_free_cut: null },
    store_coupon: { name: "店家", full_cut: null, full_delivery_free_cut: 200 },
  });
  expect(couponOffers(store)).toEqual([
    { kind: "freeDelivery", full: 200, cut: 0 },
    { kind: "cut", full: 300, cut: 30 },
    { kind: "freeDelivery", full: 500, cut: 0 },
  ]);
});
