import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { type OrderPage, orderPageSchema } from "@/lib/contracts/order-list";
import { readTolerantly } from "@/lib/contracts/tolerant";
import { isPaidIn, listedPayment } from "@/lib/orders/listed-payment";

const ID = "20261122-000017" as unknown as number;

function list(order_status: number, pay_status = 0, id = ID): OrderPage {
  return { orders: [{ id, order_status, pay_status }], last_page: 1 } as OrderPage;
}

it.each([
  ["ordered, in the list of a backend without pay_status", true, ORDER_STATUS.ordered, 0],
  ["confirming and paid", true, ORDER_STATUS.confirming, PAY_STATUS.paid],
  ["delivering", true, ORDER_STATUS.delivering, PAY_STATUS.paid],
  ["confirming without a payment", false, ORDER_STATUS.confirming, PAY_STATUS.unpaid],
  ["waiting for its payment", false, ORDER_STATUS.awaitingPayment, PAY_STATUS.unpaid],
  ["cancelled", false, ORDER_STATUS.cancelled, PAY_STATUS.refunded],
  ["cancelled although it is paid", false, ORDER_STATUS.cancelled, PAY_STATUS.paid],
  [
    "confirming at a store that delivers itself, without a payment",
    false,
    ORDER_STATUS.selfConfirming,
    PAY_STATUS.unpaid,
  ],
  ["ordered after a failed payment", false, ORDER_STATUS.ordered, PAY_STATUS.failed],
  ["delivering and refunded", false, ORDER_STATUS.delivering, PAY_STATUS.refunded],
  ["of an unknown status", false, 99, PAY_STATUS.unpaid],
  ["of an unknown status below 0", false, -3, PAY_STATUS.paid],
])("isPaidIn for an order that is %s returns %s", (_what, isPaid, order_status, pay_status) => {
  expect(isPaidIn(list(order_status, pay_status), ID)).toBe(isPaid);
});

it.each<[string, object]>([
  ["Chinese text", { order_status: "等待付款" }],
  ["Chinese text, with a paid pay_status", { order_status: "已取消", pay_status: PAY_STATUS.paid }],
  ["missing", {}],
  ["null", { order_status: null }],
  ["empty", { order_status: "" }],
  ["not a whole number", { order_status: 0.5 }],
])("an order whose status is %s does not count as paid", (_what, values) => {
  const read = readTolerantly(orderPageSchema, {
    orders: [{ id: ID, pay_type: PAY_TYPE.linePay, ...values }],
  });
  if (!read.ok) throw new Error("not an order list");
  expect(read.data.orders).toHaveLength(1);
  expect(isPaidIn(read.data, ID)).toBe(false);
});

it("isPaidIn matches a numeric order id in the URL with an order id that the backend sends as text", () => {
  const id = "17" as unknown as number;
  expect(isPaidIn(list(ORDER_STATUS.ordered, 0, id), 17)).toBe(true);
});

it("isPaidIn ignores other orders in the list", () => {
  expect(isPaidIn(list(ORDER_STATUS.ordered, 0, 8), ID)).toBe(false);
});

it.each([
  ["a list with the paid order", { ok: true, data: list(0), message: "" }, { ok: true }],
  [
    "a list without the order",
    { ok: true, data: list(0, 0, 8), message: "" },
    { ok: false, reason: REASON.paymentPending },
  ],
  [
    "a refused list, which means pending instead of failed",
    { ok: false, code: 81, message: "x" },
    { ok: false, reason: REASON.paymentPending },
  ],
  [
    "an ended session",
    { ok: false, code: CODE.loginNeeded, message: "" },
    { ok: false, code: CODE.loginNeeded },
  ],
  ["a lost connection", { ok: false, code: -1, message: "" }, { ok: false, code: -1 }],
] as const)("listedPayment returns the right answer for %s (PY-03)", (_what, listed, result) => {
  expect(listedPayment(listed, ID)).toMatchObject(result);
});
