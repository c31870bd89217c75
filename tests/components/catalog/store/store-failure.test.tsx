import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProductPage } from "@/components/catalog/product/product-page";
import { StoreMissing } from "@/components/catalog/store/store-missing";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { SessionSync } from "@/components/layout/session-sync";
import { clearCart, currentCart } from "@/lib/client/cart-store";
import { writeStored } from "@/lib/client/storage";
import { CODE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { beginDocument, recordPageLoads } from "../../../setup/page-loads";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";

const DETAIL = "/api/StoreApi/storeDetail";
const FOOD = "/api/StoreApi/foodDetail";
const NETWORK_TEXT = "網路連線異常，請稍後再試";
const OUT_OF_RANGE = "外送超出運營服務範圍";
const REFUSAL = { code: CODE.storeClosed, message: "店家資料維護中" };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
  Element.prototype.scrollTo = () => {};
});

async function openStore(reply: Replies[string]) {
  window.history.replaceState(null, "", "/store?stid=1");
  const calls = serveCalls({ [DETAIL]: reply, [FOOD]: { data: makeProduct() } });
  const foods = [makeProduct()];
  const menu = { categories: [{ id: 5, name: "麵食", foods }], pages: 1, later: [] };
  const page = renderWithMessages(<StoreScreen {...makeStorePage({ menu })} />);
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return { calls, user: userEvent.setup(), ...page };
}

async function openProduct(reply: Replies[string]) {
  window.history.replaceState(null, "", "/product?stid=1&fdid=7");
  const calls = serveCalls({ [DETAIL]: reply, [FOOD]: { data: makeProduct() } });
  renderWithMessages(
    <ProductPage store={makeShownStore()} dining_type={1} product={makeProduct()} />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  await act(async () => {});
  return userEvent.setup();
}

const add = () => screen.getByRole("button", { name: /^放入購物車/ });

describe("a store whose details cannot be read (ST-19)", () => {
  it("shows that the connection is lost, and lets the customer add its products to the cart", async () => {
    const loads = recordPageLoads();
    const { user } = await openStore("lost");
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible();
    expect(screen.queryByText(OUT_OF_RANGE)).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: /^牛肉麵/ }));
    await user.click(await screen.findByRole("button", { name: /^放入購物車/ }));
    await waitFor(() => expect(currentCart().total_quantity).toBe(1));
    expect(loads).toEqual([]);
  });

  it.each([
    ["lost", NETWORK_TEXT],
    [REFUSAL, REFUSAL.message],
  ] as const)(
    "after the reply %j, the product page shows the failure, and the product can be added",
    async (reply, text) => {
      const user = await openProduct(reply);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText(OUT_OF_RANGE)).not.toBeInTheDocument();
      await user.click(add());
      await waitFor(() => expect(currentCart().total_quantity).toBe(1));
    },
  );
});

describe("a store whose details were read once and then cannot be read again", () => {
  const moved = { lat: 25.1, lng: 121.6, street: "中山路1號" };

  it("keeps the last details on the page", async () => {
    const detail = makeStoreDetail({ open_status: OPEN_STATUS.resting });
    const { calls } = await openStore({ data: detail });
    expect(screen.getByText("休息中")).toBeVisible();
    calls.reply(DETAIL, "lost");
    act(() => void writeStored("address", makeStoredAddress(moved)));
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible();
    expect(calls.countOf(DETAIL)).toBe(2);
    expect(screen.getByText("休息中")).toBeVisible();
  });

  it("does not count as out of range for an address whose distance is not known (ST-19)", async () => {
    const { calls } = await openStore({ data: makeStoreDetail({ in_delivery_range: 0 }) });
    expect(screen.getAllByText(OUT_OF_RANGE)[0]).toBeVisible();
    calls.reply(DETAIL, "lost");
    act(() => void writeStored("address", makeStoredAddress(moved)));
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible();
    expect(screen.queryByText(OUT_OF_RANGE)).not.toBeInTheDocument();
  });
});

describe("the reason why a store page cannot be shown (ST-15, MD-04)", () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ["performance"] }));
  afterEach(() => void jest.useRealTimers());

  const wait = () => act(() => jest.advanceTimersByTimeAsync(50));

  it.each([
    ["is refused", REFUSAL.message, () => openStore(REFUSAL)],
    [
      "is missing",
      "找不到這家店家",
      async () => renderWithMessages(<StoreMissing message="找不到這家店家" />),
    ],
  ])("is shown once, on the page / that opens when a store %s", async (_how, text, open) => {
    const loads = recordPageLoads();
    const leaving = await open();
    // The old page exists until the new page has loaded. It must not show the message.
    const oldPage = renderWithMessages(<SessionSync reloadOffer={{ text: "", label: "" }} />);
    await wait();
    expect(loads).toEqual(["/"]);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    leaving.unmount();
    oldPage.unmount();

    beginDocument();
    const index = renderWithMessages(<SessionSync reloadOffer={{ text: "", label: "" }} />);
    await wait();
    expect(screen.getByText(text)).toBeVisible();
    index.unmount();
    renderWithMessages(<SessionSync reloadOffer={{ text: "", label: "" }} />);
    await wait();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});
