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
    "a saved method that is offered (CK-27)",
    { saved: { payType: PAY_TYPE.cash, cardSelected: null } },
    PAY_TYPE.cash,
    31,
  ],
  [
    "replaces a saved method that is no longer offered",
    { saved: { payType: PAY_TYPE.icashPay, cardSelected: null } },
    PAY_TYPE.linePay,
    31,
  ],
  [
    "replaces a saved method that does not exist",
    { saved: { payType: 3, cardSelected: null } },
    PAY_TYPE.linePay,
    31,
  ],
  [
    "the saved card while it is in the list (CK-28)",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 32 } },
    PAY_TYPE.creditCard,
    32,
  ],
  [
    "else the first card (CK-28)",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 99 } },
    PAY_TYPE.creditCard,
    31,
  ],
  [
    "the default without cards",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 32 }, cards: [] },
    PAY_TYPE.linePay,
    null,
  ],
  [
    "corporate bill for business reservation (CK-29)",
    {
      dining_type: DINING_TYPE.businessReservation,
      offered: [PAY_TYPE.linePay, PAY_TYPE.corporateBill],
    },
    PAY_TYPE.corporateBill,
    31,
  ],
  [
    "LINE Pay for business reservation without the corporate bill (CK-30)",
    { dining_type: DINING_TYPE.businessReservation, offered: [PAY_TYPE.cash, PAY_TYPE.linePay] },
    PAY_TYPE.linePay,
    31,
  ],
  ["LINE Pay when offered, with the first card (CK-22, CK-30)", {}, PAY_TYPE.linePay, 31],
  ["else none (CK-30)", { offered: [PAY_TYPE.cash] }, null, 31],
  [
    "the last method where it would be none (CK-115)",
    { offered: [PAY_TYPE.cash, PAY_TYPE.payuni], last: PAY_TYPE.payuni },
    PAY_TYPE.payuni,
    31,
  ],
  [
    "none if the last method is no longer offered (CK-115)",
    { offered: [PAY_TYPE.cash], last: PAY_TYPE.payuni },
    null,
    31,
  ],
  [
    "LINE Pay before the last method (CK-30, CK-115)",
    { last: PAY_TYPE.cash },
    PAY_TYPE.linePay,
    31,
  ],
  ["LINE Pay while the store is not known", { offered: null, cards: null }, PAY_TYPE.linePay, null],
  [
    "the saved card while the cards are not known",
    { saved: { payType: PAY_TYPE.creditCard, cardSelected: 32 }, offered: null, cards: null },
    PAY_TYPE.creditCard,
    32,
  ],
])("default payment: %s", (_name, part, pay_type, card_id) => {
  expect(defaultPayment(makeContext(part))).toEqual({ pay_type, card_id });
});

it("clears a method that the dining type does not offer (CK-31)", () => {
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

it("selects the card that was just saved (CK-37)", () => {
  expect(boundPayment([{ id: 33 }, { id: 31 }])).toEqual({
    pay_type: PAY_TYPE.creditCard,
    card_id: 31,
  });
  expect(boundPayment([])).toBeNull();
});

it("stores only a card with its method (CK-32, CK-33)", () => {
  expect(rememberedPayment({ pay_type: PAY_TYPE.creditCard, card_id: 32 })).toEqual({
    payType: PAY_TYPE.creditCard,
    cardSelected: 32,
  });
  expect(rememberedPayment({ pay_type: PAY_TYPE.linePay, card_id: null })).toBeNull();
  expect(rememberedPayment({ pay_type: PAY_TYPE.cash, card_id: null })).toBeNull();
});
