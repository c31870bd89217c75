import { act, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import type { FirstMenu, ShownStore } from "@/lib/catalog/shown-store";
import { clearCart } from "@/lib/client/cart-store";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeStoredAddress } from "../factories/checkout-shapes";
import { makeProduct } from "../factories/product-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../factories/shown-stores";
import "./dom-dialog";
import "./near-observer";
import { router } from "./next-navigation";
import { renderWithMessages } from "./render-with-messages";
import { type Replies, serveCalls } from "./serve-calls";

export const { replace } = router;

const DETAIL = "/api/StoreApi/storeDetail";
const FOOD = "/api/StoreApi/foodDetail";
const noodles = makeProduct();
export const menu: FirstMenu = {
  categories: [
    { id: 5, name: "麵食", foods: [noodles, makeProduct({ id: 8, name: "乾麵", sale_status: 0 })] },
  ],
  pages: 1,
  later: [],
};

beforeEach(() => {
  replace.mockClear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  Element.prototype.scrollTo = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

type Setting = {
  shown?: Partial<ShownStore>;
  detail?: Partial<Store>;
  replies?: Replies;
  menu?: FirstMenu;
  /** The dining type for which the page was rendered and cached. */
  dining_type?: DiningType;
};

/** Renders a store page with a menu of two dishes and a stored address, and waits for storeDetail. */
export async function openStore(setting: Setting = {}) {
  const { shown = {}, detail = {}, replies = {}, menu: first = menu } = setting;
  const { dining_type = DINING_TYPE.delivery } = setting;
  const calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail({ ...shown, ...detail }) },
    [FOOD]: { data: noodles },
    ...replies,
  });
  renderWithMessages(
    <StoreScreen {...makeStorePage({ store: makeShownStore(shown), dining_type, menu: first })} />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return { calls, user: userEvent.setup() };
}
