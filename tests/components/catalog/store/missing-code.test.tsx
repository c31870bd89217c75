import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { clearCart } from "@/lib/client/cart-store";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { countReloads } from "../../../setup/page-loads";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";
import "../../../setup/next-navigation";

function failToLoad(): never {
  throw new Error("ChunkLoadError");
}
jest.mock("@/components/catalog/store/store-search", () => failToLoad());
jest.mock("@/components/catalog/store/store-details", () => failToLoad());
jest.mock("@/components/checkout/reservation-dialog", () => failToLoad());
jest.mock("@/components/catalog/product/quick-adds", () => failToLoad());
jest.mock("@/components/catalog/product/product-sheet", () => failToLoad());

const DETAIL = "/api/StoreApi/storeDetail";
const egg = { ...makeProduct({ name: "滷蛋" }), has_options: 0 } as const;
const menu = { categories: [{ id: 5, name: "小菜", foods: [egg] }], pages: 1, later: [] };

/** The `detail` of each event `chunk-preload-error`. It is true if the page needs no message. */
let reports: unknown[] = [];
const handleFailure = (event: Event) => void reports.push(Reflect.get(event, "detail"));

beforeEach(() => {
  window.localStorage.clear();
  clearCart();
  Element.prototype.scrollTo = () => {};
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  reports = [];
  window.addEventListener("chunk-preload-error", handleFailure);
});
afterEach(() => window.removeEventListener("chunk-preload-error", handleFailure));

it.each([
  ["the search", "搜尋店內商品", null],
  ["the details of the store", "店家資訊", menu],
  ["the times of the order", /預約時段$/, menu],
  ["adding from the menu", "加入滷蛋", menu],
])(
  "asks for no message about the missing code of %s until a press needs this code (RB-08)",
  async (_part, name, shown) => {
    const calls = serveCalls({ [DETAIL]: { data: makeStoreDetail() } });
    renderWithMessages(<StoreScreen {...makeStorePage({ menu: shown })} />);
    await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
    const user = userEvent.setup();
    await user.click(document.body);
    await act(async () => {});
    expect(reports).toContain(true);
    expect(reports).not.toContain(false);
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(reports).toContain(false));
    expect(screen.queryByText("網路連線異常，請稍後再試")).not.toBeInTheDocument();
  },
);

it("opens the product's page at its top if the code of the product sheet is missing (RB-08)", async () => {
  const reloads = countReloads();
  serveCalls({ [DETAIL]: { data: makeStoreDetail() } });
  renderWithMessages(<StoreScreen {...makeStorePage({ menu })} />);
  await userEvent.setup().click(await screen.findByRole("link", { name: /^滷蛋/ }));
  await waitFor(() => expect(reloads.count()).toBe(1));
  expect(window.history.scrollRestoration).toBe("manual");
});
