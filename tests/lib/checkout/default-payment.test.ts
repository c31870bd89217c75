import {
  allowedPayment,
  boundPayment,
  defaultPayment,
  rememberedPayment,
} from "@/lib/checkout/default-payment";
import type { PayType } from "@/lib/contracts/codes";
import { DINING_TYPE, PAY_TYPE } from "@/lib/contracts/codes";

type Known = Parameters<typeof defaultPayment>[0];
const NOTHING_SAVED = { payType: null, cardSelected: null };
const makeContext = (part: Partial<Known>): Known => ({
  saved: NOTHING_SAVED,
  cards: [{ id: 31 }, { id: 32 }],
  offered: [PAY_TYPE.cash, PAY_TYPE.linePay, PAY_TYPE.creditCard],
  dining_type: DINING_TYPE.delivery,
  last: null,
  ...part,
});

it.each<[string, Partial<Known>, PayType | null, number | null]>([
  [
    "the saved pay type if the store offers it (CK-27)",
    { saved: { payType: PAY_TYPE.cash, cardSelected: null } },
    PAY_TYPE.cash,
    31,
  ],
  [
    "LINE Pay if the store no longer offers the saved pay type",
    { saved: { payType: PAY_TYPE.icashPay, cardSelected: null } },
    PAY_TYPE.linePay,
    31,
  ],
  [
    "LINE Pay if the saved pay type does not exist",
    { saved: { payType: 3, cardSelected: null } },
    PAY_TYPE.linePay,
    31,
  ],
  [
    "the saved card if it is in the list of cards (CK-28)",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 32 } },
    PAY_TYPE.creditCard,
    32,
  ],
  [
    "the first card if the saved card is not in the list (CK-28)",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 99 } },
    PAY_TYPE.creditCard,
    31,
  ],
  [
    "LINE Pay instead of the saved card if the member has no cards",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 32 }, cards: [] },
    PAY_TYPE.linePay,
    null,
  ],
  [
    "the corporate bill for a business reservation (CK-29)",
    {
      dining_type: DINING_TYPE.businessReservation,
      offered: [PAY_TYPE.linePay, PAY_TYPE.corporateBill],
    },
    PAY_TYPE.corporateBill,
    31,
  ],
  [
    "LINE Pay for a business reservation if the corporate bill is not offered (CK-30)",
    { dining_type: DINING_TYPE.businessReservation, offered: [PAY_TYPE.cash, PAY_TYPE.linePay] },
    PAY_TYPE.linePay,
    31,
  ],
  ["LINE Pay if it is offered, with the first card (CK-22, CK-30)", {}, PAY_TYPE.linePay, 31],
  ["no pay type if LINE Pay is not offered (CK-30)", { offered: [PAY_TYPE.cash] }, null, 31],
  [
    "the pay type of the last order if LINE Pay is not offered (CK-115)",
    { offered: [PAY_TYPE.cash, PAY_TYPE.payuni], last: PAY_TYPE.payuni },
    PAY_TYPE.payuni,
    31,
  ],
  [
    "no pay type if the pay type of the last order is not offered either (CK-115)",
    { offered: [PAY_TYPE.cash], last: PAY_TYPE.payuni },
    null,
    31,
  ],
  [
    "LINE Pay if both LINE Pay and the pay type of the last order are offered (CK-30, CK-115)",
    { last: PAY_TYPE.cash },
    PAY_TYPE.linePay,
    31,
  ],
  [
    "LINE Pay while the store's pay types are not loaded",
    { offered: null, cards: null },
    PAY_TYPE.linePay,
    null,
  ],
  [
    "the saved card while the cards are not loaded",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 32 }, offered: null, cards: null },
    PAY_TYPE.creditCard,
    32,
  ],
])("default payment: %s", (_name, part, pay_type, card_id) => {
  expect(defaultPayment(makeContext(part))).toEqual({ pay_type, card_id });
});

it("allowedPayment removes a pay type that is not offered for the dining type (CK-31)", () => {
  expect(allowedPayment({ pay_type: PAY_TYPE.cash, card_id: 31 }, [PAY_TYPE.linePay])).toEqual({
    pay_type: null,
    card_id: 31,
  });
  expect(
    allowedPayment({ pay_type: PAY_TYPE.cash, card_id: null }, [PAY_TYPE.cash, PAY_TYPE.linePay]),
  ).toEqual({
    pay_type: PAY_TYPE.cash,
    card_id: null,
  });
  expect(allowedPayment({ pay_type: null, card_id: null }, [])).toEqual({
    pay_type: null,
    card_id: null,
  });
});

it("boundPayment selects the last card of the list, because this card was just saved (CK-37)", () => {
  expect(boundPayment([{ id: 33 }, { id: 31 }])).toEqual({
    pay_type: PAY_TYPE.creditCard,
    card_id: 31,
  });
  expect(boundPayment([])).toBeNull();
});

it("rememberedPayment returns the pay type and the card of a card payment, and null for every other pay type (CK-32, CK-33)", () => {
  expect(rememberedPayment({ pay_type: PAY_TYPE.creditCard, card_id: 32 })).toEqual({
    payType: PAY_TYPE.creditCard,
    cardSelected: 32,
  });
  expect(rememberedPayment({ pay_type: PAY_TYPE.linePay, card_id: null })).toBeNull();
  expect(rememberedPayment({ pay_type: PAY_TYPE.cash, card_id: null })).toBeNull();
});
