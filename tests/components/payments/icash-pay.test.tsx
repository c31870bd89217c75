import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { IcashPay } from "@/components/payments/icash-pay";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import { payAddressCode } from "@/lib/payments/pay-address";
import { makeCart, makeCartItem, makeLastCheckout } from "../../factories/checkout-shapes";
import { makeOrderDetail } from "../../factories/order-details";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const ASK = "/api/icashpay/appPayConfirm";
const OPEN = "/api/pay/icash";
const ORDER = "/api/v3/OrderApi/orderDetail";
const URL = "https://icpbridge.icashsys.com.tw/ICP/?Value=t";
const ordered = { store_name: "鼎泰小館", order_no: "F26112200000007", pay_total: 265 };
const WAITING = {
  code: CODE.refused,
  message: "付款確認中，請在 icash Pay 完成付款",
  reason: REASON.paymentPending,
};
const PAID = { data: null };

type Device = "phone" | "desktop";
let isHidden = false;

beforeEach(() => {
  isHidden = false;
  jest.useFakeTimers();
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
});
afterEach(() => jest.useRealTimers());

type Opening = { replies?: Replies; device?: Device; search?: string };

async function open({ replies, device = "desktop", search }: Opening = {}) {
  window.matchMedia = (query) =>
    ({ matches: device === "phone" && query === "(pointer: coarse)" }) as MediaQueryList;
  window.localStorage.setItem("cart", JSON.stringify(makeCart()));
  window.localStorage.setItem("lastCheckout", JSON.stringify(makeLastCheckout()));
  const query = search ?? `?id=7&qc=${payAddressCode(URL)}`;
  window.history.replaceState(null, "", `/third/icashpaypaypage${query}`);
  const calls = serveCalls({
    [OPEN]: { data: URL },
    [ASK]: WAITING,
    [ORDER]: { data: makeOrderDetail(ordered) },
    ...replies,
  });
  const go = jest.fn();
  const { container } = renderWithMessages(
    <StrictMode>
      <IcashPay go={go} />
    </StrictMode>,
  );
  await pass(10);
  return { calls, go, container };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const itemsInCart = () => JSON.parse(String(window.localStorage.getItem("cart"))).items;

it("shows a link to the app on a phone, and a QR code after a press on 改用另一支手機掃碼 (PY-05)", async () => {
  await open({ device: "phone" });
  expect(screen.getByRole("link", { name: "開啟 icash Pay" })).toHaveAttribute("href", URL);
  expect(screen.queryByRole("img")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "改用另一支手機掃碼" }));
  await pass(10);
  expect(screen.getByRole("img", { name: "icash Pay 付款 QR code" })).toBeVisible();
});

it("shows a QR code on a desktop (PY-05)", async () => {
  const { container } = await open();
  await pass(10);
  expect(screen.getByRole("img", { name: "icash Pay 付款 QR code" })).toBeVisible();
  expect(container.querySelector("path")?.getAttribute("d")).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(screen.getByRole("link", { name: "改在這台裝置開啟" })).toHaveAttribute("href", URL);
});

it("shows the store, the amount and the order number, so that the payer can compare them with the app (RT-20)", async () => {
  await open();
  expect(screen.getByText("鼎泰小館")).toBeVisible();
  expect(screen.getByText("NT$265")).toHaveTextContent("應付金額 NT$265");
  expect(screen.getByText("訂單編號 F26112200000007")).toBeVisible();
});

it("shows the QR code even if the order cannot be loaded", async () => {
  await open({ replies: { [ORDER]: "lost" } });
  expect(screen.queryByText(/訂單編號/)).toBeNull();
  await pass(10);
  expect(screen.getByRole("img", { name: "icash Pay 付款 QR code" })).toBeVisible();
});

it("asks for the result every three seconds, empties the cart after the payment and opens the list of orders (PV-14)", async () => {
  const { calls, go } = await open();
  expect(screen.getByText("等待付款中")).toBeVisible();
  const countBefore = calls.countOf(ASK);
  await pass(6000);
  expect(calls.countOf(ASK)).toBe(countBefore + 2);
  expect(calls.bodyOf(ASK)).toEqual({ order_id: 7 });
  expect(itemsInCart()).toHaveLength(1);
  calls.reply(ASK, PAID);
  await pass(3000);
  expect(go).toHaveBeenCalledWith("/orderList");
  expect(screen.getByText("付款完成")).toBeVisible();
  expect(itemsInCart()).toEqual([]);
  calls.forget();
  await pass(60_000);
  expect(calls.countOf(ASK)).toBe(0);
});

