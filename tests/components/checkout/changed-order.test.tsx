import { screen, waitFor, within } from "@testing-library/react";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "@/lib/contracts/codes";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE } from "../../setup/enter-checkout";

const confirm = (total: string) => screen.findByRole("button", { name: `確認購買 ${total}` });
const placed = {
  id: 7,
  pay_type: PAY_TYPE.cash,
  order_status: ORDER_STATUS.ordered,
  payment_url_web: "",
};

beforeEach(() => window.localStorage.clear());

const [food] = makeQuote().foods;
/** The quote at the submit: a dish costs more and the distance is longer. */
const changedQuote = makeQuote({
  foods: food ? [{ ...food, total_price: 130 }] : [],
  subtotal: 130,
  delivery_fee: 45,
  pay_total: 175,
  store: makeStoreOfOrder({ distance: 2.7 }),
});

async function submitChangedOrder() {
  const entered = await enterCheckout({
    replies: { [ORDER]: { code: CODE.quoteChanged, message: "" } },
  });
  entered.calls.reply(QUOTE, { data: changedQuote });
  await entered.user.click(await confirm("NT$155"));
  const dialog = await screen.findByRole("dialog", { name: "金額有變動" });
  return { ...entered, dialog: within(dialog) };
}

it("shows each changed line with the old amount, the new amount and the reason (CK-88)", async () => {
  const { dialog } = await submitChangedOrder();
  const shown = dialog.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(shown).toEqual([
    "排骨便當由 NT$120 變為 NT$130店家調整了餐點價格",
    "外送費由 NT$35 變為 NT$45外送距離由 1.2 公里變為 2.7 公里",
    "應付金額由 NT$155 變為 NT$175",
  ]);
});

it("sends the order after the customer has agreed once, without a second question", async () => {
  const { calls, dialog, go, user } = await submitChangedOrder();
  calls.reply(ORDER, { data: placed });
  const quotes = calls.countOf(QUOTE);
  await user.click(dialog.getByRole("button", { name: "確認購買 NT$175" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  expect(calls.countOf(QUOTE)).toBe(quotes);
  expect(calls.countOf(ORDER)).toBe(2);
});

it("sends nothing on 再看看, and shows the new total on the button", async () => {
  const { calls, dialog, user } = await submitChangedOrder();
  await user.click(dialog.getByRole("button", { name: "再看看" }));
  expect(await confirm("NT$175")).toBeEnabled();
  expect(calls.countOf(ORDER)).toBe(1);
});

it("renews an expired quote without a question when the amounts are unchanged", async () => {
  const { calls, go, user } = await enterCheckout({
    replies: { [ORDER]: { code: CODE.quoteChanged, message: "" } },
  });
  calls.reply(QUOTE, { data: makeQuote() });
  const first = await confirm("NT$155");
  calls.reply(ORDER, () =>
    calls.countOf(ORDER) === 1 ? { code: CODE.quoteChanged, message: "" } : { data: placed },
  );
  await user.click(first);
  await waitFor(() => expect(go).toHaveBeenCalledWith("/orderList"));
  expect(screen.queryByRole("dialog", { name: "金額有變動" })).not.toBeInTheDocument();
});

it("shows a message and offers a new quote if the order is refused again with a renewed quote of the same amounts", async () => {
  const { calls, user } = await enterCheckout({
    replies: { [ORDER]: { code: CODE.quoteChanged, message: "" } },
  });
  calls.reply(QUOTE, { data: makeQuote() });
  await user.click(await confirm("NT$155"));
  expect(await screen.findByRole("button", { name: "系統忙碌中，請稍後再試" })).toBeDisabled();
  expect(calls.countOf(ORDER)).toBe(2);
  await user.click(screen.getByRole("button", { name: "重新計算金額" }));
  expect(await confirm("NT$155")).toBeEnabled();
});

it("dims the old total and disables the button while a new quote is requested (CK-19)", async () => {
  const quote = Promise.withResolvers<{ data: unknown }>();
  const { calls, user } = await enterCheckout({ replies: { [QUOTE]: () => quote.promise } });
  await user.click(screen.getByRole("radio", { name: "外帶" }));
  expect(await confirm("NT$155")).toBeDisabled();
  expect(screen.getByText("金額更新中")).toBeInTheDocument();
  expect(screen.getByText("應付金額").closest("dl")).toHaveClass("opacity-50");
  quote.resolve({
    data: makeQuote({ dining_type: DINING_TYPE.pickup, delivery_fee: 0, pay_total: 120 }),
  });
  expect(await confirm("NT$120")).toBeEnabled();
  expect(screen.getByText("應付金額").closest("dl")).not.toHaveClass("opacity-50");
  expect(calls.countOf(QUOTE)).toBe(1);
});
