import {
  biggestCut,
  freeDeliveryFrom,
  offerText,
} from "../../../../backend/modules/catalog/offer-text.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";

const none = { global_coupon: null, brand_coupon: null, store_coupon: null };
const cutOffer = (full_money: number, cut_money: number) => ({
  name: "滿額折扣",
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: null,
});
const freeDelivery = (full_delivery_free_cut: number) => ({
  name: "免運優惠",
  full_cut: null,
  full_delivery_free_cut,
});

it.each([
  ["empty without an offer", none, ""],
  ["a discount", { ...none, store_coupon: cutOffer(300, 30) }, "滿NT$300折NT$30"],
  ["free delivery", { ...none, brand_coupon: freeDelivery(400) }, "滿NT$400免運費"],
  [
    "a discount whose amounts have thousands separators",
    { ...none, global_coupon: cutOffer(1200, 1000) },
    "滿NT$1,200折NT$1,000",
  ],
  [
    "a discount, then free delivery",
    { ...none, global_coupon: freeDelivery(100), store_coupon: cutOffer(300, 30) },
    "滿NT$300折NT$30・滿NT$100免運費",
  ],
  [
    "the biggest of several discounts",
    { ...none, global_coupon: cutOffer(200, 20), store_coupon: cutOffer(500, 60) },
    "滿NT$500折NT$60",
  ],
  [
    "free delivery from the lowest of several amounts",
    { ...none, global_coupon: freeDelivery(400), brand_coupon: freeDelivery(250) },
    "滿NT$250免運費",
  ],
])("the offer text of a store card is %s", (_rule, store, expected) => {
  expect(offerText(store, DINING_TYPE.delivery)).toBe(expected);
});

it("the offer text for pick-up does not mention free delivery", () => {
  const store = { ...none, global_coupon: freeDelivery(100), store_coupon: cutOffer(300, 30) };
  expect(offerText(store, DINING_TYPE.pickup)).toBe("滿NT$300折NT$30");
  expect(freeDeliveryFrom(store, DINING_TYPE.pickup)).toBeUndefined();
});

it.each([
  [
    "the lowest of several amounts",
    { ...none, global_coupon: freeDelivery(400), brand_coupon: freeDelivery(250) },
    250,
  ],
  [
    "undefined without an offer of free delivery",
    { ...none, store_coupon: cutOffer(300, 30) },
    undefined,
  ],
])("the subtotal from which delivery is free is %s", (_rule, store, subtotal) => {
  expect(freeDeliveryFrom(store, DINING_TYPE.delivery)).toBe(subtotal);
});

it.each([
  [
    "NT$60 for discounts of NT$20 and NT$60",
    { ...none, global_coupon: cutOffer(200, 20), store_coupon: cutOffer(500, 60) },
    60,
  ],
  [
    "NT$60 for two discounts of NT$60",
    { ...none, global_coupon: cutOffer(500, 60), store_coupon: cutOffer(400, 60) },
    60,
  ],
  ["undefined without a discount", { ...none, global_coupon: freeDelivery(100) }, undefined],
])("the amount of the biggest discount is %s (LN-06)", (_rule, store, money) => {
  expect(biggestCut(store)?.cut_money).toBe(money);
});
