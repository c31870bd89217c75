import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeQuote, makeStoredAddress } from "../../factories/checkout-shapes";
import { enterCheckout, OPEN, ORDER, QUOTE, readItem, storeItem } from "../../setup/enter-checkout";
import { holdAnswers } from "../../setup/serve-calls";

const changed = { code: CODE.quoteChanged, message: "" };
const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};
const unpaid = {
  id: 7,
  pay_type: PAY_TYPE.linePay,
  order_status: ORDER_STATUS.awaitingPayment,
  payment_url_web: "https://pay.example/7",
};
const LONGER_THAN_TYPING_PAUSE_MS = 1_000;
const quoteOf = (quote_id: string, pay_total: number) =>
  makeQuote({ quote_id, pay_total, delivery_fee: pay_total - 120 });

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/checkout");
});
afterEach(() => jest.useRealTimers());

type Entered = Awaited<ReturnType<typeof enterCheckout>>;

const confirm = (total = "NT$155") => screen.findByRole("button", { name: `確認購買 ${total}` });
const changedDialog = async () => within(await screen.findByRole("dialog", { name: "金額有變動" }));

function moveInAnotherTab(street = "松高路9號") {
  storeItem("address", makeStoredAddress({ street }));
  fireEvent(window, new StorageEvent("storage", { key: "address" }));
}

async function loseAnswer() {
  const entered = await enterCheckout({ replies: { [ORDER]: "lost" } });
  await entered.user.click(await confirm());
  await entered.user.click(await screen.findByRole("button", { name: "知道了" }));
  return { ...entered, key: keyOf(entered) };
}

function keyOf({ calls }: Pick<Entered, "calls">) {
  return calls.headerOf(ORDER, "idempotency-key");
}

async function press({ calls, user }: Entered, total?: string) {
  calls.forget();
  await user.click(await confirm(total));
  await waitFor(() => expect(calls.countOf(ORDER)).toBe(1));
}

describe("the dialog of changed amounts", () => {
  async function meetChange() {
    const entered = await enterCheckout({ replies: { [ORDER]: changed } });
    entered.calls.reply(QUOTE, { data: quoteOf("b", 175) });
    await entered.user.click(await confirm());
    await (await changedDialog()).findByRole("button", { name: "確認購買 NT$175" });
    return entered;
  }

  it("after a change of the address in another tab, compares the new total with the total at the press", async () => {
    const { calls, user } = await meetChange();
    calls.reply(QUOTE, { data: quoteOf("c", 195) });
    moveInAnotherTab();
    const dialog = await changedDialog();
    expect(await dialog.findByText("由 NT$155 變為 NT$195")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "確認購買 NT$195" }));
    await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ quote_id: "c" }));
    expect(calls.bodyOf(ORDER)).toMatchObject({ street: "松高路9號" });
  });

  it("disables its button while a new quote is requested, and closes if the total is again the total at the press", async () => {
    const slow = holdAnswers();
    const { calls } = await meetChange();
    calls.reply(QUOTE, slow.reply);
    moveInAnotherTab();
    const agree = (await changedDialog()).getByRole("button", { name: "確認購買 NT$175" });
    await waitFor(() => expect(agree).toBeDisabled());
    slow.answer(1, { data: quoteOf("a", 155) });
    expect(await confirm()).toBeEnabled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(calls.countOf(ORDER)).toBe(1);
  });
});

