import { hasBarcode, paymentState } from "@/lib/orders/payment-state";

type Order = Parameters<typeof paymentState>[0];
const CASH: Order = { pay_type: 2, pay_status: 0, order_status: 0, track: "platform" };

it.each<[string, Partial<Order>, string]>([
  ["cash on its way", {}, "cashAtDoor"],
  ["cash to be fetched", { track: "pickup" }, "cashAtCounter"],
  ["cash that was taken", { order_status: 11 }, "cashDone"],
  ["cash that was cancelled", { order_status: -2 }, "notCharged"],
  ["LINE Pay, paid", { pay_type: 5, pay_status: 1 }, "paid"],
  ["LINE Pay, awaited", { pay_type: 5, order_status: -1 }, "awaitingPayment"],
  [
    "a card, cancelled and refunding",
    { pay_type: 11, pay_status: 4, order_status: -2 },
    "refunding",
  ],
  ["a card, refunded", { pay_type: 11, pay_status: 5, order_status: -2 }, "refunded"],
  ["the company's bill", { pay_type: 7 }, "billed"],
  ["nothing to pay", { pay_type: 99, pay_status: 1 }, "nothing"],
])("%s", (_what, values, state) => {
  expect(paymentState({ ...CASH, ...values })).toBe(state);
});

it.each<[Partial<Order>, boolean]>([
  [{}, true],
  [{ order_status: 8 }, true],
  [{ order_status: 2 }, false],
  [{ order_status: -2 }, false],
  [{ order_status: -1 }, false],
  [{ pay_type: 5 }, false],
])("%p has a barcode: %p (OR-05)", (values, has) => {
  expect(hasBarcode({ ...CASH, ...values })).toBe(has);
});
