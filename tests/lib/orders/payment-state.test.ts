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
  ["an unfinished delivery with cash", {}, "cashAtDoor"],
  ["a pick-up order with cash", { track: "pickup" }, "cashAtCounter"],
  ["an order whose cash was collected", { order_status: ORDER_STATUS.selfCashDone }, "cashDone"],
  ["a cancelled order with cash", { order_status: ORDER_STATUS.cancelled }, "notCharged"],
  ["a paid LINE Pay order", { pay_type: PAY_TYPE.linePay, pay_status: PAY_STATUS.paid }, "paid"],
  [
    "a LINE Pay order that awaits payment",
    { pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.awaitingPayment },
    "awaitingPayment",
  ],
  [
    "a cancelled card order whose refund has not begun",
    {
      pay_type: PAY_TYPE.creditCard,
      pay_status: PAY_STATUS.paid,
      order_status: ORDER_STATUS.cancelled,
    },
    "paid",
  ],
  [
    "a cancelled order with nothing to pay",
    {
      pay_type: PAY_TYPE.zeroAmount,
      pay_status: PAY_STATUS.paid,
      order_status: ORDER_STATUS.cancelled,
    },
    "nothing",
  ],
  [
    "a cancelled card order during the refund",
    {
      pay_type: PAY_TYPE.creditCard,
      pay_status: PAY_STATUS.refunding,
      order_status: ORDER_STATUS.cancelled,
    },
    "refunding",
  ],
  [
    "a cancelled card order after the refund",
    {
      pay_type: PAY_TYPE.creditCard,
      pay_status: PAY_STATUS.refunded,
      order_status: ORDER_STATUS.cancelled,
    },
    "refunded",
  ],
  ["a corporate bill", { pay_type: PAY_TYPE.corporateBill }, "billed"],
  [
    "an order with nothing to pay",
    { pay_type: PAY_TYPE.zeroAmount, pay_status: PAY_STATUS.paid },
    "nothing",
  ],
])("the payment state of %s (%j) is %j", (_what, values, state) => {
  expect(paymentState({ ...CASH, ...values })).toBe(state);
});

it.each<[Partial<Order>, boolean]>([
  [{}, true],
  [{ order_status: ORDER_STATUS.selfDelivering }, true],
  [{ order_status: ORDER_STATUS.delivered }, false],
  [{ order_status: ORDER_STATUS.cancelled }, false],
  [{ order_status: ORDER_STATUS.awaitingPayment }, false],
  [{ pay_type: PAY_TYPE.linePay }, false],
])("a cash order with the changed values %p has a payment barcode: %p (OR-05)", (values, has) => {
  expect(hasBarcode({ ...CASH, ...values })).toBe(has);
});
