import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import type { PaymentKind } from "@/components/payments/payment-questions";
import { PaymentReturn } from "@/components/payments/payment-return";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import { makeCart, makeLastCheckout } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

type Return = {
  of: PaymentKind;
  place: string;
  call: string;
  /** What is asked while it is being decided. */
  later: string;
  paid: unknown;
};

const placed = (order_status: number, pay_type = 5) => ({
  data: { id: 7, pay_type, order_status, payment_url_web: "" },
});
const LINE_PAY: Return = {
  of: "line-pay",
  place: "/third/lpconfirm?amount=155&transactionId=2026112100000000001&orderId=F26112112345678-1",
  call: "/api/v3/OrderApi/getLinePayConfirm",
  later: "/api/PaymentApi/payResult",
  paid: placed(0),
};
const ICASH_PAY: Return = {
  of: "icash-pay",
  place: "/third/icashpayreturn?id=7",
  call: "/api/icashpay/appPayConfirm",
  later: "/api/icashpay/appPayConfirm",
  paid: { data: null },
};
const PAYUNI: Return = {
  of: "attempt",
  place: "/third/payunireturn?number=F26112112345678-1",
  call: "/api/PaymentApi/payResult",
  later: "/api/PaymentApi/payResult",
  paid: placed(0, 10),
};
const RETURNS: [string, Return][] = [
  ["LINE Pay", LINE_PAY],
  ["icash Pay (PY-07)", ICASH_PAY],
  ["PAYUNi (PY-03)", PAYUNI],
  ["any provider (PY-03)", { ...PAYUNI, place: PAYUNI.place.replace("payuni", "pay") }],
];
const PENDING = {
  code: CODE.refused,
  message: "付款確認中，請稍後到訂單查詢查看結果",
  reason: REASON.paymentPending,
};
const FAILED = { code: CODE.paymentFailed, message: "付款未完成，訂單未成立，請重新送出訂單" };

function comeBack({ of, place, call, later }: Return, reply: unknown) {
  window.localStorage.setItem("cart", JSON.stringify(makeCart()));
  window.localStorage.setItem(
    "lastCheckout",
    JSON.stringify(makeLastCheckout({ path: "/checkout?v3=b" })),
  );
  window.history.replaceState(null, "", place);
  const calls = serveCalls({
    [call]: reply as Replies[string],
    [later]: reply as Replies[string],
  });
  const go = jest.fn();
  renderWithMessages(
    <StrictMode>
      <PaymentReturn of={of} go={go} />
    </StrictMode>,
  );
  return { calls, go };
}
const itemsInCart = () => JSON.parse(String(window.localStorage.getItem("cart"))).items;

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

