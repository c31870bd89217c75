import { act, screen, waitFor } from "@testing-library/react";
import type { PaymentKind } from "@/components/payments/payment-questions";
import { PaymentReturn } from "@/components/payments/payment-return";
import { writeCookie } from "@/lib/client/cookies";
import { REASON } from "@/lib/contracts/answer-code";
import { COURIER_MARK } from "@/tests/factories/courier-order-shapes";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const LINE_PAY = "/third/lpconfirm?amount=115&transactionId=2026112100000000001&dining_type=5";
const WAYS: [PaymentKind, string, string, unknown][] = [
  ["line-pay", LINE_PAY, "/api/v3/OrderApi/getLinePayConfirm", { id: 7, order_status: 0 }],
  ["icash-pay", "/third/icashpayreturn?id=7&dining_type=5", "/api/icashpay/appPayConfirm", null],
  [
    "attempt",
    "/third/payunireturn?number=F26112112345678-1&dining_type=5",
    "/api/PaymentApi/payResult",
    { id: 7, order_status: 0 },
  ],
];

function comeBack(of: PaymentKind, place: string, replies: Replies) {
  writeCookie("courier", COURIER_MARK, 60);
  window.history.replaceState(null, "", place);
  const calls = serveCalls(replies);
  const go = jest.fn();
  renderWithMessages(<PaymentReturn of={of} go={go} />);
  return { calls, go };
}

afterEach(() => {
  writeCookie("courier", "", 0);
  jest.useRealTimers();
});

describe.each(WAYS)("a courier's payment back from %s", (of, place, call, paid) => {
  it("is asked about under its session and goes on to the courier order (PY-08, PY-09, EX-08)", async () => {
    const { calls, go } = comeBack(of, place, { [call]: { data: paid } });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/expressDelivery"));
    expect(calls.headerOf(call, "x-courier")).toBe("1");
    expect(screen.getByText("正在前往快遞狀態…")).toBeVisible();
  });

  it("that failed leads back to the courier order's form (EX-10)", async () => {
    const failed = { code: 5, message: "付款未完成，訂單未成立，請重新送出訂單" };
    comeBack(of, place, { [call]: failed });
    expect(await screen.findByText(failed.message)).toBeVisible();
    const back = "/expressDelivery?payment=cancelled";
    expect(screen.getByRole("link", { name: "回到結帳" })).toHaveAttribute("href", back);
  });

  it("that is not decided yet can be looked for at the courier order", async () => {
    jest.useFakeTimers();
    comeBack(of, place, {
      [call]: { code: 1, message: "付款確認中", reason: REASON.paymentPending },
    });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    const link = screen.getByRole("link", { name: "查看快遞" });
    expect(link).toHaveAttribute("href", "/expressDelivery");
  });
});

it("any other payment carries no session, though one is kept (AP-06)", async () => {
  const call = "/api/v3/OrderApi/getLinePayConfirm";
  const { calls, go } = comeBack("line-pay", LINE_PAY.replace("&dining_type=5", ""), {
    [call]: { data: { id: 7, order_status: 0 } },
  });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  expect(calls.headerOf(call, "x-courier")).toBeNull();
});
