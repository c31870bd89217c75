import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductBar } from "@/components/catalog/product/product-bar";
import { ProductMissing } from "@/components/catalog/product/product-missing";
import { ProductPage } from "@/components/catalog/product/product-page";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { writeCookie } from "@/lib/client/cookies";
import { readView } from "@/lib/client/view-state";
import { CODE, DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";
import type { Store } from "@/lib/contracts/stores";
import { makeCart, makeLine } from "../../../factories/cart-lines";
import { makeProduct } from "../../../factories/product-shapes";
import { makeSessionMember } from "../../../factories/session-members";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { flushTasks } from "../../../setup/flush-tasks";
import { recordPageLoads } from "../../../setup/page-loads";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";
import { takeEvents } from "../../../setup/services-element";
import "../../../setup/dom-dialog";
import { router } from "../../../setup/next-navigation";

const DETAIL = "/api/StoreApi/storeDetail";
const FOOD = "/api/StoreApi/foodDetail";
const SET = "/api/StoreApi/setDetail";

beforeEach(() => {
  for (const go of Object.values(router)) go.mockClear();
  window.localStorage.clear();
  clearCart();
});

let calls: ReturnType<typeof serveCalls>;

type Setting = {
  query?: string;
  product?: Partial<Product>;
  detail?: Partial<Store>;
  shown?: Partial<ShownStore>;
  replies?: Replies;
};

async function open({ query = "", product = {}, detail = {}, shown = {}, replies }: Setting = {}) {
  window.history.replaceState(null, "", `/product?stid=1&fdid=7${query}`);
  calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail(detail) },
    [FOOD]: { data: makeProduct(product) },
    ...replies,
  });
  renderWithMessages(
    <ProductPage store={makeShownStore(shown)} dining_type={1} product={makeProduct(product)} />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return userEvent.setup();
}

/** Sets what the browser's Navigation API says. `canGoBack` is true if the previous page is a page of the shop. */
function setCanGoBack(canGoBack: boolean) {
  Object.assign(window, { navigation: { canGoBack } });
}

it.each([
  ["goes back", true, "back", []],
  [
    "opens the store page if the previous page is not a page of the shop",
    false,
    "push",
    ["/store?stid=1"],
  ],
] as const)(
  "shows a message after the product was added, and after 2 seconds %s (PR-20)",
  async (_name, canGoBack, move, args) => {
    jest.useFakeTimers({ advanceTimers: true });
    setCanGoBack(canGoBack);
    const user = await open();
    await user.click(screen.getByRole("button", { name: /^放入購物車/ }));
    expect(screen.getByText("加購成功")).toBeVisible();
    expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeDisabled();
    expect(router[move]).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(router[move]).toHaveBeenCalledWith(...args);
    expect(currentCart().total_quantity).toBe(1);
    jest.useRealTimers();
  },
);

it("updates the cart line that the URL parameter `mkey` names, and opens the cart (PR-19, PR-21)", async () => {
  const line = makeLine({ quantity: 2 });
  changeCart(() => makeCart({ items: [line] }));
  const user = await open({ query: `&mkey=${line.pdkey}` });
  await user.click(screen.getByRole("button", { name: "增加一份" }));
  await user.click(screen.getByRole("button", { name: /^更新/ }));
  expect(router.push).toHaveBeenCalledWith("/cart");
  expect(currentCart().total_quantity).toBe(3);
});

it("offers to add a new line if the cart has no line with the key in the URL parameter `mkey` (PR-22)", async () => {
  await open({ query: "&mkey=single-7-gone" });
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeEnabled();
});

it.each<[string, Setting]>([
  ["售完補貨中", { product: { sale_status: 0, is_user_show: 1 } }],
  ["已售完", { product: { sale_status: 0 } }],
  ["無法加入購物車", { product: { enable_add_cart: 0 } }],
  ["0元品項不可加入購物車", { product: { unit_price: 0 } }],
  ["店家休息中", { detail: { open_status: OPEN_STATUS.resting } }],
  ["餐廳忙碌中，請耐心等候", { detail: { open_status: OPEN_STATUS.busy } }],
])("shows %s and disables the button (PR-24…27, ER-12)", async (text, setting) => {
  await open(setting);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeDisabled();
});

it("requests the product with the dining type and the URL parameter `number` (PR-01, RT-31)", async () => {
  const calls = await openAt("/product?stid=1&fdid=7&number=A1", makeProduct());
  expect(calls.query(FOOD)).toBe("store_id=1&dining_type=1&number=A1&food_id=7");
  expect(calls.query(DETAIL)).toContain("number=A1");
});

it("requests a set with setDetail (PR-02)", async () => {
  const calls = await openAt(
    "/product?stid=1&setid=9&number=A1",
    makeProduct({ id: 9, item_type: "set" }),
  );
  expect(calls.query(SET)).toBe("store_id=1&dining_type=1&number=A1&set_id=9");
});

async function openAt(path: string, product: Product) {
  window.history.replaceState(null, "", path);
  const query: Record<string, string> = {};
  const keep = (data: unknown) => (url: URL) => {
    query[url.pathname] = url.search.slice(1);
    return { data };
  };
  serveCalls({ [DETAIL]: keep(makeStoreDetail()), [FOOD]: keep(product), [SET]: keep(product) });
  renderWithMessages(<ProductPage store={makeShownStore()} dining_type={1} product={product} />);
  await waitFor(() => expect(Object.keys(query)).toHaveLength(2));
  await act(async () => {});
  return { query: (at: string) => query[at] };
}

