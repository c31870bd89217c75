import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { PaidOrderNotice } from "@/components/payments/paid-order-notice";
import { PaymentReturn } from "@/components/payments/payment-return";
import { writeCookie } from "@/lib/client/cookies";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import { type PaymentResult, resultCookie, resultText } from "@/lib/payments/payment-result";
import { makeCart, makeLastCheckout } from "../../factories/checkout-shapes";
import { COURIER_MARK } from "../../factories/courier-order-shapes";
import { flushTasks } from "../../setup/flush-tasks";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

type Return = {
  /** The URL to which the provider sends the payer. */
  place: string;
  /** The call that the page repeats while the payment is pending. */
  later: string;
  paid: unknown;
};

const placedOrder = (order_status: number, pay_type = 5) => ({
  data: { id: 7, pay_type, order_status, payment_url_web: "" },
});
const LINE_PAY: Return = {
  place: "/third/lpconfirm?amount=155&transactionId=2026112100000000001&orderId=F26112112345678-1",
  later: "/api/PaymentApi/payResult",
  paid: placedOrder(0),
};
const ICASH_PAY: Return = {
  place: "/third/icashpayreturn?id=7",
  later: "/api/icashpay/appPayConfirm",
  paid: { data: null },
};
const PAYUNI: Return = {
  place: "/third/payunireturn?number=F26112112345678-1",
  later: "/api/PaymentApi/payResult",
  paid: placedOrder(0, 10),
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
const pending = ({ place }: Return): PaymentResult => ({ state: "pending", place });

/**
 * Stores a cart with one product and the last checkout, and sets the URL. If a result is given, stores it in a cookie,
 * as the server does, and adds the parameter `result` to the URL.
 */
function prepare(path: string, result?: PaymentResult) {
  window.localStorage.setItem("cart", JSON.stringify(makeCart()));
  window.localStorage.setItem(
    "lastCheckout",
    JSON.stringify(makeLastCheckout({ path: "/checkout?v3=b", order_id: 7 })),
  );
  if (result) writeCookie(resultCookie("7", "http:"), resultText(result), 60);
  const search = result ? `${path.includes("?") ? "&" : "?"}result=7` : "";
  window.history.replaceState(null, "", path + search);
}

type Opening = { result?: PaymentResult; reply?: unknown; path?: string };

function open(from: Return, { result, reply = PENDING, path = pathOf(from) }: Opening) {
  prepare(path, result);
  const calls = serveCalls({ [from.later]: reply as Replies[string] });
  const go = jest.fn();
  renderWithMessages(
    <StrictMode>
      <PaymentReturn go={go} />
    </StrictMode>,
  );
  return { calls, go };
}
const pathOf = ({ place }: Return) => String(place.split("?")[0]);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const itemsInCart = () => JSON.parse(String(window.localStorage.getItem("cart"))).items;

afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
  writeCookie(resultCookie("7", "http:"), "", 0);
  writeCookie("courier", "", 0);
});

