import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";

jest.mock("@/components/catalog/product/product-sheet", () => {
  throw new Error("ChunkLoadError");
});

it("keeps the menu and shows a message if the code of the product dialog cannot be loaded offline (RB-08)", async () => {
  Element.prototype.scrollTo = () => {};
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const calls = serveCalls({ "/api/StoreApi/storeDetail": { data: makeStoreDetail() } });
  const foods = [makeProduct()];
  const menu = { categories: [{ id: 5, name: "麵食", foods }], pages: 1, later: [] };
  renderWithMessages(<StoreScreen {...makeStorePage({ menu })} />);
  await waitFor(() => expect(calls.paths()).toContain("/api/StoreApi/storeDetail"));
  await act(async () => {});

  await userEvent.setup().click(screen.getByRole("link", { name: /^牛肉麵/ }));
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe("/store"));
  expect(screen.getByRole("link", { name: /^牛肉麵/ })).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "牛肉麵" })).not.toBeInTheDocument();
});
