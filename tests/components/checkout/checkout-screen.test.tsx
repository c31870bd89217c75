import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "@/components/checkout/checkout-screen";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, DINING_TYPE, INVOICE_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import {
  makeCart,
  makeOpening,
  makeQuote,
  makeStoredAddress,
  makeStoreOfOrder,
} from "../../factories/checkout-shapes";
import { flushTasks } from "../../setup/flush-tasks";
import { renderWithMessages } from "../../setup/render-with-messages";
import { holdAnswers, type Replies, serveCalls } from "../../setup/serve-calls";

const OPEN = "/api/checkout/open";
const QUOTE = "/api/v3/OrderApi/beforeOrdering";
const ORDER = "/api/v3/OrderApi/ordering";
const opening = (order = makeQuote()) =>
  makeOpening({ order, delivery_fee_description: "依距離計算" });
const placed = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.awaitingPayment,
  payment_url_web: "https://pay.example/7",
};

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem("cart", JSON.stringify(makeCart()));
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  window.localStorage.setItem("contactName", JSON.stringify("王小明"));
  window.localStorage.setItem("contactPhone", JSON.stringify("0912345678"));
  window.history.replaceState(null, "", "/checkout");
});

async function enter(replies: Replies = {}, strict = false) {
  const go = jest.fn();
  const calls = serveCalls({
    [OPEN]: { data: opening() },
    [QUOTE]: { data: makeQuote() },
    ...replies,
  });
  renderWithMessages(<CheckoutScreen go={go} />, { reactStrictMode: strict });
  const user = userEvent.setup();
  return { go, calls, user };
}

const confirm = (total = "NT$155") => screen.findByRole("button", { name: `確認購買 ${total}` });

it("shows the server's amounts, and the notice above the button (CK-06, CK-75, CK-76)", async () => {
  await enter();
  expect(await confirm()).toBeEnabled();
  expect(screen.getByText("確認購買按下會立即支付，無法取消訂單，請您再次確認")).toBeVisible();
  expect(screen.getByLabelText("聯絡人姓名")).toHaveValue("王小明");
  expect(screen.getByRole("radio", { name: /LINE Pay/ })).toBeChecked();
  expect(screen.getByText("依距離計算")).toBeInTheDocument();
});

it.each([
  ["name", "contactName", "陳大文", "0912345678"],
  ["phone", "contactPhone", "王小明", "0987654321"],
])(
  "fills in a missing %s from the profile, and keeps the other contact value, which the browser has stored (CK-10)",
  async (_what, key, name, phone) => {
    window.localStorage.removeItem(key);
    const profile = { name: "陳大文", phone: "0987654321" };
    const { calls } = await enter({ [OPEN]: { data: { ...opening(), profile } } });
    expect(await confirm()).toBeVisible();
    expect(screen.getByLabelText("聯絡人姓名")).toHaveValue(name);
    expect(screen.getByLabelText("手機號碼")).toHaveValue(phone);
    const contact = { contact_name: name, contact_phone: phone };
    await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject(contact));
  },
);

it("asks for contact data that neither the browser nor the profile has (CK-09)", async () => {
  window.localStorage.removeItem("contactPhone");
  await enter({ [OPEN]: { data: { ...opening(), profile: { name: "", phone: "" } } } });
  expect(await screen.findByText("外送資料不完整")).toBeVisible();
  expect(screen.getByLabelText("手機號碼")).toHaveValue("");
});

it("sends one request on entry, and requests a quote with a changed name when the field is left (CK-17)", async () => {
  const { calls, user } = await enter();
  await user.type(await screen.findByLabelText("聯絡人姓名"), "二");
  expect(calls.countOf(OPEN)).toBe(1);
  expect(calls.countOf(QUOTE)).toBe(0);
  await user.tab();
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ contact_name: "王小明二" }));
});

it("instead of the checkout, opens / if the address is incomplete, and the cart page if the cart is empty (CK-05, CK-08)", async () => {
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress({ street: "" })));
  const { go, calls } = await enter();
  expect(go).toHaveBeenCalledWith("/");
  window.localStorage.removeItem("cart");
  const empty = await enter();
  expect(empty.go).toHaveBeenCalledWith("/cart");
  expect([...calls.paths(), ...empty.calls.paths()]).not.toContain(OPEN);
});

it("shows the server's message when the pre-order on entry is refused, and opens / after 2 seconds (CK-07)", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { go } = await enter({ [OPEN]: { code: CODE.refused, message: "找不到店家" } });
  expect(await screen.findByText("找不到店家")).toBeVisible();
  expect(go).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(go).toHaveBeenCalledWith("/");
  jest.useRealTimers();
});