describe.each(RETURNS)("the page after the return from %s", (_name, from) => {
  it("removes the parameter `result` from the URL, and a reload requests the result of the same payment", async () => {
    jest.useFakeTimers();
    const { calls } = open(from, { result: pending(from) });
    await pass(2010);
    expect(window.location.search).toBe("");
    cleanup();
    const again = open(from, {});
    await pass(2010);
    expect(again.calls.paths()).toEqual(calls.paths());
    expect(again.calls.countOf(from.later)).toBe(1);
  });

  it("shows the server's message for a failed payment, and opens the checkout with the unchanged cart (PY-02, PY-03)", async () => {
    jest.useFakeTimers();
    const { calls, go } = open(from, { result: { state: "refused", ...FAILED } });
    await pass(10);
    expect(screen.getByRole("alert")).toHaveTextContent(FAILED.message);
    const back = "/checkout?v3=b&payment=cancelled";
    expect(screen.getByRole("link", { name: "回到結帳" })).toHaveAttribute("href", back);
    expect(go).not.toHaveBeenCalled();
    await pass(4000);
    expect(go.mock.calls).toEqual([[back]]);
    expect(calls.paths()).toEqual([]);
    expect(itemsInCart()).toHaveLength(1);
    expect(window.localStorage.getItem("lastCheckout")).not.toBeNull();
  });

  it("asks again about a pending payment, and empties the cart when the payment succeeds (PY-02, PY-04)", async () => {
    jest.useFakeTimers();
    const { calls, go } = open(from, { result: pending(from) });
    await pass(1000);
    expect(screen.getByText("付款確認中")).toBeVisible();
    calls.reply(from.later, from.paid as { data: unknown });
    await pass(1000);
    expect(go).toHaveBeenCalledWith("/orderList");
    expect(screen.getByText("付款完成")).toBeVisible();
    expect(calls.headerOf(from.later, "x-xsrf-token")).toBe("test-token");
    expect(itemsInCart()).toEqual([]);
    expect(window.localStorage.getItem("lastCheckout")).toBeNull();
  });

  it("shows the server's message when a pending payment fails", async () => {
    jest.useFakeTimers();
    open(from, { result: pending(from), reply: FAILED });
    await pass(2010);
    expect(screen.getByRole("alert")).toHaveTextContent(FAILED.message);
  });

  it.each(["lost", "garbled"])('keeps asking when an answer is "%s"', async (reply) => {
    jest.useFakeTimers();
    const { calls, go } = open(from, { result: pending(from), reply });
    await pass(2010);
    calls.reply(from.later, from.paid as { data: unknown });
    await pass(3000);
    expect(go.mock.calls).toEqual([["/orderList"]]);
  });

  it("opens the return URL again on 再查一次, so that the server settles the payment", async () => {
    jest.useFakeTimers();
    const { go } = open(from, { result: pending(from) });
    await pass(20_000);
    fireEvent.click(screen.getByRole("button", { name: "再查一次" }));
    expect(go.mock.calls).toEqual([[from.place]]);
  });

  it("shows after twenty seconds that the customer need not pay again, and a link to the orders", async () => {
    jest.useFakeTimers();
    const { calls } = open(from, { result: pending(from) });
    await pass(20_000);
    expect(screen.getByText(/您不需要再付一次/)).toBeVisible();
    expect(screen.getByRole("link", { name: "查看訂單" })).toHaveAttribute("href", "/orderList");
    expect(calls.paths()).toEqual(Array(4).fill(from.later));
    expect(itemsInCart()).toHaveLength(1);
  });

  it("opens the login when there is no session, and stores the return URL of this payment", async () => {
    const { go } = open(from, { result: { state: "login", place: from.place } });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
    expect(decodeURIComponent(document.cookie)).toContain(from.place);
    expect(window.localStorage.getItem("lastCheckout")).not.toBeNull();
  });

  it("opens the login when the session ends while the payment is pending, and stores the return URL", async () => {
    jest.useFakeTimers();
    const { go } = open(from, {
      result: pending(from),
      reply: { code: CODE.loginNeeded, message: "" },
    });
    await pass(2010);
    expect(go).toHaveBeenCalledWith("/login");
    expect(decodeURIComponent(document.cookie)).toContain(from.place);
  });

  it("opens the courier order after its payment, and does not change the cart (PY-08)", async () => {
    jest.useFakeTimers();
    const place = `${from.place}&dining_type=5`;
    const { go } = open(from, {
      result: { state: "pending", place },
      reply: from.paid,
      path: `${pathOf(from)}?dining_type=5`,
    });
    await pass(2010);
    expect(go).toHaveBeenCalledWith("/expressDelivery");
    expect(itemsInCart()).toHaveLength(1);
  });

  it("opens the list of orders if the return URL has dining_type=1 (PY-08)", async () => {
    jest.useFakeTimers();
    writeCookie("courier", COURIER_MARK, 60);
    const place = `${from.place}&dining_type=1`;
    const { calls, go } = open(from, {
      result: { state: "pending", place },
      reply: from.paid,
      path: `${pathOf(from)}?dining_type=1`,
    });
    await pass(2010);
    expect(go.mock.calls).toEqual([["/orderList"]]);
    expect(calls.headerOf(from.later, "x-courier")).toBeNull();
    expect(itemsInCart()).toEqual([]);
  });
});

