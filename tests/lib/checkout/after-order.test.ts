import { afterOrder } from "@/lib/checkout/after-order";
import { ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { PlacedOrder } from "@/lib/contracts/orders";

const URL = "https://sandbox.example/pay?a=1&b=2";
const afterPlacing = (part: Partial<PlacedOrder>) =>
  afterOrder({
    ok: true,
    message: "",
    data: {
      id: 7,
      pay_type: PAY_TYPE.linePay,
      order_status: ORDER_STATUS.awaitingPayment,
      payment_url_web: URL,
      ...part,
    },
  });

it.each<[string, Partial<PlacedOrder>]>([
  ["a cash order (CK-83)", { pay_type: PAY_TYPE.cash, payment_url_web: "" }],
  ["a LINE Pay order with order_status 0 (CK-83)", { order_status: ORDER_STATUS.ordered }],
  [
    "an order of NT$0 without a payment page (CK-86)",
    { pay_type: PAY_TYPE.zeroAmount, order_status: ORDER_STATUS.confirming, payment_url_web: "" },
  ],
  [
    "a corporate bill without a payment page (CK-86)",
    {
      pay_type: PAY_TYPE.corporateBill,
      order_status: ORDER_STATUS.confirming,
      payment_url_web: "",
    },
  ],
  [
    "an order with PAY_TYPE.thirdParty and without a payment page (CK-86)",
    { pay_type: PAY_TYPE.thirdParty, payment_url_web: "" },
  ],
  [
    "a LINE Pay order that is already paid",
    { pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.confirming, payment_url_web: "" },
  ],
])("%s leads to the order list", (_name, part) => {
  expect(afterPlacing(part)).toEqual({ next: "order-list", order_id: 7 });
});

it.each([5, 9, 10, 11] as const)(
  "an unpaid order with pay type %i and no payment page waits for the payment result",
  (pay_type) => {
    const unsure = { pay_type, order_status: ORDER_STATUS.awaitingPayment, payment_url_web: "" };
    expect(afterPlacing(unsure)).toEqual({ next: "awaited", order_id: 7 });
  },
);

it.each([5, 10, 11, 6, 7, 99] as const)(
  "an order with pay type %i leads to its payment page (CK-84, CK-86)",
  (pay_type) => {
    expect(afterPlacing({ pay_type })).toEqual({ next: "pay", url: URL, order_id: 7 });
  },
);

it("an icash Pay order leads to the shop's icash Pay page with the encoded URL of the payment page (CK-85)", () => {
  expect(afterPlacing({ pay_type: PAY_TYPE.icashPay })).toEqual({
    next: "icash",
    path: `/third/icashpaypaypage?id=7&qc=${Buffer.from(URL).toString("base64url")}`,
    order_id: 7,
  });
});

it("an icash Pay order that is already paid leads to the order list (CK-83)", () => {
  expect(
    afterPlacing({
      pay_type: PAY_TYPE.icashPay,
      order_status: ORDER_STATUS.ordered,
      payment_url_web: "",
    }),
  ).toEqual({
    next: "order-list",
    order_id: 7,
  });
});

it.each([
  [
    "code 1 shows the backend's message (CK-87)",
    1,
    "休息中",
    { next: "refuse", message: "休息中" },
  ],
  [
    "code 4 with a message shows the message (CK-87)",
    4,
    "已變更",
    { next: "refuse", message: "已變更" },
  ],
  ["code 4 with an empty message requests a new quote (CK-88)", 4, "", { next: "recompute" }],
  [
    "code 5 (payment failed) shows the backend's message",
    5,
    "付款失敗",
    { next: "refuse", message: "付款失敗" },
  ],
  ["code 2 leads to /login", 2, "請先登入", { next: "login" }],
  ["an order may be sent again after a network failure (CK-90)", -1, "", { next: "retry" }],
  ["an order may be sent again after an unreadable response", -2, "", { next: "retry" }],
])("%s", (_name, code, message, after) => {
  expect(afterOrder({ ok: false, code, message })).toEqual(after);
});
