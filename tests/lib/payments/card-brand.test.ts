import { cardBrandName } from "@/lib/payments/card-brand";

it.each([
  [1, "VISA"],
  [2, "MasterCard"],
  [3, "JCB"],
] as const)("card type %i is %s (CK-34)", (credit_card_type, name) => {
  expect(cardBrandName({ credit_card_type })).toBe(name);
});
