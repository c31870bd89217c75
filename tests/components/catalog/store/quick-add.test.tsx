import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import type { MenuFood } from "@/lib/contracts/products";
import type { Store } from "@/lib/contracts/stores";
import { makeCart, makeLine } from "../../../factories/cart-lines";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";
import "../../../setup/next-navigation";

const DETAIL = "/api/StoreApi/storeDetail";
const egg = makeProduct({ id: 9, name: "滷蛋", unit_price: 15 });

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  Element.prototype.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function open(food: Partial<MenuFood>, detail: Partial<Store> = {}) {
  const calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail(detail) },
    "/api/StoreApi/foodDetail": { data: egg },
  });
  const menu = {
    categories: [{ id: 5, name: "小菜", foods: [{ ...egg, ...food }] }],
    pages: 1,
    later: [],
  };
  renderWithMessages(<StoreScreen {...makeStorePage({ store: makeShownStore(), menu })} />);
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  return userEvent.setup();
}

const row = () => screen.getByRole("link", { name: /^滷蛋/ });

/** Finds a button in the row of the menu, because the cart beside the menu has buttons with the same names. */
function button(name: string) {
  const place = row().closest("li") ?? document.body;
  return within(place).findByRole("button", { name });
}

it("adds a product without options with one press, and removes it again (ST-45)", async () => {
  const user = await open({ has_options: 0 });
  await user.click(await button("加入滷蛋"));
  await user.click(await button("滷蛋增加一份"));
  await waitFor(() => expect(currentCart()).toMatchObject({ store_id: 1, total_price: 30 }));
  await user.click(await button("滷蛋減少一份"));
  await user.click(await button("移除滷蛋"));
  expect(currentCart().items).toEqual([]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("shows the maximum of 99 on a press of the plus button, and adds nothing (PR-13, PR-14)", async () => {
  changeCart(() =>
    makeCart({ items: [makeLine({ id: 9, name: "滷蛋", quantity: 99, unit_price: 15 })] }),
  );
  const user = await open({ has_options: 0 });
  await user.click(await button("滷蛋增加一份"));
  expect(await screen.findByText("此餐點單筆最大訂購量為99份")).toBeVisible();
  expect(currentCart().total_quantity).toBe(99);
});

it("opens the product's dialog on a press of its row (ST-09)", async () => {
  const user = await open({ has_options: 0 });
  await user.click(row());
  expect(await screen.findByRole("dialog", { name: "滷蛋" })).toBeVisible();
});

it.each([
  ["has options", { has_options: 1 }, {}],
  ["comes from a backend that does not send has_options", {}, {}],
  ["is sold out", { has_options: 0, sale_status: 0 }, {}],
  [
    "belongs to a store that takes no orders",
    { has_options: 0 },
    { open_status: OPEN_STATUS.busy },
  ],
] as const)("shows no button to add when the product %s (ST-45)", async (_why, food, detail) => {
  await open(food, detail);
  expect(row()).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "加入滷蛋" })).not.toBeInTheDocument(),
  );
});