it("shows on the button why the order is not allowed (CK-77)", async () => {
  const closed = makeQuote({ is_disallow_order: 1, disallow_order_reason: "休息中" });
  await enter({ [OPEN]: { data: opening(closed) } });
  expect(await screen.findByRole("button", { name: "休息中" })).toBeDisabled();
});

it("shows 目前無法訂購 on the button when the server sends no reason (CK-77)", async () => {
  const closed = makeQuote({ is_disallow_order: 1, disallow_order_reason: "" });
  await enter({ [OPEN]: { data: opening(closed) } });
  expect(await screen.findByRole("button", { name: "目前無法訂購" })).toBeDisabled();
});

it.each([
  ["a lost connection (ER-05)", "lost", "網路連線異常，請稍後再試"],
  ["an unreadable answer (ER-14)", "garbled", "系統忙碌中，請稍後再試"],
] as const)(
  "on entry, shows a message for %s, and sends the request again on 再試一次",
  async (_what, reply, text) => {
    const { calls, user } = await enter({ [OPEN]: reply });
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    calls.reply(OPEN, { data: opening() });
    await user.click(screen.getByRole("button", { name: "再試一次" }));
    expect(await confirm()).toBeEnabled();
  },
);

it("disables cash when the store has switched it off (CK-24)", async () => {
  const store = makeStoreOfOrder({ disable_payment_method: "2" });
  await enter({ [OPEN]: { data: opening(makeQuote({ store })) } });
  expect(await screen.findByRole("radio", { name: /現金.*暫不提供/ })).toBeDisabled();
});

it("shows the first failed check, sends nothing and focuses the field (CK-78, VA-06)", async () => {
  const { calls, user } = await enter();
  await user.clear(await screen.findByLabelText("聯絡人姓名"));
  await user.click(await confirm());
  const dialog = await screen.findByRole("dialog", { name: "還差一步" });
  expect(within(dialog).getByText("請填寫聯絡人姓名")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "知道了" }));
  await waitFor(() => expect(screen.getByLabelText("聯絡人姓名")).toHaveFocus());
  expect(calls.paths()).not.toContain(ORDER);
});

it("empties the cart and opens the list of orders after an order in cash (CK-83)", async () => {
  const { go, calls, user } = await enter({
    [ORDER]: {
      data: {
        ...placed,
        pay_type: PAY_TYPE.cash,
        order_status: ORDER_STATUS.ordered,
        payment_url_web: "",
      },
    },
  });
  await user.click(await screen.findByRole("radio", { name: /現金/ }));
  await user.click(await confirm());
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  expect(JSON.parse(String(window.localStorage.getItem("cart"))).items).toEqual([]);
  expect(calls.bodyOf(ORDER)).toMatchObject({
    pay_type: PAY_TYPE.cash,
    code_id: 0,
    invoice_type: INVOICE_TYPE.email,
  });
});

it("opens the LINE Pay page and stores the draft, and two presses send one order (CK-79, CK-84)", async () => {
  const { go, calls, user } = await enter({ [ORDER]: { data: placed } });
  await user.type(await screen.findByLabelText("給店家的備註（選填）"), "不要餐具");
  await user.dblClick(await confirm());
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://pay.example/7", "new"));
  expect(calls.paths().filter((path) => path === ORDER)).toHaveLength(1);
  const last = JSON.parse(String(window.localStorage.getItem("lastCheckout")));
  expect(last).toMatchObject({ path: "/checkout", order_id: 7, draft: { remark: "不要餐具" } });
  expect(JSON.parse(String(window.localStorage.getItem("cart"))).items).toHaveLength(1);
});

it("shows a refusal on the button until the customer requests a new quote (CK-87, CK-89)", async () => {
  const { user } = await enter({
    [ORDER]: { code: CODE.storeClosed, message: "餐廳忙碌中，請耐心等候" },
  });
  await user.click(await confirm());
  expect(await screen.findByRole("button", { name: "餐廳忙碌中，請耐心等候" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "重新計算金額" }));
  expect(await confirm()).toBeEnabled();
});