describe("from the press of the order button until the answer", () => {
  it("requests only one quote for points that were typed just before the press, even after the typing pause", async () => {
    const points = { have_op: 120, op_exchange_on: 1 } as const;
    const used = makeQuote({ ...points, use_op: 50, op_discount_price: 50, pay_total: 105 });
    const slow = holdAnswers();
    jest.useFakeTimers({ advanceTimers: true });
    const { calls, user } = await enterCheckout({ order: points });
    calls.reply(QUOTE, slow.reply);
    await user.type(await screen.findByRole("textbox", { name: "使用點數" }), "50");
    fireEvent.click(await confirm());
    await waitFor(() => expect(calls.countOf(QUOTE)).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(LONGER_THAN_TYPING_PAUSE_MS));
    expect(calls.countOf(QUOTE)).toBe(1);
    slow.answer(1, { data: used });
    expect(await (await changedDialog()).findByText("由 NT$155 變為 NT$105")).toBeVisible();
  });

  it("renews the quote with the form as it was at the press, not with later changes", async () => {
    const slow = holdAnswers();
    const entered = await enterCheckout({ replies: { [ORDER]: slow.reply } });
    const { calls, go, user } = entered;
    await user.click(await confirm());
    await waitFor(() => expect(calls.countOf(ORDER)).toBe(1));
    const first = keyOf(entered);
    moveInAnotherTab();
    slow.answer(1, changed);
    await waitFor(() => expect(calls.countOf(ORDER)).toBe(2));
    expect(calls.bodyOf(QUOTE)).toMatchObject({ street: "市府路45號" });
    expect(calls.bodyOf(ORDER)).toMatchObject({ street: "市府路45號" });
    expect(keyOf(entered)).not.toBe(first);
    slow.answer(2, { data: placed });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect([calls.countOf(ORDER), calls.countOf(QUOTE)]).toEqual([2, 1]);
  });
});

describe("a submit whose answer was lost", () => {
  it("keeps its idempotency key after a change of the order, even after a refusal (RU-21)", async () => {
    const { key, ...entered } = await loseAnswer();
    const { calls, user } = entered;
    calls.reply(QUOTE, {
      data: makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 }),
    });
    await user.click(screen.getByRole("radio", { name: "外帶" }));
    calls.reply(ORDER, {
      code: CODE.refused,
      message: "上一次送出的訂單可能已成立，請先到訂單查詢確認",
    });
    await press(entered, "NT$120");
    expect(keyOf(entered)).toBe(key);
    await user.click(await screen.findByRole("button", { name: "重新計算金額" }));
    await press(entered, "NT$120");
    // An order with this key may exist. Another key could create a second order.
    expect(keyOf(entered)).toBe(key);
  });

  it.each([
    ["a reload", () => fireEvent(window, new Event("pagehide"))],
    ["a crash of the page", () => undefined],
  ])("keeps its idempotency key after %s", async (_what, leave) => {
    const { key } = await loseAnswer();
    leave();
    expect(readItem("lastCheckout")).toMatchObject({ unanswered: { key } });
    document.body.replaceChildren();
    const again = await enterCheckout({ replies: { [ORDER]: { data: placed } } });
    await press(again);
    expect(keyOf(again)).toBe(key);
  });
});

describe("an order whose payment page was opened", () => {
  const leave = async () => {
    const entered = await enterCheckout({ replies: { [ORDER]: { data: unpaid } } });
    await entered.user.click(await confirm());
    await waitFor(() => expect(entered.go).toHaveBeenCalled());
    return entered;
  };
  const comeBack = () =>
    fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));

  it("is named in the request that opens the checkout, at every entry until its result is known", async () => {
    const { calls, go } = await leave();
    for (const _visit of [1, 2]) {
      calls.forget();
      comeBack();
      await waitFor(() => expect(calls.bodyOf(OPEN)).toMatchObject({ last_order_id: 7 }));
      expect(await confirm()).toBeEnabled();
      fireEvent(window, new Event("pagehide"));
      expect(readItem("lastCheckout")).toMatchObject({ order_id: 7, unanswered: null });
    }
    calls.reply(OPEN, { data: { is_placed: true } });
    comeBack();
    await waitFor(() => expect(go).toHaveBeenLastCalledWith("/orderList"));
    expect(readItem("lastCheckout")).toBeNull();
  });
});

it("shows once, in the dialog of changed amounts, that a coupon could no longer be used", async () => {
  const toastText = "此優惠券目前無法使用：已過期";
  const answers = [{ data: makeQuote({ alert_toast: toastText }) }, { data: makeQuote() }];
  const { user } = await enterCheckout({
    order: { discount_price: 30, pay_total: 125 },
    draft: { code_id: 5 },
    replies: { [ORDER]: changed, [QUOTE]: () => answers.shift() ?? "lost" },
  });
  await user.click(await confirm("NT$125"));
  expect(await (await changedDialog()).findByText(toastText)).toBeVisible();
  const toasts = screen.getAllByRole("status", { hidden: true });
  expect(toasts.map(({ textContent }) => textContent)).not.toContain(toastText);
});
