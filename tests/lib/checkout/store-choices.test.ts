import { diningTypes, offeredPayTypes, payMethods } from "@/lib/checkout/store-choices";
import type { DiningType } from "@/lib/contracts/codes";
import { PAY_TYPE } from "@/lib/contracts/codes";
import { makeStoreOfOrder } from "../../factories/checkout-shapes";

it.each([
  [1, 1, 1, 9, [1, 0, 4]],
  [1, 1, 1, 0, [1, 0]],
  [1, 1, 0, 9, [1, 0]],
  [1, 0, 0, 0, [0]],
  [0, 1, 0, 0, [1]],
  [0, 0, 0, 0, []],
] as const)(
  "a store with has_take %i, has_delivery %i and has_business_reservation %i offers a customer with the business_id %i the dining types %j (CK-12)",
  (has_take, has_delivery, has_business_reservation, business_id, types) => {
    const store = { has_take, has_delivery, has_business_reservation };
    expect(diningTypes(store, business_id)).toEqual(types);
  },
);

const person = (dining_type: DiningType) => ({ dining_type, business_id: 0 });
const buyer = (dining_type: DiningType) => ({ dining_type, business_id: 1001 });

it("payMethods returns the pay types that the store lists for the dining type (CK-23)", () => {
  const store = makeStoreOfOrder({ delivery_payment_method: "5,11", take_payment_method: "2,5" });
  expect(payMethods(store, person(1))).toEqual([
    { pay_type: PAY_TYPE.linePay, isDisabled: false },
    { pay_type: PAY_TYPE.creditCard, isDisabled: false },
  ]);
  expect(offeredPayTypes(store, person(0))).toEqual([5, 2]);
  expect(payMethods(store, person(2))).toEqual([]);
});

it("offeredPayTypes lists the pay types in a fixed order, without 99 and unknown pay types (CK-23, CK-26)", () => {
  const store = makeStoreOfOrder({ delivery_payment_method: "2,3,5,6,9,10,11,99" });
  expect(offeredPayTypes(store, person(1))).toEqual([5, 11, 10, 9, 6, 2]);
});

it("offeredPayTypes contains the corporate bill only for corporate members, and only if the store lists pay type 7 (CK-25)", () => {
  const store = makeStoreOfOrder({
    business_reservation_payment_method: "2,5,7,10",
    delivery_payment_method: "2,5",
  });
  expect(offeredPayTypes(store, buyer(4))).toEqual([7, 5, 10, 2]);
  expect(offeredPayTypes(store, person(4))).toEqual([5, 10, 2]);
  expect(offeredPayTypes(store, buyer(1))).toEqual([5, 2]);
});

it("payMethods lists cash as disabled if the store has switched cash off (CK-24)", () => {
  const store = makeStoreOfOrder({ disable_payment_method: "2,9" });
  expect(payMethods(store, person(1))).toEqual([
    { pay_type: PAY_TYPE.linePay, isDisabled: false },
    { pay_type: PAY_TYPE.cash, isDisabled: true },
  ]);
  expect(offeredPayTypes(store, person(1))).toEqual([5]);
});
