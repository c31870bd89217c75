import { REASON, type Reason } from "@/lib/contracts/answer-code";
import { ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { afterConfirm } from "@/lib/orders/after-confirm";

const PLACED = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};

it("a confirmed payment leads to the order list (PY-02)", () => {
  expect(afterConfirm({ ok: true, message: "", data: PLACED })).toEqual({ next: "order-list" });
});

it("an answer without an order leads to the order list too (PY-07)", () => {
  expect(afterConfirm({ ok: true, message: "", data: null })).toEqual({ next: "order-list" });
});

it("an order that can still be paid is not a success (PY-03)", () => {
  const data = { ...PLACED, order_status: ORDER_STATUS.awaitingPayment };
  expect(afterConfirm({ ok: true, message: "", data })).toEqual({ next: "wait" });
});

it.each<[string, number, string, string, Reason | undefined]>([
  [
    "an undecided payment is looked up again",
    1,
    "付款確認中，請稍後到訂單查詢查看結果",
    "wait",
    REASON.paymentPending,
  ],
  [
    "a message alone decides nothing",
    1,
    "付款確認中，請稍後到訂單查詢查看結果",
    "refuse",
    undefined,
  ],
  ["a failed look-up is repeated", -1, "", "wait", undefined],
  [
    "a failed payment shows the server's message",
    5,
    "付款未完成，訂單未成立，請重新送出訂單",
    "refuse",
    undefined,
  ],
  ["another member's payment goes back to the checkout", 1, "找不到這筆付款", "refuse", undefined],
  ["leads to the login without a session", 2, "", "login", undefined],
])("%s", (_name, code, message, next, reason) => {
  expect(afterConfirm({ ok: false, code, message, reason })).toMatchObject({ next });
});
