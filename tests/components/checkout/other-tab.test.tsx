import { act, screen, waitFor } from "@testing-library/react";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeCart, makeCartItem, makeQuote } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE, readItem, storeItem } from "../../setup/enter-checkout";

const more = makeCartItem({ id: 22, name: "滷蛋", pdkey: "single-22-a" });
const addInOtherTab = () => storeItem("cart", makeCart({ items: [makeCartItem(), more] }));
const names = () => readItem("cart").items.map(({ name }: { name: string }) => name);

async function press(pay_type: number, order_status: number) {
  const placed = { id: 7, pay_type, order_status, payment_url_web: "https://pay.example/7" };
  const entered = await enterCheckout({ replies: { [ORDER]: { data: placed } } });
  addInOtherTab();
  await entered.user.click(await screen.findByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(entered.go).toHaveBeenCalled());
  return entered;
}

beforeEach(() => window.localStorage.clear());

it("after the order, keeps the products that another tab added to the cart while the checkout was open", async () => {
  const { go } = await press(PAY_TYPE.cash, ORDER_STATUS.ordered);
  expect(go).toHaveBeenCalledWith("/orderList");
  expect(names()).toEqual(["滷蛋"]);
});

it("stores the ordered cart lines before the payment page opens", async () => {
  await press(PAY_TYPE.linePay, ORDER_STATUS.awaitingPayment);
  const { ordered } = readItem("lastCheckout");
  expect(ordered).toEqual([{ pdkey: expect.stringMatching(/^single-21-/), quantity: 1 }]);
  expect(names()).toEqual(["排骨便當", "滷蛋"]);
});

describe("a change of the cart in another tab while the checkout is open (CK-133)", () => {
  const change = (cart: Partial<Cart>) =>
    act(() => {
      storeItem("cart", makeCart(cart));
      window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
    });
  it("causes a new quote, and the new total is shown", async () => {
    const { calls } = await enterCheckout();
    calls.reply(QUOTE, { data: makeQuote({ pay_total: 185 }) });
    change({ items: [makeCartItem(), more] });
    expect(await screen.findByRole("button", { name: "確認購買 NT$185" })).toBeEnabled();
    const foods = expect.stringContaining('"id":22');
    expect(calls.bodyOf(QUOTE)).toMatchObject({ foods });
  });

  it.each([
    ["of another store", { store_id: 4, items: [makeCartItem(), more] }],
    ["of another dining type", { dining_type: DINING_TYPE.pickup, items: [makeCartItem(), more] }],
    ["that is empty", { items: [] }],
    ["that has not changed", {}],
  ] as const)("causes no new quote if the other tab stores a cart %s", async (_what, cart) => {
    const { calls } = await enterCheckout();
    change(cart as Partial<Cart>);
    await act(async () => {});
    expect(calls.countOf(QUOTE)).toBe(0);
  });

  it("causes no new quote after the answer to the submit was lost", async () => {
    const { calls, user } = await enterCheckout({ replies: { [ORDER]: "lost" } });
    await user.click(await screen.findByRole("radio", { name: /^現金/ }));
    await user.click(screen.getByRole("button", { name: /^確認購買/ }));
    await user.click(await screen.findByRole("button", { name: "知道了" }));
    const quotes = calls.countOf(QUOTE);
    change({ items: [makeCartItem(), more] });
    await act(async () => {});
    expect(calls.countOf(QUOTE)).toBe(quotes);
    expect(readItem("lastCheckout").unanswered.ordered).toHaveLength(1);
  });
});
