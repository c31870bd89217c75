import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartBar } from "@/components/cart/cart-bar";
import { ReplacedCartOffer } from "@/components/cart/replaced-cart-offer";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { storeReplacedCart } from "@/lib/client/replaced-cart-store";
import { readStored } from "@/lib/client/storage";
import type { Cart } from "@/lib/contracts/carts";
import { makeCart, makeLine } from "../../factories/cart-lines";
import { makeVisit } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const KEPT = makeCart({ store_id: 1, items: [makeLine({ quantity: 3 })], total_quantity: 3 });

function setUpCarts(current: Cart | null) {
  serveCalls({});
  window.localStorage.clear();
  changeCart(() => KEPT);
  storeReplacedCart();
  clearCart();
  if (current) changeCart(() => current);
}

function renderOffer() {
  const openedPages: string[] = [];
  renderWithMessages(<ReplacedCartOffer store_id={1} go={(path) => openedPages.push(path)} />);
  return { openedPages, user: userEvent.setup() };
}

afterEach(clearCart);

it("offers the replaced cart of this store, and puts it back on 放回購物車 (CA-50)", async () => {
  setUpCarts(null);
  const { openedPages, user } = renderOffer();
  expect(screen.getByText("上次選的 3 樣商品還在")).toBeVisible();
  expect(screen.getByText("牛肉麵")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "放回購物車" }));
  expect(currentCart()).toMatchObject({ store_id: 1, total_quantity: 3 });
  expect(openedPages).toEqual(["/cart"]);
  expect(readStored("replacedCarts")).toEqual([]);
});

it("asks before the offered cart replaces another cart, and stores that other cart (CA-50, CA-14)", async () => {
  setUpCarts(makeCart({ store_id: 2, store_name: "另一家店" }));
  const { openedPages, user } = renderOffer();
  await user.click(screen.getByRole("button", { name: "放回購物車" }));
  const dialog = within(screen.getByRole("dialog", { name: "是否建立新訂單" }));
  expect(openedPages).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "新訂單" }));
  expect(currentCart().store_id).toBe(1);
  expect(readStored("replacedCarts")).toMatchObject([{ cart: { store_id: 2 } }]);
});

it("hides the offer after 不用了", async () => {
  setUpCarts(null);
  const { user } = renderOffer();
  await user.click(screen.getByRole("button", { name: "不用了" }));
  expect(screen.queryByText("上次選的 3 樣商品還在")).not.toBeInTheDocument();
  expect(currentCart().items).toEqual([]);
});

it("shows no offer at another store", () => {
  setUpCarts(null);
  renderWithMessages(<ReplacedCartOffer store_id={2} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("shows no offer when the current cart is of this store", async () => {
  setUpCarts(KEPT);
  renderWithMessages(<CartBar visit={makeVisit()} minimum={0} />);
  expect(await screen.findByRole("link", { name: /查看購物車/ })).toHaveAttribute("href", "/cart");
  expect(screen.queryByText("上次選的 3 樣商品還在")).not.toBeInTheDocument();
});
