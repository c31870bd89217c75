import { screen, waitFor, within } from "@testing-library/react";
import { currentCart } from "@/lib/client/cart-store";
import { readPlacedOrder } from "@/lib/client/placed-order";
import { CODE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import type { SameOrder } from "@/lib/contracts/orders";
import { makeLastCheckout, makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE, storeItem } from "../../setup/enter-checkout";

const TITLE = "剛下過同一單，要再下一單嗎？";
const FIRST: SameOrder = {
  id: 41,
  order_no: "F26112100000041",
  create_time: 1_795_233_600,
  pay_total: 155,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  can_repeat: 1,
};
const sameOrder = (values: Partial<SameOrder> = {}) => ({
  code: CODE.refused,
  message: "剛下過同一單，請到訂單查詢確認",
  reason: "same-order",
  same_order: { ...FIRST, ...values },
});
const placed = {
  data: {
    id: 42,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  },
};

beforeEach(() => window.localStorage.clear());

async function press(options: Parameters<typeof enterCheckout>[0] = {}) {
  const entered = await enterCheckout({
    order: { asks_again: 1 },
    replies: { [ORDER]: sameOrder() },
    ...options,
  });
  await entered.user.click(await screen.findByRole("button", { name: /^確認購買/ }));
  return entered;
}

const question = async (name = TITLE) => within(await screen.findByRole("dialog", { name }));

describe("an order with the same content as an earlier order (CK-93)", () => {
  it("is not placed: a dialog shows the earlier order, and the cart is kept", async () => {
    const { calls, go } = await press();
    const dialog = await question();
    for (const text of ["已下單", FIRST.order_no, "2026/11/21 12:00", "NT$155 · 現金"]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(calls.bodyOf(ORDER)).toMatchObject({ again_after: 0 });
    expect(currentCart().items).toHaveLength(1);
    expect(go).not.toHaveBeenCalled();
  });

  it("is placed after a confirmation, with the id of the earlier order and a new idempotency key", async () => {
    const { calls, go, user } = await press();
    const key = calls.headerOf(ORDER, "idempotency-key");
    const dialog = await question();
    calls.reply(ORDER, placed);
    await user.click(dialog.getByRole("button", { name: "再下一單 NT$155" }));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.bodyOf(ORDER)).toMatchObject({ again_after: FIRST.id });
    expect(calls.headerOf(ORDER, "idempotency-key")).not.toBe(key);
    expect(currentCart().items).toEqual([]);
    expect(readPlacedOrder()).toBe("42");
  });

  it("is sent again with the same idempotency key when the answer to the confirmed submit was lost", async () => {
    const { calls, user } = await press();
    const dialog = await question();
    calls.reply(ORDER, "lost");
    await user.click(dialog.getByRole("button", { name: /再下一單/ }));
    await user.click(await screen.findByRole("button", { name: "知道了" }));
    const key = calls.headerOf(ORDER, "idempotency-key");
    calls.reply(ORDER, placed);
    await user.click(await screen.findByRole("button", { name: /^確認購買/ }));
    await waitFor(() => expect(calls.countOf(ORDER)).toBe(3));
    expect(calls.headerOf(ORDER, "idempotency-key")).toBe(key);
    expect(calls.bodyOf(ORDER)).toMatchObject({ again_after: FIRST.id });
  });

  it("stays confirmed when the amount has changed, and the customer is asked about the amount", async () => {
    const { calls, user } = await press();
    const dialog = await question();
    calls.reply(ORDER, { code: CODE.quoteChanged, message: "" });
    calls.reply(QUOTE, { data: makeQuote({ asks_again: 1, pay_total: 175, delivery_fee: 55 }) });
    await user.click(dialog.getByRole("button", { name: /再下一單/ }));
    calls.reply(ORDER, placed);
    const changed = await question("金額有變動");
    await user.click(changed.getByRole("button", { name: "確認購買 NT$175" }));
    await waitFor(() => expect(calls.countOf(ORDER)).toBe(3));
    expect(calls.bodyOf(ORDER)).toMatchObject({ again_after: FIRST.id });
  });

  it("is not placed on 查看訂單, which opens the earlier order and keeps the cart", async () => {
    const { go, user } = await press();
    await user.click((await question()).getByRole("button", { name: "查看訂單" }));
    expect(go).toHaveBeenCalledWith("/order?id=41", "new");
    expect(currentCart().items).toHaveLength(1);
  });

  it("cannot be placed while the earlier order is a courier order under way", async () => {
    await press({ replies: { [ORDER]: sameOrder({ can_repeat: 0 }) } });
    const dialog = await question("這趟快遞剛才已經叫過");
    expect(dialog.queryByRole("button", { name: /再下一單/ })).not.toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "查看訂單" })).toBeVisible();
  });

  it("counts as placed when the earlier order is the order whose payment page was open", async () => {
    const { go } = await press({
      before: () => storeItem("lastCheckout", makeLastCheckout({ order_id: FIRST.id })),
    });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(screen.queryByRole("dialog", { name: TITLE })).not.toBeInTheDocument();
  });

  it("is sent without again_after to a backend that does not ask about repeated orders", async () => {
    const { calls, go } = await press({ order: {}, replies: { [ORDER]: placed } });
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.bodyOf(ORDER)).not.toHaveProperty("again_after");
  });
});
