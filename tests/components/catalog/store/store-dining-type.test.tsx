import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { clearCart } from "@/lib/client/cart-store";
import { withDiningType, writeView } from "@/lib/client/view-state";
import { DINING_TYPE, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { initialView } from "@/lib/view/initial-view";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeCategories } from "../../../factories/grocery-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { Providers, renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";
import "../../../setup/next-navigation";

const FOODS = "/api/v3/StoreApi/store/1/foods";
const LEVEL_1 = "/api/v3/StoreApi/store/1/level1";
const ADS = "/api/AdvertiseApi/marketingAdvertiseList";
const DETAIL = "/api/StoreApi/storeDetail";
const { pickup } = DINING_TYPE;

const menuOf = (name: string) => ({
  categories: [{ id: 5, name: "麵食", foods: [makeProduct({ name })] }],
  pages: 1,
  later: [],
});
const advertisement = (title: string) => ({
  id: title.length,
  type: "store",
  title,
  image: "/pictures/covers/drinks-1-ffd9be",
  url: "/storeList?type=3",
});
const page = makeStorePage({
  menu: menuOf("牛肉麵"),
  advertisements: [advertisement("再帶一杯手搖飲")],
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  Element.prototype.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function open(shown = page) {
  const calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail(shown.store) },
    [FOODS]: { data: { categories: menuOf("外帶滷味").categories, last_page: 1 } },
    [ADS]: { data: [advertisement("外帶再折十元")] },
    [LEVEL_1]: { data: [{ id: 9, name: "外帶熟食", image: "", children: [] }] },
  });
  renderWithMessages(<StoreScreen {...shown} />);
  await waitFor(() => expect(calls.countOf(DETAIL)).toBeGreaterThan(0));
  await act(async () => {});
  return { calls, user: userEvent.setup() };
}

const row = (name: string) => screen.queryByRole("link", { name: new RegExp(`^${name}`) });
const type = (name: string) => screen.getByRole("button", { name });

it("marks 外帶 in the HTML of a page that was rendered for pick-up, and requests no other menu (ST-06)", async () => {
  writeView(withDiningType(initialView(), pickup));
  const shown = { ...page, dining_type: pickup, menu: menuOf("外帶滷味") };
  const html = renderToString(
    <Providers>
      <StoreScreen {...shown} />
    </Providers>,
  );
  expect(html).toMatch(/aria-pressed="true"[^>]*>外帶/);
  const { calls } = await open(shown);
  expect(row("外帶滷味")).toBeVisible();
  expect(type("外帶")).toHaveAttribute("aria-pressed", "true");
  expect(calls.countOf(FOODS)).toBe(0);
  expect(calls.countOf(ADS)).toBe(0);
});

it("shows the menu of the newly chosen dining type (ST-06)", async () => {
  const { calls, user } = await open();
  expect(row("牛肉麵")).toBeVisible();
  await user.click(type("外帶"));
  expect(await screen.findByRole("link", { name: /^外帶滷味/ })).toBeVisible();
  expect(row("牛肉麵")).toBeNull();
  expect(calls.queryOf(FOODS)).toEqual({ dining_type: "0", page: "1" });
});

it("shows no products of the old dining type when the new menu cannot be loaded (ST-06)", async () => {
  const { calls, user } = await open();
  calls.reply(FOODS, "lost");
  await user.click(type("外帶"));
  expect(await screen.findByText("菜單沒有載入完")).toBeVisible();
  expect(row("牛肉麵")).toBeNull();
  calls.reply(FOODS, { data: { categories: menuOf("外帶滷味").categories, last_page: 1 } });
  await user.click(screen.getByRole("button", { name: "重新載入" }));
  expect(await screen.findByRole("link", { name: /^外帶滷味/ })).toBeVisible();
});

it("replaces the menu of a cached page that was rendered for another dining type (ST-06)", async () => {
  writeView(withDiningType(initialView(), pickup));
  await open();
  expect(await screen.findByRole("link", { name: /^外帶滷味/ })).toBeVisible();
  expect(row("牛肉麵")).toBeNull();
});

it("shows the advertisements for the store and the chosen dining type (ST-39)", async () => {
  const { calls, user } = await open();
  const aside = () => screen.getByRole("complementary", { name: "推薦" });
  expect(aside()).toHaveTextContent("再帶一杯手搖飲");
  await user.click(type("外帶"));
  expect(await screen.findByText("外帶再折十元")).toBeVisible();
  expect(aside()).not.toHaveTextContent("再帶一杯手搖飲");
  expect(calls.queryOf(ADS)).toEqual({ type: "store", store_id: "1", dining_type: "0" });
});

it("shows no section for advertisements when there are none (ST-39)", async () => {
  await open({ ...page, advertisements: [] });
  expect(screen.queryByRole("complementary", { name: "推薦" })).toBeNull();
});

it("shows the categories of a grocery for the newly chosen dining type (GR-01)", async () => {
  const store = makeShownStore({ store_classification_id: STORE_CLASSIFICATION.grocery });
  const { user } = await open({ ...page, store, menu: null, categories: makeCategories() });
  expect(screen.getByRole("link", { name: /^生鮮/ })).toBeVisible();
  await user.click(type("外帶"));
  expect(await screen.findByRole("link", { name: /^外帶熟食/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^生鮮/ })).toBeNull();
});