it("shows the changed lines of a new quote, and asks once before it sends the order (CK-88)", async () => {
  const dearer = makeQuote({ delivery_fee: 45, pay_total: 165 });
  const { calls, user } = await enter({
    [ORDER]: { code: CODE.quoteChanged, message: "" },
    [QUOTE]: { data: dearer },
  });
  await user.click(await confirm());
  const dialog = await screen.findByRole("dialog", { name: "金額有變動" });
  expect(within(dialog).getByText("由 NT$35 變為 NT$45")).toBeVisible();
  expect(within(dialog).getByText("由 NT$155 變為 NT$165")).toBeVisible();
  calls.reply(ORDER, { data: placed });
  const before = calls.headerOf(ORDER, "idempotency-key");
  await user.click(within(dialog).getByRole("button", { name: "確認購買 NT$165" }));
  await waitFor(() => expect(calls.headerOf(ORDER, "idempotency-key")).not.toBe(before));
});

it("sends the same idempotency key on the next press after a lost connection (CK-90)", async () => {
  const { calls, user } = await enter({ [ORDER]: "lost" });
  await user.click(await confirm());
  const dialog = await screen.findByRole("dialog", { name: "網路連線中斷" });
  const before = calls.headerOf(ORDER, "idempotency-key");
  await user.click(within(dialog).getByRole("button", { name: "知道了" }));
  expect(JSON.parse(String(window.localStorage.getItem("cart"))).items).toHaveLength(1);
  calls.forget();
  await user.click(await confirm());
  await waitFor(() => expect(calls.headerOf(ORDER, "idempotency-key")).toBe(before));
});

it("shows the amounts of the newest quote only, even if an older quote arrives later (CK-19)", async () => {
  const slow = holdAnswers();
  const { calls, user } = await enter({ [QUOTE]: slow.reply });
  const pickup = makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 });
  await user.click(await screen.findByRole("radio", { name: "外帶" }));
  await user.type(screen.getByLabelText("聯絡人姓名"), "二");
  await user.tab();
  expect(calls.countOf(QUOTE)).toBe(2);
  slow.answer(2, { data: pickup });
  expect(await confirm("NT$120")).toBeEnabled();
  slow.answer(1, { data: { ...pickup, pay_total: 999 } });
  await act(flushTasks);
  expect(await confirm("NT$120")).toBeEnabled();
  expect(screen.queryByLabelText("外送備註（選填）")).not.toBeInTheDocument();
});

it("stores the draft and opens the login when the member session has ended", async () => {
  const { go, user } = await enter({ [ORDER]: { code: CODE.loginNeeded, message: "請先登入" } });
  await user.type(await screen.findByLabelText("給店家的備註（選填）"), "按門鈴");
  await user.click(await confirm());
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(document.cookie).toContain("returnTo=%2Fcheckout");
  expect(window.localStorage.getItem("lastCheckout")).toContain("按門鈴");
});

it("shows that the payment was cancelled, and removes the parameter `payment` from the URL", async () => {
  window.history.replaceState(null, "", "/checkout?payment=cancelled");
  await enter({}, true);
  expect(await screen.findByText("付款沒有完成，訂單尚未成立")).toBeVisible();
  expect(window.location.search).toBe("");
});

it("opens the list of orders when the last order has been paid", async () => {
  const { go } = await enter({ [OPEN]: { data: { ...opening(), is_placed: true } } });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
});

it("shows 重新計算金額 instead of 確認購買 after a failed quote, and requests a quote when the device is online again (CK-16)", async () => {
  const pickup = makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 });
  const { calls, user } = await enter({ [QUOTE]: "lost" });
  await user.click(await screen.findByRole("radio", { name: "外帶" }));
  const dialog = await screen.findByRole("dialog", { name: "金額沒有更新" });
  await user.click(within(dialog).getByRole("button", { name: "知道了" }));
  expect(screen.queryByRole("button", { name: /確認購買/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "重新計算金額" }));
  expect(await screen.findByRole("dialog", { name: "金額沒有更新" })).toBeVisible();
  expect(calls.paths()).not.toContain(ORDER);
  calls.reply(QUOTE, { data: pickup });
  fireEvent(window, new Event("online"));
  expect(await confirm("NT$120")).toBeEnabled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("shows beside the address that the store is too far away, and no estimated time (CK-77)", async () => {
  const reason = "外送超出運營服務範圍";
  const far = makeQuote({
    is_disallow_order: 1,
    disallow_order_reason: reason,
    disallow_reason: REASON.outOfRange,
  });
  await enter({ [OPEN]: { data: opening(far) } });
  const place = within(await screen.findByRole("region", { name: "送到哪裡" }));
  expect(place.getByRole("alert")).toHaveTextContent(reason);
  expect(screen.queryByText(/預計/)).not.toBeInTheDocument();
  expect(screen.queryByText(far.store.google_predict_time_text)).not.toBeInTheDocument();
});
