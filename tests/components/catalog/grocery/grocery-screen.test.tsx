import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GroceryScreen } from "@/components/catalog/grocery/grocery-screen";
import { addItem } from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { readView, writeView } from "@/lib/client/view-state";
import {
  CODE,
  DINING_TYPE,
  type DiningType,
  OPEN_STATUS,
  STORE_CLASSIFICATION,
} from "@/lib/contracts/codes";
import type { GroceryList } from "@/lib/contracts/products";
import { makeItem, makeOrder } from "../../../factories/cart-lines";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import {
  makeCategories,
  makeGroceryItem,
  makeGroceryList,
} from "../../../factories/grocery-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { makeVisible } from "../../../setup/near-observer";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const DETAIL = "/api/StoreApi/storeDetail";
const level2 = (id: number) => `/api/v3/StoreApi/store/1/level2/${id}`;
const store = {
  store_classification_id: STORE_CLASSIFICATION.grocery,
  name: "生鮮超市",
  has_business_reservation: 1,
} as const;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/grocery?stid=1&cat=1&number=A7");
  document.title = "生鮮｜生鮮超市｜福饕";
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

type Setting = {
  cat?: number;
  first?: GroceryList;
  replies?: Replies;
  open_status?: 0 | 1;
  /** The dining type that the cached page was rendered for. */
  dining_type?: DiningType;
};
const fresh = makeGroceryList(
  { id: 31 },
  { id: 32, name: "鳳梨", unit_price: 75, list_price: 95 },
  { id: 41, name: "高麗菜", category_id: 12 },
);

async function open(setting: Setting = {}) {
  const { cat = 1, first = fresh, replies = {}, open_status = 1 } = setting;
  const { dining_type = DINING_TYPE.delivery } = setting;
  const calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail({ ...store, open_status, delivery_min_amount: 150 }) },
    ...replies,
  });
  renderWithMessages(
    <GroceryScreen
      store={makeShownStore(store)}
      dining_type={dining_type}
      categories={makeCategories()}
      cat={cat}
      first={first}
    />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return { calls, user: userEvent.setup() };
}

const nav = (name: string) => within(screen.getByRole("navigation", { name }));
const current = (name: string) =>
  nav(name)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current"))
    .map(({ textContent }) => textContent);
const tile = (name: RegExp) => screen.getByRole("link", { name });

it("shows both levels of categories and selects the requested category (GR-01)", async () => {
  await open({ cat: 12, first: makeGroceryList({ id: 41, name: "高麗菜", category_id: 12 }) });
  expect(current("商品分類")).toEqual(["生鮮"]);
  expect(current("生鮮的分類")).toEqual(["蔬菜"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("蔬菜");
});

it("groups the products of a top-level category by subcategory (GR-03)", async () => {
  await open();
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map((element) => element.textContent);
  expect(headings.slice(0, 2)).toEqual(["水果", "蔬菜"]);
});

it("shows a picture, a name, a price and the list price on a tile, and its link keeps the URL parameter `number` (GR-04, GR-05, AX-02)", async () => {
  await open();
  const link = tile(/^鳳梨/);
  expect(link).toHaveTextContent("特價 NT$75，原價 NT$95");
  expect(within(link).getByText("NT$95").tagName).toBe("S");
  expect(link.querySelector("img")).toHaveAttribute("src", expect.stringContaining("/pictures/"));
  expect(link).toHaveAttribute("href", "/product?stid=1&fdid=32&number=A7");
});

it("marks sold-out and limited products, and shows no button for a sold-out product (PR-25)", async () => {
  const limited = { id: 33, name: "哈密瓜", is_limit: 1, limit_count: 3, sale_count: 1 } as const;
  await open({ first: makeGroceryList({ name: "蘋果", sale_status: 0 }, limited) });
  expect(tile(/^蘋果.*已售完/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "加入蘋果" })).not.toBeInTheDocument();
  expect(tile(/^哈密瓜.*限購 2 份/)).toBeVisible();
});

describe("choosing another category", () => {
  it("replaces the list, the URL and the title, and adds no history entry", async () => {
    const length = window.history.length;
    const { user } = await open({
      replies: {
        [level2(2)]: { data: makeGroceryList({ id: 51, name: "綠茶", category_id: 2 }) },
      },
    });
    await user.click(nav("商品分類").getByRole("link", { name: "飲料" }));
    expect(await screen.findByRole("link", { name: /^綠茶/ })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^鳳梨/ })).not.toBeInTheDocument();
    expect(window.location.search).toBe("?stid=1&cat=2&number=A7");
    expect(document.title).toBe("飲料｜生鮮超市｜福饕");
    expect(window.history).toHaveLength(length);
  });

  it("sends no request when the visitor returns to the first category", async () => {
    const { calls, user } = await open({
      replies: { [level2(2)]: { data: makeGroceryList({ id: 51, name: "綠茶" }) } },
    });
    await user.click(nav("商品分類").getByRole("link", { name: "飲料" }));
    await screen.findByRole("link", { name: /^綠茶/ });
    await user.click(nav("商品分類").getByRole("link", { name: "生鮮" }));
    expect(tile(/^鳳梨/)).toBeVisible();
    expect(calls.countOf(level2(1))).toBe(0);
  });

  it.each([
    ["has no products", { data: makeGroceryList() }],
    ["is refused", { code: CODE.refused, message: "找不到這個分類" }],
  ])("shows an empty list without an error when the category %s (GR-03)", async (_how, reply) => {
    const { user } = await open({ replies: { [level2(2)]: reply } });
    await user.click(nav("商品分類").getByRole("link", { name: "飲料" }));
    expect(await screen.findByText("這個分類目前沒有商品")).toBeVisible();
    expect(screen.queryByText("找不到這個分類")).not.toBeInTheDocument();
  });

  it("shows the button 重新載入 after a lost answer; a press on it reads the category again (ER-05)", async () => {
    const { calls, user } = await open({ replies: { [level2(2)]: "lost" } });
    await user.click(nav("商品分類").getByRole("link", { name: "飲料" }));
    calls.reply(level2(2), { data: makeGroceryList({ id: 51, name: "綠茶" }) });
    await user.click(await screen.findByRole("button", { name: "重新載入" }));
    expect(await screen.findByRole("link", { name: /^綠茶/ })).toBeVisible();
  });
});