describe.each(RETURNS)("back from %s", (_name, from) => {
  it("a paid order empties the cart and goes to the order list, asked about once (PY-01, PY-02, PY-04)", async () => {
    const { calls, go } = comeBack(from, from.paid);
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(screen.getByText("付款完成")).toBeVisible();
    expect(calls.countOf(from.call)).toBe(1);
    expect(calls.headerOf(from.call, "x-xsrf-token")).toBe("test-token");
    expect(itemsInCart()).toEqual([]);
    expect(window.localStorage.getItem("lastCheckout")).toBeNull();
  });

  it("takes what the provider sent out of the address, and a reload asks about the same payment", async () => {
    jest.useFakeTimers();
    const { calls } = comeBack(from, PENDING);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(window.location.search).toBe("");
    cleanup();
    const again = comeBack({ ...from, place: window.location.pathname }, PENDING);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(again.calls.paths()).toEqual(calls.paths());
    expect(again.calls.countOf(from.call)).toBe(1);
  });

  it("a refusal shows the server's message and goes back to a checkout that kept everything (PY-02, PY-03)", async () => {
    jest.useFakeTimers();
    const { go } = comeBack(from, FAILED);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole("alert")).toHaveTextContent(FAILED.message);
    const back = "/checkout?v3=b&payment=cancelled";
    expect(screen.getByRole("link", { name: "回到結帳" })).toHaveAttribute("href", back);
    expect(go).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(go.mock.calls).toEqual([[back]]);
    expect(itemsInCart()).toHaveLength(1);
    expect(window.localStorage.getItem("lastCheckout")).not.toBeNull();
  });

  it("a payment that is still being decided is asked about again, calmly", async () => {
    jest.useFakeTimers();
    const { calls, go } = comeBack(from, PENDING);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText("付款確認中")).toBeVisible();
    calls.reply(from.later, from.paid as { data: unknown });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(go).toHaveBeenCalledWith("/orderList");
  });

  it("asked again by hand, the answer comes at once", async () => {
    jest.useFakeTimers();
    const { calls, go } = comeBack(from, PENDING);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    calls.reply(from.later, from.paid as { data: unknown });
    fireEvent.click(screen.getByRole("button", { name: "再查一次" }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(go).toHaveBeenCalledWith("/orderList");
  });

  it("after twenty seconds the person may go on, and is told not to pay again", async () => {
    jest.useFakeTimers();
    const { calls } = comeBack(from, PENDING);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(/您不需要再付一次/)).toBeVisible();
    expect(screen.getByRole("link", { name: "查看訂單" })).toHaveAttribute("href", "/orderList");
    expect(calls.paths()).toEqual([from.call, ...Array(4).fill(from.later)]);
    expect(itemsInCart()).toHaveLength(1);
  });

  it("without a session login comes first, and leads back to this payment", async () => {
    const { go } = comeBack(from, { code: CODE.loginNeeded, message: "" });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
    expect(decodeURIComponent(document.cookie)).toContain(from.place);
  });

  it("a courier's payment goes back to the courier and leaves the cart alone (PY-08)", async () => {
    const { go } = comeBack({ ...from, place: `${from.place}&dining_type=5` }, from.paid);
    await waitFor(() => expect(go).toHaveBeenCalledWith("/expressDelivery"));
    expect(itemsInCart()).toHaveLength(1);
  });

  it("any other dining type goes to the order list (PY-08)", async () => {
    const { go } = comeBack({ ...from, place: `${from.place}&dining_type=1` }, from.paid);
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  });
});

it("an attempt that ended while another can still be paid is no success", async () => {
  jest.useFakeTimers();
  const { go } = comeBack(PAYUNI, placed(-1, 10));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(go).not.toHaveBeenCalled();
  expect(itemsInCart()).toHaveLength(1);
});

it("LINE Pay's confirmation is asked for once, however long it takes and whatever is missing (PY-01)", async () => {
  jest.useFakeTimers();
  const place = LINE_PAY.place.replace(/&orderId=.*/, "");
  const { calls } = comeBack({ ...LINE_PAY, place }, PENDING);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls.paths()).toEqual([LINE_PAY.call]);
  expect(screen.getByRole("button", { name: "再查一次" })).toBeVisible();
});

it.each<[Return, string]>([
  [LINE_PAY, ""],
  [LINE_PAY, "?amount=155"],
  [LINE_PAY, "?transactionId=1&amount=155"],
  [LINE_PAY, "?transactionId=2026112100000000001&amount=-1"],
  [ICASH_PAY, ""],
  [ICASH_PAY, "?id=7a"],
  [ICASH_PAY, "?id=-7"],
  [PAYUNI, ""],
  [PAYUNI, "?number=1"],
  [PAYUNI, "?number=F26112112345678-1x"],
])("an address that names no payment asks nobody: %#", async (from, search) => {
  const [path] = from.place.split("?");
  const { calls } = comeBack({ ...from, place: path + search }, from.paid);
  expect(await screen.findByText("付款資料不完整")).toBeVisible();
  expect(calls.countOf(from.call)).toBe(0);
});
