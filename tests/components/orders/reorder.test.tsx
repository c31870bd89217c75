import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReorderButton } from "@/components/orders/reorder-button";
import { currentCart } from "@/lib/client/cart-store";
import { writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import type { ReorderChange } from "@/lib/contracts/reorder";
import { makeCart, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { makeReorder, makeReorderItem } from "../../factories/order-details";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";

const REORDER = "/api/v3/OrderApi/reorder";
const STORE = "/api/StoreApi/storeDetail";

afterEach(() => window.localStorage.clear());

async function press(reply: Replies[string]) {
  const store = makeStoreOfOrder();
  const calls = serveCalls({ [REORDER]: reply, [STORE]: { data: store } });
  const go = jest.fn();
  renderWithMessages(<ReorderButton order={{ id: 7, store_name: "鼎泰小館" }} go={go} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /再點一次/ }));
  return { calls, go, user };
}

const product = { id: 21, item_type: "single" as const, name: "排骨便當" };

it("fills the cart at once if nothing has changed since the order", async () => {
  const { go } = await press({ data: makeReorder() });
  await waitFor(() => expect(go).toHaveBeenCalledWith("/cart"));
  expect(currentCart()).toMatchObject({ store_id: 3, total_quantity: 1, total_price: 120 });
});

it.each<[ReorderChange, string]>([
  [{ kind: "gone", ...product }, "目前沒有供應，不會放入購物車"],
  [{ kind: "choose-again", ...product }, "選項有調整，不會放入購物車，請到店家頁重新選擇"],
  [
    { kind: "option-gone", ...product, from: "加蛋、加辣", to: "加蛋" },
    "由「加蛋、加辣」改為「加蛋」",
  ],
  [{ kind: "option-gone", ...product, from: "加蛋", to: "" }, "「加蛋」已不供應"],
  [{ kind: "price", ...product, from: 120, to: 130 }, "每份由 NT$120 變為 NT$130"],
  [{ kind: "limit", ...product, from: 3, to: 1 }, "目前只能訂 1 份，之前是 3 份"],
  [{ kind: "limit", ...product, from: 3, to: 0 }, "已達可訂數量，不會放入購物車"],
  [{ kind: "store-closed", name: "鼎泰小館" }, "目前沒有營業或暫停接單，可先放入購物車"],
])("before it fills the cart, shows what has changed since the order: %o", async (change, text) => {
  const { go, user } = await press({ data: makeReorder({ changes: [change] }) });
  const dialog = await screen.findByRole("dialog", { name: "有些餐點和之前不同" });
  expect(within(dialog).getByText(text)).toBeVisible();
  expect(currentCart().items).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "放入購物車" }));
  expect(currentCart().items).toHaveLength(1);
  expect(go).toHaveBeenCalledWith("/cart");
});

it("links to the store if no product can be ordered again", async () => {
  await press({ data: makeReorder({ items: [], changes: [{ kind: "gone", ...product }] }) });
  const link = await screen.findByRole("link", { name: "到店家看看" });
  expect(link).toHaveAttribute("href", "/store?stid=3");
  expect(screen.queryByRole("button", { name: "放入購物車" })).not.toBeInTheDocument();
});

describe("the reorder button with a cart of another store", () => {
  beforeEach(() => writeStored("cart", makeCart({ store_id: 8, store_name: "別家店" })));

  it("asks before it replaces the cart, and starts a new order on 新訂單", async () => {
    const items = [makeReorderItem({ quantity: 2 })];
    const { go, user } = await press({ data: makeReorder({ items }) });
    const question = await screen.findByRole("dialog", { name: "是否建立新訂單" });
    expect(currentCart().store_id).toBe(8);
    await user.click(within(question).getByRole("button", { name: "新訂單" }));
    expect(currentCart()).toMatchObject({ store_id: 3, total_quantity: 2 });
    expect(go).toHaveBeenCalledWith("/cart");
  });

  it("keeps the cart on 取消", async () => {
    const { go, user } = await press({ data: makeReorder() });
    await user.click(await screen.findByRole("button", { name: "取消" }));
    expect(currentCart().store_id).toBe(8);
    expect(go).not.toHaveBeenCalled();
  });
});

it("shows the server's refusal, and sends the request again at the next press", async () => {
  const { calls, user } = await press({ code: CODE.refused, message: "找不到這筆訂單" });
  expect(await screen.findByText("找不到這筆訂單")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "知道了" }));
  await user.click(screen.getByRole("button", { name: /再點一次/ }));
  await waitFor(() => expect(calls.countOf(REORDER)).toBe(2));
});
