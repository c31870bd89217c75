import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductMissing } from "@/components/products/product-missing";
import { ProductPage } from "@/components/products/product-page";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import type { Product } from "@/lib/contracts/products";
import type { Store } from "@/lib/contracts/stores";
import { makeCart, makeLine } from "../../factories/cart-lines";
import { makeProduct } from "../../factories/product-shapes";
import { makeShownStore, makeStoreDetail } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const router = { back: jest.fn(), push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const DETAIL = "/api/StoreApi/storeDetail";

beforeEach(() => {
  for (const go of Object.values(router)) go.mockClear();
  window.localStorage.clear();
  clearCart();
});

type Setting = { query?: string; product?: Partial<Product>; detail?: Partial<Store> };

async function open({ query = "", product = {}, detail = {} }: Setting = {}) {
  window.history.replaceState(null, "", `/product?stid=1&fdid=7${query}`);
  const calls = serveCalls({ [DETAIL]: { data: makeStoreDetail(detail) } });
  renderWithMessages(<ProductPage store={makeShownStore()} product={makeProduct(product)} />);
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return userEvent.setup();
}

/** Whether the page before this one is ours. */
function comeFrom(canGoBack: boolean) {
  Object.assign(window, { navigation: { canGoBack } });
}

it.each([
  ["goes back", true, "back", []],
  [
    "goes to the store where there is nothing of ours to go back to",
    false,
    "push",
    ["/store?stid=1"],
  ],
] as const)("adding says so, then after 2 s %s (PR-20)", async (_name, canGoBack, move, args) => {
  comeFrom(canGoBack);
  const user = await open();
  await user.click(screen.getByRole("button", { name: /^放入購物車/ }));
  expect(screen.getByText("加購成功")).toBeVisible();
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeDisabled();
  await waitFor(() => expect(router[move]).toHaveBeenCalledWith(...args), { timeout: 3000 });
  expect(currentCart().total_quantity).toBe(1);
});

it("updates the line named by mkey and goes to the cart (PR-19, PR-21)", async () => {
  const line = makeLine({ quantity: 2 });
  changeCart(() => makeCart({ items: [line] }));
  const user = await open({ query: `&mkey=${line.pdkey}` });
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  await user.click(screen.getByRole("button", { name: /^更新/ }));
  expect(router.push).toHaveBeenCalledWith("/cart");
  expect(currentCart().total_quantity).toBe(3);
});

it("adds where mkey names no line (PR-22)", async () => {
  await open({ query: "&mkey=single-7-gone" });
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeEnabled();
});

it.each<[string, Setting]>([
  ["售完補貨中", { product: { sale_status: 0, is_user_show: 1 } }],
  ["已售完", { product: { sale_status: 0 } }],
  ["無法加入購物車", { product: { enable_add_cart: 0 } }],
  ["0元品項不可加入購物車", { product: { unit_price: 0 } }],
  ["店家休息中", { detail: { open_status: 0 } }],
  ["餐廳忙碌中，請耐心等候", { detail: { open_status: 2 } }],
])("says %s and adds nothing (PR-24…27, ER-12)", async (text, setting) => {
  await open(setting);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeDisabled();
});

it("a product that is gone says so for 2 s, then leads to the store (PR-30)", async () => {
  window.history.replaceState(null, "", "/product?stid=1&fdid=99");
  renderWithMessages(
    <ProductMissing message="找不到這個商品" storeLabel="回店家看菜單" indexLabel="回首頁" />,
  );
  expect(screen.getByText("找不到這個商品")).toBeVisible();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/store?stid=1"), {
    timeout: 3000,
  });
});
