import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewOrderQuestion } from "@/components/cart/new-order-question";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { readStored } from "@/lib/client/storage";
import { makeCart, makeItem, makeLine } from "../../factories/cart-lines";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const QUOTE = "/api/v3/WebApi/cartQuote";
type Reason = Parameters<typeof NewOrderQuestion>[0]["reason"];

function ask(reason: Reason) {
  serveCalls({});
  window.localStorage.clear();
  changeCart(() => makeCart({ store_name: "測試麵店", items: [makeLine({ quantity: 3 })] }));
  const answers: string[] = [];
  renderWithMessages(
    <NewOrderQuestion
      open
      reason={reason}
      onCancel={() => answers.push("cancel")}
      onConfirm={() => answers.push("new")}
      onKeep={() => answers.push("keep")}
    />,
  );
  const dialog = within(screen.getByRole("dialog", { name: "是否建立新訂單" }));
  return { answers, dialog, user: userEvent.setup() };
}

afterEach(clearCart);

it.each([
  ["change", "可以一起改過去", "保留商品並更改"],
  ["browse", "可以留在購物車", "保留購物車"],
] as const)(
  'offers to keep the products when the reason is "%s" (CA-18, CA-48)',
  async (reason, text, name) => {
    const { answers, dialog, user } = ask(reason);
    expect(dialog.getByText("您目前的訂單不適用您選擇的選項哦")).toBeVisible();
    expect(dialog.getByText(`「測試麵店」的 3 件商品${text}`, { exact: false })).toBeVisible();
    await user.click(dialog.getByRole("button", { name }));
    expect(answers).toEqual(["keep"]);
    expect(readStored("replacedCarts")).toBeNull();
  },
);

it("updates a kept cart with the prices of the new dining type (CA-48, CA-51)", async () => {
  const { dialog, user } = ask("change");
  const cart = currentCart();
  const [line] = cart.items;
  const calls = serveCalls({
    [QUOTE]: { data: { lines: [makeItem({ unit_price: 140 })] } },
  });
  await user.click(dialog.getByRole("button", { name: "保留商品並更改" }));
  await waitFor(() => expect(currentCart().items[0]?.unit_price).toBe(140));
  expect(line?.unit_price).not.toBe(140);
  expect(calls.bodyOf(QUOTE)).toMatchObject({ store_id: cart.store_id });
});

it.each([
  [
    "other-store",
    "一筆訂單只能選一家店。「測試麵店」的 3 件商品會先收起來，7 天內回到這家店都能放回。",
  ],
  [
    "closed",
    "目前的訂單不能再加入商品。「測試麵店」的 3 件商品會先收起來，7 天內回到這家店都能放回。",
  ],
] as const)(
  'says why a new order is needed and what happens to the products, when the reason is "%s" (CA-48)',
  (reason, text) => {
    const { dialog } = ask(reason);
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "取消",
      "新訂單",
    ]);
  },
);

it("stores the replaced cart on 新訂單, and stores nothing on 取消 (CA-49)", async () => {
  const { answers, dialog, user } = ask("other-store");
  await user.click(dialog.getByRole("button", { name: "取消" }));
  expect(readStored("replacedCarts")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "新訂單" }));
  expect(answers).toEqual(["cancel", "new"]);
  expect(readStored("replacedCarts")).toMatchObject([{ cart: { store_id: 1, total_quantity: 3 } }]);
});
