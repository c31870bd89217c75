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
  ["cash (CK-83)", { pay_type: PAY_TYPE.cash, payment_url_web: "" }],
  ["order_status 0 with any method (CK-83)", { order_status: ORDER_STATUS.ordered }],
  [
    "zero amount without a page (CK-86)",
    { pay_type: PAY_TYPE.zeroAmount, order_status: ORDER_STATUS.confirming, payment_url_web: "" },
  ],
  [
    "corporate bill without a page (CK-86)",
    {
      pay_type: PAY_TYPE.corporateBill,
      order_status: ORDER_STATUS.confirming,
      payment_url_web: "",
    },
  ],
  [
    "third-party payment without a page (CK-86)",
    { pay_type: PAY_TYPE.thirdParty, payment_url_web: "" },
  ],
  [
    "LINE Pay that was paid before",
    { pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.confirming, payment_url_web: "" },
  ],
])("%s leads to the order list", (_name, part) => {
  expect(afterPlacing(part)).toEqual({ next: "order-list", order_id: 7 });
});

it.each([5, 9, 10, 11] as const)("pay type %i without a page waits for the result", (pay_type) => {
  const unsure = { pay_type, order_status: ORDER_STATUS.awaitingPayment, payment_url_web: "" };
  expect(afterPlacing(unsure)).toEqual({ next: "awaited", order_id: 7 });
});

it.each([5, 10, 11, 6, 7, 99] as const)(
  "pay type %i leads to its payment page (CK-84, CK-86)",
  (pay_type) => {
    expect(afterPlacing({ pay_type })).toEqual({ next: "pay", url: URL, order_id: 7 });
  },
);

it("icash Pay leads to its own page with the encoded address (CK-85)", () => {
  expect(afterPlacing({ pay_type: PAY_TYPE.icashPay })).toEqual({
    next: "icash",
    path: `/third/icashpaypaypage?id=7&qc=${Buffer.from(URL).toString("base64url")}`,
    order_id: 7,
  });
});

it("icash Pay that was paid before leads to the order list (CK-83)", () => {
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
  ["code 1 shows the server's message (CK-87)", 1, "休息中", { next: "refuse", message: "休息中" }],
  [
    "code 4 with a message shows the message (CK-87)",
    4,
    "已變更",
    { next: "refuse", message: "已變更" },
  ],
  ["code 4 with an empty message recomputes (CK-88)", 4, "", { next: "recompute" }],
  ["a failed payment is a refusal", 5, "付款失敗", { next: "refuse", message: "付款失敗" }],
  ["code 2 leads to login", 2, "請先登入", { next: "login" }],
  ["an order may be sent again after a network failure (CK-90)", -1, "", { next: "retry" }],
  ["an order with an unreadable answer may be sent again", -2, "", { next: "retry" }],
])("%s", (_name, code, message, after) => {
  expect(afterOrder({ ok: false, code, message })).toEqual(after);
});