it("reads the next page when the end of the list comes into view (GR-01)", async () => {
  const rest = { data: [makeGroceryItem({ id: 99, name: "第二頁的梨" })], last_page: 2 };
  const requests: string[] = [];
  window.localStorage.setItem(
    "viewState",
    JSON.stringify({ ...readView(), dining_type: DINING_TYPE.pickup }),
  );
  const { calls } = await open({
    dining_type: DINING_TYPE.pickup,
    first: { ...fresh, last_page: 2 },
    replies: {
      [level2(1)]: ({ search }) => {
        requests.push(search);
        return { data: rest };
      },
    },
  });
  expect(calls.countOf(level2(1))).toBe(0);
  act(() => makeVisible(screen.getByText("載入更多商品…")));
  expect(await screen.findByRole("link", { name: /^第二頁的梨/ })).toBeVisible();
  expect(screen.queryByText("載入更多商品…")).not.toBeInTheDocument();
  expect(requests).toEqual(["?dining_type=0&page=2"]);
});

it("opens a product in a dialog over the list (GR-05)", async () => {
  const { user } = await open({
    replies: { "/api/StoreApi/foodDetail": { data: makeProduct({ id: 32, name: "鳳梨" }) } },
  });
  await user.click(tile(/^鳳梨/));
  expect(await screen.findByRole("dialog", { name: "鳳梨" })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(
    "/product?stid=1&fdid=32&number=A7",
  );
});

describe("adding a product from its tile", () => {
  const add = (name: string) => screen.getByRole("button", { name: `加入${name}` });
  const ofTile = async (name: string) => {
    const item = tile(/^香蕉/).closest("li") ?? document.body;
    return within(item).findByRole("button", { name });
  };

  it("adds a product with one press, changes its quantity, and keeps the focus on its buttons (MD-01)", async () => {
    const { user } = await open();
    await user.click(add("香蕉（一串）"));
    const more = await ofTile("香蕉（一串）增加一份");
    await waitFor(() => expect(more).toHaveFocus());
    await user.click(more);
    await waitFor(() => expect(currentCart().total_quantity).toBe(2));
    expect(currentCart()).toMatchObject({ store_id: 1, minimum_charge: 150, total_price: 90 });
    await user.click(await ofTile("香蕉（一串）減少一份"));
    await user.click(await ofTile("移除香蕉（一串）"));
    expect(currentCart().items).toEqual([]);
    await waitFor(() => expect(add("香蕉（一串）")).toHaveFocus());
  });

  it("opens the product in a dialog if it has options, and adds nothing", async () => {
    const product = makeProduct({ id: 31, name: "香蕉（一串）" });
    const { user } = await open({
      first: makeGroceryList({ has_options: 1 }),
      replies: { "/api/StoreApi/foodDetail": { data: product } },
    });
    await user.click(add("香蕉（一串）"));
    expect(await screen.findByRole("dialog", { name: "香蕉（一串）" })).toBeVisible();
    expect(currentCart().items).toEqual([]);
  });

  it("asks whether to start a new order if the cart belongs to another store, and adds the product on 新訂單 (CA-14, CA-21)", async () => {
    changeCart((cart) => addItem(cart, makeOrder({ store_id: 9 }), makeItem()));
    const { user } = await open();
    await user.click(add("香蕉（一串）"));
    await user.click(await screen.findByRole("button", { name: "新訂單" }));
    await waitFor(() => expect(currentCart().store_id).toBe(1));
    expect(currentCart().items).toMatchObject([{ id: 31, quantity: 1 }]);
  });

  it("shows a message at the limit of the product (PR-15)", async () => {
    const limited = { is_limit: 1, limit_count: 3, sale_count: 2 } as const;
    const { user } = await open({ first: makeGroceryList(limited) });
    await user.click(add("香蕉（一串）"));
    await user.click(await ofTile("香蕉（一串）增加一份"));
    expect(await screen.findByText("此餐點單筆最大訂購量為1份")).toBeVisible();
    expect(currentCart().total_quantity).toBe(1);
  });

  it("is not possible while the store takes no orders (ST-16)", async () => {
    await open({ open_status: OPEN_STATUS.resting });
    expect(await screen.findByText("休息中")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^加入/ })).not.toBeInTheDocument();
  });

  it("is possible for a business reservation while the store is resting, and the page shows 休息中 (ST-16)", async () => {
    const dining_type = DINING_TYPE.businessReservation;
    writeView({ ...readView(), dining_type });
    const member = { displayName: "二", mid: "2", addressList: [], business_id: 1001 };
    window.localStorage.setItem("member", JSON.stringify(member));
    await open({ open_status: OPEN_STATUS.resting, dining_type });
    expect(await screen.findByText("休息中")).toBeVisible();
    expect(add("香蕉（一串）")).toBeVisible();
  });
});