it("if the URL has no parameter `number`, requests the product only after the visitor has moved the pointer", async () => {
  await open();
  expect(calls.countOf(FOOD)).toBe(0);
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(calls.countOf(FOOD)).toBe(1));
});

it("shows 已售完 if the last portion was sold after the page was rendered", async () => {
  const gone = { is_limit: 1, limit_count: 5, sale_count: 5 } as const;
  await open({ replies: { [FOOD]: { data: makeProduct(gone) } } });
  fireEvent.pointerMove(document.body);
  expect(await screen.findByText("已售完")).toBeVisible();
});

it.each([
  ["a visitor", null],
  ["a member without a company", makeSessionMember({ business_id: 0 })],
])(
  "for a business reservation, shows %s a refusal and disables the button (PR-28)",
  async (_who, member) => {
    window.localStorage.setItem("member", JSON.stringify(member));
    window.localStorage.setItem(
      "viewState",
      JSON.stringify({ ...readView(), dining_type: DINING_TYPE.businessReservation }),
    );
    await open({ shown: { has_business_reservation: 1 }, detail: { has_business_reservation: 1 } });
    expect(await screen.findByText("非企業客戶無法使用企業預訂")).toBeVisible();
    expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeDisabled();
  },
);

it("shows the backend's message for 2 seconds, and then opens the store page with the URL parameter `number` (PR-30)", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open({
    query: "&number=A1",
    replies: { [FOOD]: { code: CODE.refused, message: "此商品已下架" } },
  });
  expect(await screen.findByText("此商品已下架")).toBeVisible();
  expect(router.push).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(router.push).toHaveBeenCalledWith("/store?stid=1&number=A1");
  jest.useRealTimers();
});

it("keeps the product on the page when the connection is lost", async () => {
  await open({ replies: { [FOOD]: "lost" } });
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(calls.countOf(FOOD)).toBe(1));
  await act(flushTasks);
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeEnabled();
});

it("puts the product into a new order in the in-app web view, and stays on the page (CA-20)", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  changeCart(() => makeCart({ store_id: 2 }));
  const user = await open({ query: "&insider=1" });
  await user.click(screen.getByRole("button", { name: /^放入購物車/ }));
  await user.click(screen.getByRole("button", { name: "新訂單" }));
  expect(currentCart()).toMatchObject({ store_id: 1, total_quantity: 1 });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(router.back).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: /^放入購物車/ })).toBeEnabled();
  jest.useRealTimers();
  writeCookie("insider", "", 0);
});

it("keeps the URL parameter `number` in the link to the store, and shares the link to the product (RT-31, ST-26)", async () => {
  window.history.replaceState(null, "", "/product?stid=1&fdid=7&number=A1");
  Object.assign(navigator, { share: jest.fn(async () => undefined) });
  renderWithMessages(<ProductBar stid={1} storeName="測試麵店" />);
  expect(screen.getByRole("link", { name: /測試麵店/ })).toHaveAttribute(
    "href",
    "/store?stid=1&number=A1",
  );
  document.title = "牛肉麵｜測試麵店";
  await userEvent.click(screen.getByRole("button", { name: "分享" }));
  const { href: url } = window.location;
  expect(navigator.share).toHaveBeenCalledWith({ title: "牛肉麵｜測試麵店", url });
  Reflect.deleteProperty(navigator, "share");
});

it("copies the link to the product on a device that cannot share (ST-26)", async () => {
  const user = userEvent.setup();
  renderWithMessages(<ProductBar stid={1} storeName="測試麵店" />);
  await user.click(screen.getByRole("button", { name: "分享" }));
  expect(await screen.findByText("已複製連結")).toBeVisible();
});

it.each([
  ["&fdid=99", FOOD, "找不到這家店家"],
  ["&setid=99", SET, "此套餐已下架"],
])("shows the backend's message for a missing product (%s) (PR-30)", async (key, path, message) => {
  window.history.replaceState(null, "", `/product?stid=1${key}`);
  serveCalls({ [path]: { code: CODE.refused, message } });
  renderWithMessages(<ProductMissing message="找不到這個商品" storeLabel="回店家" />);
  expect(await screen.findByText(message)).toBeVisible();
});

it("shows for 2 seconds that the product is missing, and then opens the store page (PR-30)", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const loads = recordPageLoads();
  window.history.replaceState(null, "", "/product?stid=1&fdid=99");
  serveCalls({ [FOOD]: "lost" });
  renderWithMessages(<ProductMissing message="找不到這個商品" storeLabel="回店家看菜單" />);
  expect(await screen.findByText("找不到這個商品")).toBeVisible();
  expect(loads).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(loads).toEqual(["/store?stid=1"]);
  jest.useRealTimers();
});

it("reports view_item once with the product and the store (AN-01)", async () => {
  takeEvents();
  await open({ product: { id: 7, name: "牛肉麵" } });
  const seen = takeEvents().filter(({ name }) => name === "view_item");
  expect(seen).toMatchObject([
    { product: { id: 7, name: "牛肉麵" }, store: { name: expect.any(String) } },
  ]);
});