it("keeps the cart and stays on the page when the attempt has ended but the order still waits for a payment", async () => {
  jest.useFakeTimers();
  const { go } = open(PAYUNI, { result: pending(PAYUNI), reply: placedOrder(-1, 10) });
  await pass(20_000);
  expect(go).not.toHaveBeenCalled();
  expect(itemsInCart()).toHaveLength(1);
});

it("sends no request for a LINE Pay return without an order number, because only the server may settle a payment by its transaction id (PY-01)", async () => {
  jest.useFakeTimers();
  const place = LINE_PAY.place.replace(/&orderId=.*/, "");
  const { calls } = open(LINE_PAY, { result: { state: "pending", place } });
  await pass(60_000);
  expect(calls.paths()).toEqual([]);
  expect(screen.getByRole("button", { name: "再查一次" })).toBeVisible();
});

it.each(["", "?amount=155", "?id=7a", "?result=7", "?result=../x", "?result=paid"])(
  "sends no request if the server has stored no result for the query %j",
  async (search) => {
    const { calls, go } = open(LINE_PAY, { path: `/third/lpconfirm${search}` });
    expect(await screen.findByText("付款資料不完整")).toBeVisible();
    expect(window.location.search).toBe("");
    expect(calls.paths()).toEqual([]);
    expect(go).not.toHaveBeenCalled();
    expect(itemsInCart()).toHaveLength(1);
  },
);

it("reads and removes only the result cookie that the URL names", async () => {
  jest.useFakeTimers();
  writeCookie(resultCookie("8", "http:"), resultText({ state: "paid" }), 60);
  const { calls } = open(LINE_PAY, { result: pending(LINE_PAY) });
  await pass(2010);
  expect(calls.countOf(LINE_PAY.later)).toBe(1);
  expect(document.cookie).toContain("payment-8=");
  expect(document.cookie).not.toContain("payment-7=");
});

describe("the list of orders after a payment", () => {
  function openList(path: string, result?: PaymentResult) {
    prepare(path, result);
    const onPaid = jest.fn();
    renderWithMessages(
      <StrictMode>
        <PaidOrderNotice onPaid={onPaid} />
      </StrictMode>,
    );
    return onPaid;
  }

  it.each([
    ["the order id that the server has stored", { state: "paid", order_id: "41" }, "41"],
    [
      "the order id of the last checkout in this browser, if the server has stored no id",
      { state: "paid" },
      "7",
    ],
  ] as const)("calls onPaid with %s (OR-07)", async (_what, result, order_id) => {
    const onPaid = openList("/orderList", result);
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(order_id));
  });

  it("empties the cart and shows a message once (PY-02, PY-04)", async () => {
    openList("/orderList", { state: "paid" });
    expect(await screen.findByText("付款完成")).toBeVisible();
    expect(itemsInCart()).toEqual([]);
    expect(window.localStorage.getItem("lastCheckout")).toBeNull();
    expect(window.location.pathname + window.location.search).toBe("/orderList");
    cleanup();
    openList("/orderList");
    await act(flushTasks);
    expect(screen.queryByText("付款完成")).toBeNull();
    expect(itemsInCart()).toHaveLength(1);
  });

  it.each(["?result=7", "?result=paid", "?payment=paid"])(
    "keeps the cart when the server has stored no result for the query %s",
    async (search) => {
      openList(`/orderList${search}`);
      await act(flushTasks);
      expect(screen.queryByText("付款完成")).toBeNull();
      expect(itemsInCart()).toHaveLength(1);
    },
  );
});