it("keeps products that were added to the cart while the payer was in the app", async () => {
  const { calls } = await open();
  const items = [...itemsInCart(), makeCartItem({ id: 22, name: "滷蛋" })];
  window.localStorage.setItem("cart", JSON.stringify(makeCart({ items })));
  calls.reply(ASK, PAID);
  await pass(3000);
  expect(itemsInCart()).toMatchObject([{ name: "滷蛋" }]);
});

it("asks for no result while the page is hidden, and asks when the page is visible again (PV-14)", async () => {
  const { calls, go } = await open({ device: "phone" });
  isHidden = true;
  calls.forget();
  await pass(30_000);
  expect(calls.countOf(ASK)).toBe(0);
  calls.reply(ASK, PAID);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(10);
  expect(go).toHaveBeenCalledWith("/orderList");
});

it("after five minutes, stops asking and shows a message; asks again on 再查一次", async () => {
  const { calls, go } = await open();
  await pass(5 * 60_000);
  expect(screen.getByText("還沒有收到付款結果")).toBeVisible();
  calls.forget();
  await pass(60_000);
  expect(calls.countOf(ASK)).toBe(0);
  calls.reply(ASK, PAID);
  fireEvent.click(screen.getByRole("button", { name: "再查一次" }));
  await pass(10);
  expect(go).toHaveBeenCalledWith("/orderList");
});

it("shows why the payment failed, and opens the checkout with the unchanged cart after four seconds", async () => {
  const message = "付款未完成，訂單未成立，請重新送出訂單";
  const { go } = await open({ replies: { [ASK]: { code: CODE.paymentFailed, message } } });
  expect(screen.getByText(message)).toBeVisible();
  const back = "/checkout?payment=cancelled";
  expect(screen.getByRole("link", { name: "回到結帳" })).toHaveAttribute("href", back);
  expect(go).not.toHaveBeenCalled();
  await pass(4000);
  expect(go.mock.calls).toEqual([[back]]);
  expect(itemsInCart()).toHaveLength(1);
});

it("keeps asking after a refusal with an unknown code, because the payer may still be in the app", async () => {
  const notPaid = { code: 66, message: "尚未完成付款" };
  const { calls, go } = await open({ replies: { [ASK]: notPaid } });
  expect(screen.queryByText(notPaid.message)).toBeNull();
  calls.reply(ASK, PAID);
  await pass(3000);
  expect(go).toHaveBeenCalledWith("/orderList");
});

it.each([
  ["a URL without an order id", `?qc=${payAddressCode(URL)}`, {}],
  ["an invalid order id", `?id=x%20y&qc=${payAddressCode(URL)}`, {}],
  [
    "an app URL that is not icash Pay's",
    "?id=7&qc=x",
    { [OPEN]: { code: CODE.refused, message: "" } },
  ],
])("opens the checkout with a message for %s (PY-06)", async (_what, search, replies) => {
  const { go } = await open({ search, replies });
  expect(go).toHaveBeenCalledWith("/checkout");
  expect(window.sessionStorage.getItem("notice")).toBe("付款連結不正確，請重新送出訂單");
  expect(screen.queryByRole("link", { name: "開啟 icash Pay" })).toBeNull();
});

it("shows a message when the connection is lost, and the QR code after 再查一次", async () => {
  const { calls } = await open({ replies: { [OPEN]: "lost", [ASK]: "lost" } });
  expect(screen.getByText("還沒有收到付款結果")).toBeVisible();
  calls.reply(OPEN, { data: URL });
  calls.reply(ASK, WAITING);
  fireEvent.click(screen.getByRole("button", { name: "再查一次" }));
  await pass(20);
  expect(screen.getByRole("img", { name: "icash Pay 付款 QR code" })).toBeVisible();
});

it("opens the login when there is no session, and stores its own URL as the return-to path", async () => {
  const { go } = await open({ replies: { [ASK]: { code: CODE.loginNeeded, message: "" } } });
  expect(go).toHaveBeenCalledWith("/login");
  expect(decodeURIComponent(document.cookie)).toContain("/third/icashpaypaypage?id=7&qc=");
});
