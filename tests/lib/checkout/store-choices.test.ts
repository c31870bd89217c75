import { diningTypes, offeredPayTypes, payMethods } from "@/lib/checkout/store-choices";
import { makeStoreOfOrder } from "../../factories/checkout-shapes";

it.each([
  [1, 1, 1, 9, [1, 0, 4]],
  [1, 1, 1, 0, [1, 0]],
  [1, 1, 0, 9, [1, 0]],
  [1, 0, 0, 0, [0]],
  [0, 1, 0, 0, [1]],
  [0, 0, 0, 0, []],
] as const)(
  "pickup %i, delivery %i, business %i for a member of company %i offer %j (CK-12)",
  (has_take, has_delivery, has_business_reservation, business_id, types) => {
    const store = { has_take, has_delivery, has_business_reservation };
    expect(diningTypes(store, business_id)).toEqual(types);
  },
);

it("the methods are those of the store's list for the dining type (CK-23)", () => {
  const store = makeStoreOfOrder({ delivery_payment_method: "5,11", take_payment_method: "2,5" });
  expect(payMethods(store, 1)).toEqual([{ pay_type: 5, isDisabled: false }]);
  expect(offeredPayTypes(store, 0)).toEqual([2, 5]);
  expect(payMethods(store, 2)).toEqual([]);
});

it("cash that the store has switched off is shown and cannot be chosen (CK-24)", () => {
  const store = makeStoreOfOrder({ disable_payment_method: "2,9" });
  expect(payMethods(store, 1)).toEqual([
    { pay_type: 2, isDisabled: true },
    { pay_type: 5, isDisabled: false },
  ]);
  expect(offeredPayTypes(store, 1)).toEqual([5]);
});
