import {
  offerChoice,
  STORE_OFFER,
  type StoreOffer,
  selectOffer,
  storeOffers,
} from "../../../../backend/modules/checkout/store-offer-rules.ts";

const config = (full_money: number, cut_money: number) => ({
  name: `滿${full_money}折${cut_money}`,
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: null,
});
const offers: StoreOffer[] = storeOffers({
  global_coupon: config(100, 10),
  brand_coupon: config(300, 50),
  store_coupon: config(200, 50),
});

describe("the store coupon of an order", () => {
  it.each`
    what                                                       | subtotal | chosenType   | selected
    ${"without a choice, is the best usable coupon"}           | ${250}   | ${undefined} | ${3}
    ${"without a choice, is the first of two equal coupons"}   | ${300}   | ${undefined} | ${2}
    ${"without a choice, is the only usable coupon"}           | ${150}   | ${undefined} | ${1}
    ${"is none if no coupon is usable"}                        | ${50}    | ${undefined} | ${-1}
    ${"is none if the customer chose no store coupon"}         | ${300}   | ${-1}        | ${-1}
    ${"is a smaller coupon if the customer chose this coupon"} | ${300}   | ${1}         | ${1}
    ${"is none if a coupon below its threshold was chosen"}    | ${250}   | ${2}         | ${-1}
    ${"is none if an unknown coupon type was chosen"}          | ${300}   | ${0}         | ${-1}
  `("$what", ({ subtotal, chosenType, selected }) => {
    expect(selectOffer(offers, subtotal, chosenType)).toBe(selected);
  });

  it("is shown with its discount only if its threshold is reached (RU-15)", () => {
    expect(offerChoice(offers[0], { subtotal: 99, selected: -1 })).toMatchObject({
      is_show: 0,
      cut_money: 0,
    });
    expect(offerChoice(offers[0], { subtotal: 100, selected: STORE_OFFER.global })).toEqual({
      is_show: 1,
      is_selected: 1,
      coupon_type: STORE_OFFER.global,
      name: "滿100折10",
      cut_money: 10,
    });
    expect(offerChoice(undefined, { subtotal: 100, selected: -1 })).toMatchObject({
      is_show: 0,
      is_selected: 0,
    });
  });
});
