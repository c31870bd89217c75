import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { LinePayReturn } from "@/components/payments/line-pay-return";
import { makeCart } from "../../factories/checkout-shapes";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const CONFIRM = "/api/v3/OrderApi/getLinePayConfirm";
const PAID = { data: { id: 7, pay_type: 5, order_status: 0, payment_url_web: "" } };
const PENDING = { code: 1, message: "付款確認中，請稍後到訂單查詢查看結果" };

function comeBack(
  reply: Replies[string],
  search = "?transactionId=2026112100000000001&amount=155",
) {
  window.localStorage.setItem("cart", JSON.stringify(makeCart()));
  window.localStorage.setItem("lastCheckout", "{}");
  window.history.replaceState(null, "", `/third/lpconfirm${search}`);
  const calls = serveCalls({ [CONFIRM]: reply });
  const go = jest.fn();
  renderWithMessages(
    <StrictMode>
      <LinePayReturn go={go} />
    </StrictMode>,
  );
  return { calls, go };
}
const itemsInCart = () => JSON.parse(String(window.localStorage.getItem("cart"))).items;

afterEach(() => jest.useRealTimers());

it("a paid order empties the cart and goes to the order list, asked about once (PY-01, PY-02, PY-04)", async () => {
  const { calls, go } = comeBack(PAID);
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  expect(calls.countOf(CONFIRM)).toBe(1);
  expect(itemsInCart()).toEqual([]);
  expect(window.localStorage.getItem("lastCheckout")).toBeNull();
});

it("a refusal shows the server's message and the way back to a checkout that kept everything (PY-02)", async () => {
  const { go } = comeBack({ code: 5, message: "付款未完成，訂單未成立，請重新送出訂單" });
  expect(await screen.findByText("付款未完成，訂單未成立，請重新送出訂單")).toBeVisible();
  expect(screen.getByRole("link", { name: "回到結帳" })).toHaveAttribute("href", "/checkout");
  expect(go).not.toHaveBeenCalled();
  expect(itemsInCart()).toHaveLength(1);
  expect(window.localStorage.getItem("lastCheckout")).not.toBeNull();
});

it("a payment that is still being decided is asked about again, calmly", async () => {
  jest.useFakeTimers();
  const { calls, go } = comeBack(PENDING);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText("付款確認中")).toBeVisible();
  calls.reply(CONFIRM, PAID);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(go).toHaveBeenCalledWith("/orderList");
});

it("after twenty seconds the person may go on, and is told not to pay again", async () => {
  jest.useFakeTimers();
  const { calls } = comeBack(PENDING);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/您不需要再付一次/)).toBeVisible();
  expect(screen.getByRole("link", { name: "查看訂單" })).toHaveAttribute("href", "/orderList");
  expect(calls.countOf(CONFIRM)).toBe(5);
  expect(itemsInCart()).toHaveLength(1);
});

it.each([
  "",
  "?amount=155",
  "?transactionId=1&amount=155",
  "?transactionId=2026112100000000001&amount=-1",
])("an address that names no payment (%s) asks nobody", async (search) => {
  const { calls } = comeBack(PAID, search);
  expect(await screen.findByText("付款資料不完整")).toBeVisible();
  expect(calls.countOf(CONFIRM)).toBe(0);
});

it("without a session login comes first, and leads back to this payment", async () => {
  const { go } = comeBack({ code: 2, message: "" });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(decodeURIComponent(document.cookie)).toContain(
    "/third/lpconfirm?transactionId=2026112100000000001&amount=155",
  );
});
