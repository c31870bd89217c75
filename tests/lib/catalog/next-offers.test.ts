import { nextOffers } from "@/lib/catalog/next-offers";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { makeShownStore } from "../../factories/shown-stores";

const level = (
  full_cut: [number, number] | null,
  full_delivery_free_cut: number | null = null,
) => ({
  name: "優惠",
  full_cut: full_cut && { full_money: full_cut[0], cut_money: full_cut[1] },
  full_delivery_free_cut,
});
const STORE = makeShownStore({
  delivery_fee: 35,
  global_coupon: level([300, 30], 399),
  brand_coupon: level([500, 60]),
  store_coupon: level([200, 10], 600),
});
const freeDeliveryOffer = (missing: number) => ({ kind: "freeDelivery", missing, cut: 0 });
const cutOffer = (missing: number, money: number) => ({ kind: "cut", missing, cut: money });

it.each([
  [180, [cutOffer(20, 10), freeDeliveryOffer(219)]],
  [200, [cutOffer(100, 30), freeDeliveryOffer(199)]],
  [399, [freeDeliveryOffer(0), cutOffer(101, 60)]],
  [500, [freeDeliveryOffer(0), cutOffer(0, 60)]],
])(
  "for a cart of NT$%i, nextOffers returns the next better or the best reached offer of each kind, the smallest missing amount first",
  (total_price, expected) => {
    expect(nextOffers(STORE, { total_price, dining_type: DINING_TYPE.delivery })).toEqual(expected);
  },
);

it.each([
  ["a pick-up order", STORE, 0],
  ["a business reservation", STORE, 4],
  ["a store with free delivery", { ...STORE, delivery_fee: 0 }, 1],
] as const)("%s gets no free-delivery offer", (_what, store, dining_type) => {
  expect(nextOffers(store, { total_price: 180, dining_type })).toEqual([cutOffer(20, 10)]);
});

it("nextOffers ignores an offer with a higher minimum whose discount is not higher than the reached discount", () => {
  const store = { ...STORE, brand_coupon: level([500, 30]) };
  expect(nextOffers(store, { total_price: 300, dining_type: DINING_TYPE.pickup })).toEqual([
    cutOffer(0, 30),
  ]);
});

it("nextOffers returns no offers for a store without store coupons", () => {
  expect(
    nextOffers(makeShownStore(), { total_price: 100, dining_type: DINING_TYPE.delivery }),
  ).toEqual([]);
});
