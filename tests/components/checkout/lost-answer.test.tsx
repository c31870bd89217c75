import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type OrderedLine, orderedLines } from "@/lib/cart/ordered-lines";
import { repairedCart } from "@/lib/cart/stored-cart";
import { currentCart } from "@/lib/client/cart-store";
import { readPlacedOrder } from "@/lib/client/placed-order";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeLastCheckout } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, readItem, storeItem } from "../../setup/enter-checkout";

const RESULT = "/api/v3/OrderApi/submitResult";
const OFFLINE = "網路連線中斷";
const placed = {
  data: {
    id: 42,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    payment_url_web: "",
  },
};
const refusal = (reason: string, code: number = CODE.refused) => ({ code, message: "", reason });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const confirm = () => screen.findByRole("button", { name: /^確認購買/ });

async function loseAnswer(reply: "lost" | "garbled" = "lost") {
  const entered = await enterCheckout({ replies: { [ORDER]: reply, [RESULT]: "lost" } });
  await entered.user.click(await confirm());
  const key = entered.calls.headerOf(ORDER, "idempotency-key");
  return { ...entered, key };
}

async function comeOnline() {
  await act(async () => fireEvent(window, new Event("online")));
}

describe("a submit whose connection was lost (CK-95)", () => {
  it("shows that the connection was lost, keeps the cart and links to the list of orders", async () => {
    await loseAnswer();
    const dialog = within(await screen.findByRole("dialog", { name: OFFLINE }));
    expect(dialog.getByText(/購物車和填寫的內容都留著/)).toBeVisible();
    expect(dialog.getByRole("link", { name: "到訂單查詢確認" })).toHaveAttribute(
      "href",
      "/orderList",
    );
    expect(currentCart().items).toHaveLength(1);
    expect(readItem("lastCheckout").unanswered).toMatchObject({
      ordered: orderedLines(currentCart()),
    });
  });

  it("asks for the result when the device is online again, and opens the list of orders if the order was placed", async () => {
    const { calls, go, key } = await loseAnswer();
    await screen.findByRole("dialog", { name: OFFLINE });
    calls.reply(RESULT, placed);
    await comeOnline();
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.queryOf(RESULT)).toEqual({ key });
    expect(calls.countOf(ORDER)).toBe(1);
    expect(currentCart().items).toEqual([]);
    expect(readPlacedOrder()).toBe("42");
  });

  it("opens the payment page if an unpaid order was placed", async () => {
    const { calls, go } = await loseAnswer();
    await screen.findByRole("dialog", { name: OFFLINE });
    const url = "https://pay.example/7";
    const unpaid = {
      id: 7,
      pay_type: PAY_TYPE.linePay,
      order_status: ORDER_STATUS.awaitingPayment,
      payment_url_web: url,
    };
    calls.reply(RESULT, { data: unpaid });
    await comeOnline();
    await waitFor(() => expect(go).toHaveBeenCalledWith(url, "new"));
  });

  it("shows that no order was placed, and sends the same idempotency key at the next press", async () => {
    const { calls, user, go, key } = await loseAnswer();
    await screen.findByRole("dialog", { name: OFFLINE });
    calls.reply(RESULT, refusal(REASON.notPlaced));
    await comeOnline();
    const dialog = within(await screen.findByRole("dialog", { name: "訂單沒有送出" }));
    await user.click(dialog.getByRole("button", { name: "知道了" }));
    calls.reply(ORDER, placed);
    await user.click(await confirm());
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
    expect(calls.headerOf(ORDER, "idempotency-key")).toBe(key);
  });

  it.each([
    ["the submit is still running", refusal(REASON.paymentPending)],
    ["the backend does not offer the call submitResult", refusal(REASON.notOffered)],
  ])("keeps the dialog open if %s", async (_what, reply) => {
    const { calls } = await loseAnswer();
    await screen.findByRole("dialog", { name: OFFLINE });
    calls.reply(RESULT, reply);
    await comeOnline();
    await waitFor(() => expect(calls.countOf(RESULT)).toBeGreaterThan(0));
    expect(screen.getByRole("dialog", { name: OFFLINE })).toBeVisible();
  });

  it("shows the failure on the button when the payment of the order has failed", async () => {
    const { calls } = await loseAnswer();
    await screen.findByRole("dialog", { name: OFFLINE });
    calls.reply(RESULT, { code: CODE.paymentFailed, message: "付款未完成" });
    await comeOnline();
    expect(await screen.findByRole("button", { name: "付款未完成" })).toBeDisabled();
    expect(readItem("lastCheckout").unanswered).toBeNull();
  });

  const reopen = (ordered: OrderedLine[]) =>
    enterCheckout({
      before: () => {
        const unanswered = { key: "k".repeat(32), time: Date.now(), ordered };
        storeItem("lastCheckout", makeLastCheckout({ unanswered }));
      },
      replies: { [RESULT]: placed },
    });

  it("asks for the result when the page opens again with the same cart", async () => {
    const { go } = await reopen(orderedLines(repairedCart(makeCart())));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  });

  it("asks for no result when the cart has changed since the submit", async () => {
    const { calls, go } = await reopen([]);
    await comeOnline();
    expect(calls.paths()).not.toContain(RESULT);
    expect(go).not.toHaveBeenCalled();
    expect(currentCart().items).toHaveLength(1);
  });
});

it("shows 還不確定訂單是否送出 instead of 網路連線中斷 when the answer cannot be read (CK-90)", async () => {
  await loseAnswer("garbled");
  const dialog = within(await screen.findByRole("dialog", { name: "還不確定訂單是否送出" }));
  expect(dialog.getByText("系統忙碌中，請稍後再試")).toBeVisible();
});
