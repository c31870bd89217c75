import { paymentMethods } from "@/lib/catalog/payment-methods";
import { makeShownStore } from "../../factories/shown-stores";

it("paymentMethods returns the pay types of the dining type, without disabled and unknown pay types and 99 (ST-31)", () => {
  const store = makeShownStore({
    delivery_payment_method: "2,5,11,99,x",
    disable_payment_method: "2",
  });
  expect(paymentMethods(store, 1)).toEqual([5, 11]);
  expect(paymentMethods(store, 4)).toEqual([7]);
});
