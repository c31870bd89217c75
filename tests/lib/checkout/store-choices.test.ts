import {
  diningTypes,
  offeredPayTypes,
  payMethods,
  suitableDiningType,
} from "@/lib/checkout/store-choices";
import { makeStoreOfOrder } from "../../factories/checkout-shapes";

it.each([
  [1, 1, [1, 0]],
  [1, 0, [0]],
  [0, 1, [1]],
  [0, 0, []],
] as const)("has_take %i and has_delivery %i offer %j (CK-12)", (has_take, has_delivery, types) => {
  expect(diningTypes({ has_take, has_delivery })).toEqual(types);
});

it.each([
  ["a store without delivery falls back to pickup (CA-28)", { has_take: 1, has_delivery: 0 }, 1, 0],
  ["a store without pickup falls back to delivery (CA-29)", { has_take: 0, has_delivery: 1 }, 0, 1],
  ["with neither the type stays", { has_take: 0, has_delivery: 0 }, 1, 1],
  ["a type of the store stays", { has_take: 1, has_delivery: 1 }, 0, 0],
  ["business reservation is not touched", { has_take: 1, has_delivery: 1 }, 4, 4],
] as const)("%s", (_name, store, asked, type) => {
  expect(suitableDiningType(store, asked)).toBe(type);
});

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
