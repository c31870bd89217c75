import { act, screen } from "@testing-library/react";
import { PaymentReturn } from "@/components/payments/payment-return";
import { writeCookie } from "@/lib/client/cookies";
import { CODE, REASON } from "@/lib/contracts/answer-code";
import { ORDER_STATUS, PAY_STATUS } from "@/lib/contracts/codes";
import { type PaymentResult, resultCookie, resultText } from "@/lib/payments/payment-result";
import { COURIER_MARK } from "@/tests/factories/courier-order-shapes";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const NUMBER = "F26112112345678-1";
const LINE_PAY = `/third/lpconfirm?amount=115&transactionId=2026112100000000001&orderId=${NUMBER}&dining_type=5`;
const PAY_RESULT = "/api/PaymentApi/payResult";
/**
 * For each provider: its name, the return URL, the call for the result, and the data that this call returns for a paid
 * order.
 */
const RETURNS: [string, string, string, unknown][] = [
  ["LINE Pay", LINE_PAY, PAY_RESULT, { id: 7, order_status: ORDER_STATUS.ordered }],
  ["icash Pay", "/third/icashpayreturn?id=7&dining_type=5", "/api/icashpay/appPayConfirm", null],
  [
    "PAYUNi",
    `/third/payunireturn?number=${NUMBER}&dining_type=5`,
    PAY_RESULT,
    { id: 7, order_status: ORDER_STATUS.ordered },
  ],
];
const PENDING = { code: CODE.refused, message: "付款確認中", reason: REASON.paymentPending };

function comeBack(result: PaymentResult, replies: Replies, dining_type: 1 | 5 = 5) {
  writeCookie("courier", COURIER_MARK, 60);
  writeCookie(resultCookie("7", "http:"), resultText(result), 60);
  window.history.replaceState(null, "", `/third/lpconfirm?dining_type=${dining_type}&result=7`);
  const calls = serveCalls(replies);
  const go = jest.fn();
  renderWithMessages(<PaymentReturn go={go} />);
  return { calls, go };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  writeCookie("courier", "", 0);
  window.sessionStorage.clear();
  jest.useRealTimers();
});

describe.each(RETURNS)(
  "the return from %s after the payment of a courier order",
  (_name, place, call, paid) => {
    it("requests the result with the courier session, and opens the courier order (PY-08, PY-09, EX-08)", async () => {
      const { calls, go } = comeBack({ state: "pending", place }, { [call]: { data: paid } });
      await pass(2010);
      expect(go).toHaveBeenCalledWith("/expressDelivery");
      expect(calls.headerOf(call, "x-courier")).toBe("1");
      expect(screen.getByText("正在前往快遞狀態…")).toBeVisible();
    });

    it("links back to the form of the courier order when the payment failed (EX-10)", async () => {
      const failed = {
        code: CODE.paymentFailed,
        message: "付款未完成，訂單未成立，請重新送出訂單",
      };
      comeBack({ state: "refused", ...failed }, {});
      await pass(10);
      expect(screen.getByText(failed.message)).toBeVisible();
      const back = "/expressDelivery?payment=cancelled";
      expect(screen.getByRole("link", { name: "回到結帳" })).toHaveAttribute("href", back);
    });

    it("links to the courier order when all tries have brought no result", async () => {
      comeBack({ state: "pending", place }, { [call]: PENDING });
      await pass(20_000);
      const link = screen.getByRole("link", { name: "查看快遞" });
      expect(link).toHaveAttribute("href", "/expressDelivery");
    });
  },
);

it("requests the list of orders without the courier session, because this call does not accept it (PY-03)", async () => {
  const list = "/api/v3/OrderApi/listUserOrder";
  const place = "/third/payunireturn?order_id=20261122-000017&dining_type=5";
  const order = {
    id: "20261122-000017",
    order_status: ORDER_STATUS.confirming,
    pay_status: PAY_STATUS.paid,
  };
  const replies = { [list]: { data: { orders: [order], last_page: 1 } } };
  const { calls, go } = comeBack({ state: "pending", place }, replies);
  await pass(2010);
  expect(calls.headerOf(list, "x-courier")).toBeNull();
  expect(go).toHaveBeenCalledWith("/expressDelivery");
});

it("sends no courier session for the payment of an order from a store (AP-06)", async () => {
  const place = LINE_PAY.replace("&dining_type=5", "");
  const replies = { [PAY_RESULT]: { data: { id: 7, order_status: ORDER_STATUS.ordered } } };
  const { calls, go } = comeBack({ state: "pending", place }, replies, 1);
  await pass(2010);
  expect(go).toHaveBeenCalledWith("/orderList");
  expect(calls.headerOf(PAY_RESULT, "x-courier")).toBeNull();
});
