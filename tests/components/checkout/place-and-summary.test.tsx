import { screen, waitFor, within } from "@testing-library/react";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderLine } from "@/lib/contracts/orders";
import { makeOpening, makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout, OPEN, ORDER, QUOTE, readItem } from "../../setup/enter-checkout";

beforeEach(() => window.localStorage.clear());

const summary = () => within(screen.getByRole("region", { name: "訂單明細" }));
function makeFoods(count: number, values: Partial<OrderLine> = {}): OrderLine[] {
  const foods = makeQuote().foods.map((food) => ({ ...food, ...values }));
  return Array.from({ length: count }, () => foods).flat();
}

it("shows picture, name and estimated time of the store (CK-11)", async () => {
  await enterCheckout();
  const name = screen.getByText("鼎泰小館");
  expect(name.nextSibling).toHaveTextContent("25~35 分鐘");
  expect(document.querySelector(`img[src*="test-f6e7d2"]`)).toBeInTheDocument();
});

it("sends the note for the courier when its field is left, and stores the note with the address (CK-14, CK-15, CK-17)", async () => {
  const { calls, user } = await enterCheckout();
  await user.type(screen.getByLabelText("外送備註（選填）"), "3樓");
  expect(calls.countOf(QUOTE)).toBe(0);
  await user.tab();
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ address_remark: "3樓" }));
  expect(readItem("address")).toMatchObject({ street: "市府路45號", remark: "3樓" });
});

it.each([
  ["road", "定位到路段，距離與外送費以這條路的位置計算"],
  ["district", "只定位到行政區，距離與外送費以信義區的中心計算"],
] as const)(
  "shows that the address was located with the precision %s, and asks for a landmark (AD-22)",
  async (precision, text) => {
    await enterCheckout({ address: { precision } });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText("外送備註（選填）")).toHaveAccessibleDescription(/附近地標/);
  },
);

it("shows no precision and asks for no landmark when the precision is unknown (AD-22)", async () => {
  await enterCheckout();
  expect(screen.queryByText(/定位/)).not.toBeInTheDocument();
  expect(screen.getByLabelText("外送備註（選填）")).not.toHaveAccessibleDescription(/附近地標/);
});

it("shows a button to change the address if the store is too far away for a pick-up", async () => {
  const reason = "外帶超出運營服務範圍";
  const far = {
    is_disallow_order: 1,
    disallow_order_reason: reason,
    disallow_reason: REASON.outOfRange,
    dining_type: DINING_TYPE.pickup,
  } as const;
  await enterCheckout({ order: far, cart: { dining_type: DINING_TYPE.pickup } });
  expect(screen.getByRole("alert")).toHaveTextContent(reason);
  expect(screen.getByRole("button", { name: /^更改配送地址/ })).toBeEnabled();
});

it("shows each product with options, quantity, note and price, and the count, the subtotal and the total (CK-61, CK-63)", async () => {
  const foods = makeFoods(1, { quantity: 2, remark: "不要蔥", total_price: 240 });
  await enterCheckout({ order: { foods, food_count: 2, subtotal: 240, pay_total: 12_345 } });
  expect(summary().getByRole("listitem", { hidden: true })).toHaveTextContent(
    "2×排骨便當NT$240加蛋備註：不要蔥",
  );
  expect(summary().getByText("2 份餐點")).toBeVisible();
  expect(summary().getByText("餐點小計").nextSibling).toHaveTextContent("NT$240");
  // The amounts deliberately do not add up, because the page must show the server's total.
  expect(summary().getByText("應付金額").nextSibling).toHaveTextContent("NT$12,345");
});

it("shows the name of the person who chose a product in a group order (GO-19)", async () => {
  const foods = makeFoods(1, { username: "小明", remark: "不要蔥" });
  await enterCheckout({ order: { foods } });
  expect(summary().getByRole("listitem", { hidden: true })).toHaveTextContent(
    /小明加蛋備註：不要蔥$/,
  );
});

it("shows three of forty products at first, and all forty products on 看餐點", async () => {
  const { user } = await enterCheckout({ order: { foods: makeFoods(40), food_count: 40 } });
  const summaryLines = () =>
    summary()
      .getAllByRole("listitem", { hidden: true })
      .filter((line) => line.classList.contains("grid"));
  expect(summaryLines()).toHaveLength(3);
  await user.click(screen.getByRole("button", { name: "看餐點" }));
  expect(summaryLines()).toHaveLength(40);
  expect(screen.getByRole("button", { name: "收合餐點" })).toHaveAttribute("aria-expanded", "true");
});

it("sends the note for the store with the order, and requests no quote when the note changes (CK-64)", async () => {
  const { calls, user } = await enterCheckout();
  calls.reply(ORDER, { code: CODE.refused, message: "x" });
  await user.type(screen.getByLabelText("給店家的備註（選填）"), "不要餐具");
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ remark: "不要餐具" }));
  expect(calls.countOf(QUOTE)).toBe(0);
});

it("shows no field for a note at a store that takes no notes (CK-64)", async () => {
  await enterCheckout({ order: { store: makeStoreOfOrder({ is_order_remark: 0 }) } });
  expect(screen.queryByLabelText("給店家的備註（選填）")).not.toBeInTheDocument();
});

it("sends no note of the draft to a store that takes no notes (CK-64)", async () => {
  const order = { store: makeStoreOfOrder({ is_order_remark: 0 }) };
  const { calls, user } = await enterCheckout({ order, draft: { remark: "不要餐具" } });
  calls.reply(ORDER, { code: CODE.refused, message: "x" });
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  await waitFor(() => expect(calls.bodyOf(ORDER)).toMatchObject({ remark: "" }));
});

it("shows a line for each fee and each discount, and 免運費 for a delivery fee of 0 (CK-62, SB-04)", async () => {
  await enterCheckout({
    order: {
      service_fee: 6,
      delivery_fee: 0,
      delivery_discount: 35,
      subscribe_delivery_discount_price: 10,
      discount_price: 20,
      store_coupon_discount_money: 30,
      op_discount_price: 15,
    },
  });
  const lines = summary().getAllByRole("term");
  expect(lines.map((line) => line.parentElement?.textContent)).toEqual([
    "餐點小計NT$120",
    "服務費NT$6",
    "外送費免運費",
    "外送費折抵-NT$35",
    "福饕免運折抵-NT$10",
    "優惠券折抵-NT$20",
    "店家優惠折抵-NT$30",
    "點數折抵-NT$15",
    "應付金額NT$155",
  ]);
});

it("shows how the delivery fee is computed (CK-65)", async () => {
  const opening = makeOpening({ delivery_fee_description: "2 公里內 35 元" });
  await enterCheckout({ replies: { [OPEN]: { data: opening } } });
  expect(screen.getByText("外送費怎麼算")).toBeVisible();
  expect(screen.getByText("2 公里內 35 元")).toBeInTheDocument();
});
