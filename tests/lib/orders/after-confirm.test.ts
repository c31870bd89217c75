import { REASON, type Reason } from "@/lib/contracts/answer-code";
import { ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { afterConfirm } from "@/lib/orders/after-confirm";

const PLACED = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};

it("afterConfirm opens the order list after a paid order (PY-02)", () => {
  expect(afterConfirm({ ok: true, message: "", data: PLACED })).toEqual({ next: "order-list" });
});

it("afterConfirm opens the order list after an answer without an order (PY-07)", () => {
  expect(afterConfirm({ ok: true, message: "", data: null })).toEqual({ next: "order-list" });
});

it("afterConfirm waits while the order awaits its payment (PY-03)", () => {
  const data = { ...PLACED, order_status: ORDER_STATUS.awaitingPayment };
  expect(afterConfirm({ ok: true, message: "", data })).toEqual({ next: "wait" });
});

it.each<[string, number, string, string, Reason | undefined]>([
  [
    "waits after a refusal with the reason paymentPending",
    1,
    "付款確認中，請稍後到訂單查詢查看結果",
    "wait",
    REASON.paymentPending,
  ],
  [
    "shows a refusal without a reason, whatever its message says",
    1,
    "付款確認中，請稍後到訂單查詢查看結果",
    "refuse",
    undefined,
  ],
  ["waits after a network failure", -1, "", "wait", undefined],
  [
    "shows the backend's message of a failed payment",
    5,
    "付款未完成，訂單未成立，請重新送出訂單",
    "refuse",
    undefined,
  ],
  ["shows the refusal for the payment of another member", 1, "找不到這筆付款", "refuse", undefined],
  ["opens /login if no member is signed in", 2, "", "login", undefined],
])("afterConfirm %s", (_name, code, message, next, reason) => {
  expect(afterConfirm({ ok: false, code, message, reason })).toMatchObject({ next });
});
