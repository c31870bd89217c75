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

describe("the store's offers", () => {
  it.each`
    what                                          | subtotal | chosenType   | selected
    ${"no request: the best usable offer"}        | ${250}   | ${undefined} | ${3}
    ${"no request: the first of equal offers"}    | ${300}   | ${undefined} | ${2}
    ${"no request: only the small one is usable"} | ${150}   | ${undefined} | ${1}
    ${"no request and no usable offer"}           | ${50}    | ${undefined} | ${-1}
    ${"no offer requested"}                       | ${300}   | ${-1}        | ${-1}
    ${"a smaller offer requested"}                | ${300}   | ${1}         | ${1}
    ${"an offer requested below its threshold"}   | ${250}   | ${2}         | ${-1}
    ${"a level that does not exist"}              | ${300}   | ${0}         | ${-1}
  `("$what", ({ subtotal, chosenType, selected }) => {
    expect(selectOffer(offers, subtotal, chosenType)).toBe(selected);
  });

  it("shows an offer with its discount when the threshold is reached (RU-15)", () => {
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
