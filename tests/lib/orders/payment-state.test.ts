import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { hasBarcode, paymentState } from "@/lib/orders/payment-state";

type Order = Parameters<typeof paymentState>[0];
const CASH: Order = {
  pay_type: PAY_TYPE.cash,
  pay_status: PAY_STATUS.unpaid,
  order_status: ORDER_STATUS.ordered,
  track: "platform",
};

it.each<[string, Partial<Order>, string]>([
  ["cash on its way", {}, "cashAtDoor"],
  ["cash for a pick-up", { track: "pickup" }, "cashAtCounter"],
  ["cash that was taken", { order_status: ORDER_STATUS.selfCashDone }, "cashDone"],
  ["cash that was cancelled", { order_status: ORDER_STATUS.cancelled }, "notCharged"],
  ["LINE Pay, paid", { pay_type: PAY_TYPE.linePay, pay_status: PAY_STATUS.paid }, "paid"],
  [
    "LINE Pay, awaited",
    { pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.awaitingPayment },
    "awaitingPayment",
  ],
  [
    "a card, cancelled and refunding",
    {
      pay_type: PAY_TYPE.creditCard,
      pay_status: PAY_STATUS.refunding,
      order_status: ORDER_STATUS.cancelled,
    },
    "refunding",
  ],
  [
    "a card, refunded",
    {
      pay_type: PAY_TYPE.creditCard,
      pay_status: PAY_STATUS.refunded,
      order_status: ORDER_STATUS.cancelled,
    },
    "refunded",
  ],
  ["the company's bill", { pay_type: PAY_TYPE.corporateBill }, "billed"],
  ["nothing to pay", { pay_type: PAY_TYPE.zeroAmount, pay_status: PAY_STATUS.paid }, "nothing"],
])("has the payment state of %s", (_what, values, state) => {
  expect(paymentState({ ...CASH, ...values })).toBe(state);
});

it.each<[Partial<Order>, boolean]>([
  [{}, true],
  [{ order_status: ORDER_STATUS.selfDelivering }, true],
  [{ order_status: ORDER_STATUS.delivered }, false],
  [{ order_status: ORDER_STATUS.cancelled }, false],
  [{ order_status: ORDER_STATUS.awaitingPayment }, false],
  [{ pay_type: PAY_TYPE.linePay }, false],
])("%p has a barcode: %p (OR-05)", (values, has) => {
  expect(hasBarcode({ ...CASH, ...values })).toBe(has);
});
