import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { GroceryCategory } from "@/lib/contracts/products";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeCategories } from "../../../factories/grocery-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";

const grocery = { store_classification_id: STORE_CLASSIFICATION.grocery, name: "生鮮超市" };

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function open(categories: GroceryCategory[]) {
  window.history.replaceState(null, "", "/store?stid=1&number=A7");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  const calls = serveCalls({ "/api/StoreApi/storeDetail": { data: makeStoreDetail(grocery) } });
  renderWithMessages(
    <StoreScreen {...makeStorePage({ store: makeShownStore(grocery), categories })} />,
  );
  await waitFor(() => expect(calls.countOf("/api/StoreApi/storeDetail")).toBe(1));
  await act(async () => {});
  return calls;
}

it("shows a tile for each category, with a link that keeps the URL parameter `number` (ST-10)", async () => {
  await open(makeCategories());
  const tiles = within(screen.getByRole("region", { name: "商品分類" })).getAllByRole("link");
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute("href")])).toEqual([
    ["生鮮3 項", "/grocery?stid=1&cat=1&number=A7"],
    ["飲料1 項", "/grocery?stid=1&cat=2&number=A7"],
  ]);
  expect(tiles[0]?.querySelector("img")).not.toBeNull();
  expect(screen.queryByRole("navigation", { name: "菜單分類" })).not.toBeInTheDocument();
});

it("requests no menu, and offers the search in the store (ST-10, GR-06)", async () => {
  const calls = await open(makeCategories());
  expect(calls.paths()).not.toContain("/api/v3/StoreApi/store/1/foods");
  expect(screen.getByRole("button", { name: "搜尋店內商品" })).toBeVisible();
});

it("scrolls to the tiles on a press of 去點餐 in the dialog with the store's facts (ST-32)", async () => {
  await open(makeCategories());
  const landed = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    landed(this.textContent);
  };
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "店家資訊" }));
  await user.click(await screen.findByRole("button", { name: "去點餐" }));
  await waitFor(() => expect(landed).toHaveBeenCalledWith(expect.stringMatching(/^商品分類/)));
  expect(screen.getByRole("link", { name: /^生鮮/ })).toHaveFocus();
});

it("shows a message when the store has no products", async () => {
  await open([]);
  expect(screen.getByText("這家店還沒有上架商品")).toBeVisible();
});
