import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfflineScreen } from "@/components/site/offline-screen";
import { addItem } from "@/lib/cart/cart-rules";
import { changeCart, clearCart } from "@/lib/client/cart-store";
import { makeItem, makeOrder, makeRelish } from "@/tests/factories/cart-lines";
import { setPageLanguage } from "@/tests/setup/language-of-pages";
import { recordPageLoads } from "@/tests/setup/page-loads";
import { renderWithMessages } from "@/tests/setup/render-with-messages";

type CachedPage = { path: string; title: string };

/** Puts pages into the cache of the service worker, in the order in which they were viewed. */
function cachePages(...pages: CachedPage[]) {
  const answer = ({ title }: CachedPage) => ({
    headers: new Headers({ date: "Sat, 21 Nov 2026 04:30:00 GMT" }),
    text: async () => `<html><head><title>${title}｜福饕</title></head></html>`,
  });
  const cache = {
    keys: async () => pages.map(({ path }) => ({ url: `http://localhost${path}` })),
    match: async ({ url }: { url: string }) => {
      const found = pages.find(({ path }) => url.endsWith(path));
      return found && answer(found);
    },
  };
  const caches = { keys: async () => ["extras-1", "pages-1"], open: async () => cache };
  Object.defineProperty(window, "caches", { value: caches, configurable: true });
}

function setNetwork(isUp: boolean) {
  globalThis.fetch = async () => {
    if (!isUp) throw new TypeError("Failed to fetch");
    return { ok: true } as Response;
  };
}

beforeEach(() => {
  window.history.replaceState(null, "", "/offline");
  Reflect.deleteProperty(window, "caches");
  clearCart();
  setPageLanguage("zh-TW");
  setNetwork(false);
});

it("lists the viewed pages, the most recently viewed page first, and says that they may be outdated", async () => {
  cachePages(
    { path: "/offline", title: "目前沒有連線" },
    { path: "/home", title: "台北市信義區美食外送" },
    { path: "/_next/static/chunks/a.js", title: "" },
    { path: "/store?stid=1", title: "木瓜樹下便當" },
  );
  renderWithMessages(<OfflineScreen />);
  const viewed = within(screen.getByRole("region", { name: "最近看過" }));
  await waitFor(() => expect(viewed.getAllByRole("link")).toHaveLength(2));
  const [first, second] = viewed.getAllByRole("link");
  expect(first).toHaveTextContent("木瓜樹下便當菜單・2026/11/21 12:30");
  expect(first).toHaveAttribute("href", "/store?stid=1");
  expect(second).toHaveTextContent("台北市信義區美食外送店家列表");
  expect(screen.getByText("離線中，內容可能不是最新")).toBeVisible();
});

it("shows the cart with options and subtotal", async () => {
  const item = makeItem({ quantity: 2, relish_ids: [makeRelish()], remark: "不要蔥" });
  changeCart((cart) => addItem(cart, makeOrder(), item));
  renderWithMessages(<OfflineScreen />);
  const cart = screen.getByRole("region", { name: "購物車" });
  for (const text of ["測試麵店", "2×", "牛肉麵", "大碗", "備註：不要蔥", "餐點小計NT$240"]) {
    expect(cart).toHaveTextContent(text);
  }
  await act(async () => {});
});

it("on an English page, sets lang on the Chinese names in the cart (LN-12)", async () => {
  setPageLanguage("en");
  const item = makeItem({ relish_ids: [makeRelish()] });
  changeCart((cart) => addItem(cart, makeOrder(), item));
  renderWithMessages(<OfflineScreen />);
  const cart = within(screen.getByRole("region", { name: "Cart" }));
  for (const name of ["測試麵店", "牛肉麵", "大碗"]) {
    expect(cart.getByText(name)).toHaveAttribute("lang", "zh-Hant-TW");
  }
  await act(async () => {});
});

it("shows that no page is stored and that the cart is empty", async () => {
  renderWithMessages(<OfflineScreen />);
  expect(await screen.findByText(/還沒有可以離線看的菜單/)).toBeVisible();
  expect(screen.getByText("購物車還是空的。")).toBeVisible();
});

it("after a press of 再試一次, shows a message if there is no connection, and opens /home if there is one", async () => {
  const loads = recordPageLoads();
  renderWithMessages(<OfflineScreen />);
  await userEvent.click(screen.getByRole("button", { name: "再試一次" }));
  expect(await screen.findByText("網路連線異常，請稍後再試")).toBeVisible();
  setNetwork(true);
  await userEvent.click(screen.getByRole("button", { name: "再試一次" }));
  expect(loads).toEqual(["/home"]);
});

it("opens /home by itself when the browser is online again", async () => {
  const loads = recordPageLoads();
  renderWithMessages(<OfflineScreen />);
  setNetwork(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(loads).toEqual(["/home"]);
});
