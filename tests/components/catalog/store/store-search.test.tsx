import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreScreen } from "@/components/catalog/store/store-screen";
import { readView } from "@/lib/client/view-state";
import { CODE, DINING_TYPE, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import {
  makeCategories,
  makeGroceryItem,
  makeGroceryList,
} from "../../../factories/grocery-shapes";
import { makeProduct } from "../../../factories/product-shapes";
import { makeShownStore, makeStoreDetail, makeStorePage } from "../../../factories/shown-stores";
import { recordPageLoads } from "../../../setup/page-loads";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";
import "../../../setup/near-observer";

const DETAIL = "/api/StoreApi/storeDetail";
const SEARCH = "/api/v3/StoreApi/store/1/search";
const grocery = { store_classification_id: STORE_CLASSIFICATION.grocery, name: "生鮮超市" };
const milk = makeGroceryItem({ id: 61, name: "全脂鮮奶", unit_price: 95 });

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.history.replaceState(null, "", "/store?stid=1&number=A7");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
});
afterEach(() => jest.useRealTimers());

async function open(replies: Replies = {}) {
  const calls = serveCalls({
    [DETAIL]: { data: makeStoreDetail(grocery) },
    [SEARCH]: { data: { data: [milk], last_page: 1 } },
    "/api/StoreApi/foodDetail": { data: makeProduct({ id: 61, name: "全脂鮮奶" }) },
    ...replies,
  });
  const user = userEvent.setup({ delay: null });
  renderWithMessages(
    <StoreScreen
      {...makeStorePage({ store: makeShownStore(grocery), categories: makeCategories() })}
    />,
  );
  await waitFor(() => expect(calls.countOf(DETAIL)).toBe(1));
  const openSearch = () => user.click(screen.getByRole("button", { name: "搜尋店內商品" }));
  await openSearch();
  await screen.findByRole("dialog", { name: "搜尋店內商品" });
  return { calls, user, openSearch };
}

const field = () => screen.getByRole("textbox", { name: "搜尋店內商品" });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const recents = () =>
  within(screen.getByRole("region", { name: "最近搜尋" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("searches one second after the last input, and shows picture, name and price of a result (GR-08, GR-10)", async () => {
  const { calls, user } = await open();
  await user.type(field(), "鮮");
  await wait(900);
  await user.type(field(), "奶");
  await wait(900);
  expect(calls.countOf(SEARCH)).toBe(0);
  await wait(200);
  const result = await screen.findByRole("link", { name: /全脂鮮奶.*NT\$95/ });
  expect(calls.countOf(SEARCH)).toBe(1);
  expect(result.querySelector("img")).toHaveAttribute("src", expect.stringContaining("/pictures/"));
  expect(result).toHaveAttribute("href", "/product?stid=1&fdid=61&number=A7");
});

it("searches with the visitor's dining type (GR-08)", async () => {
  window.localStorage.setItem(
    "viewState",
    JSON.stringify({ ...readView(), dining_type: DINING_TYPE.pickup }),
  );
  const requests: string[] = [];
  const { user } = await open({
    [SEARCH]: ({ search }) => {
      requests.push(search);
      return { data: { data: [{ ...milk, id: requests.length }], last_page: 2 } };
    },
  });
  await user.type(field(), "milk{Enter}");
  await wait(1);
  await user.click(await screen.findByRole("button", { name: "顯示更多" }));
  await wait(1);
  expect(requests).toEqual(["?terms=milk&dining_type=0", "?dining_type=0&terms=milk&page=2"]);
});

it("sends no request for a blank keyword (GR-09)", async () => {
  const { calls, user } = await open();
  await user.type(field(), "   ");
  await wait(2000);
  await user.type(field(), "{Enter}");
  await wait(2000);
  expect(calls.countOf(SEARCH)).toBe(0);
});

it("searches at once on Enter", async () => {
  const { user } = await open();
  await user.type(field(), "鮮奶{Enter}");
  await wait(1);
  expect(await screen.findByRole("link", { name: /全脂鮮奶/ })).toBeVisible();
});

it("does not search while an input method composes a word", async () => {
  const { calls } = await open();
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: "ㄋㄞ" } });
  await wait(2000);
  expect(calls.countOf(SEARCH)).toBe(0);
});

it("shows a message when nothing was found (GR-14)", async () => {
  const { user } = await open({ [SEARCH]: { data: makeGroceryList() } });
  await user.type(field(), "沒有的東西");
  await wait(1100);
  const none = "OPPS!沒有找到資料, 請使用其他關鍵字搜看看！";
  expect((await screen.findAllByText(none)).length).toBeGreaterThan(0);
});

it("ignores a late answer for an earlier keyword (GR-15)", async () => {
  const late = Promise.withResolvers<void>();
  const { user } = await open({
    [SEARCH]: async (url) => {
      const terms = url.searchParams.get("terms");
      if (terms === "鮮") await late.promise;
      return { data: makeGroceryList({ id: 70, name: `${terms}的結果` }) };
    },
  });
  await user.type(field(), "鮮");
  await wait(1100);
  await user.type(field(), "奶");
  await wait(1100);
  expect(await screen.findByRole("link", { name: /鮮奶的結果/ })).toBeVisible();
  late.resolve();
  await wait(100);
  expect(screen.queryByRole("link", { name: /^鮮的結果/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /鮮奶的結果/ })).toBeVisible();
});

it("shows recent searches while the field is empty, and repeats a chosen search at once (GR-07, GR-12, GR-13)", async () => {
  window.localStorage.setItem(
    "recentGrocerySearches",
    JSON.stringify(["雞蛋", "豆腐", "吐司", "香蕉", "衛生紙"]),
  );
  const { calls, user } = await open();
  expect(recents()).toEqual(["雞蛋", "豆腐", "吐司", "香蕉", "衛生紙"]);
  await user.click(screen.getByRole("button", { name: "吐司" }));
  expect(field()).toHaveFocus();
  await wait(1);
  await screen.findByRole("link", { name: /全脂鮮奶/ });
  expect(calls.countOf(SEARCH)).toBe(1);
  await user.clear(field());
  expect(recents()).toEqual(["吐司", "雞蛋", "豆腐", "香蕉", "衛生紙"]);
  await user.type(field(), "鮮奶{Enter}");
  await wait(1);
  await user.clear(field());
  expect(recents()).toEqual(["鮮奶", "吐司", "雞蛋", "豆腐", "香蕉"]);
});

it("opens a result in a dialog over the search, which stays open (GR-11)", async () => {
  const { user } = await open();
  await user.type(field(), "鮮奶{Enter}");
  await wait(1);
  await user.click(await screen.findByRole("link", { name: /全脂鮮奶/ }));
  expect(await screen.findByRole("dialog", { name: "全脂鮮奶" })).toBeVisible();
  expect(window.location.search).toBe("?stid=1&fdid=61&number=A7");
  expect(screen.getByRole("dialog", { name: "搜尋店內商品" })).toBeVisible();
});

it("shows the second page of results on 顯示更多", async () => {
  const { user } = await open({
    [SEARCH]: (url) => {
      const page = Number(url.searchParams.get("page") ?? 1);
      return { data: { data: [makeGroceryItem({ id: page, name: `鮮奶${page}` })], last_page: 2 } };
    },
  });
  await user.type(field(), "鮮奶{Enter}");
  await wait(1);
  await user.click(await screen.findByRole("button", { name: "顯示更多" }));
  expect(await screen.findByRole("link", { name: /鮮奶2/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /鮮奶1/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "顯示更多" })).not.toBeInTheDocument();
});

it("shows the backend's message if it refuses the second page of results, and requests this page again on 顯示更多", async () => {
  let isRefused = true;
  const { user } = await open({
    [SEARCH]: ({ searchParams }) => {
      const page = Number(searchParams.get("page") ?? 1);
      if (page > 1 && isRefused) return { code: CODE.refused, message: "目前無法搜尋" };
      return { data: { data: [makeGroceryItem({ id: page, name: `鮮奶${page}` })], last_page: 2 } };
    },
  });
  await user.type(field(), "鮮奶{Enter}");
  await wait(1);
  await user.click(await screen.findByRole("button", { name: "顯示更多" }));
  const search = within(screen.getByRole("dialog", { name: "搜尋店內商品" }));
  expect(await search.findByText("目前無法搜尋")).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole("button", { name: "顯示更多" }));
  expect(await screen.findByRole("link", { name: /鮮奶2/ })).toBeVisible();
});

it("ignores a late second page of results for an earlier keyword (GR-15)", async () => {
  const late = Promise.withResolvers<void>();
  const { user } = await open({
    [SEARCH]: async ({ searchParams }) => {
      const terms = searchParams.get("terms");
      const page = Number(searchParams.get("page") ?? 1);
      if (terms === "鮮" && page > 1) await late.promise;
      const item = makeGroceryItem({ id: page, name: `${terms}的第${page}頁` });
      return { data: { data: [item], last_page: 2 } };
    },
  });
  await user.type(field(), "鮮{Enter}");
  await wait(1);
  await user.click(await screen.findByRole("button", { name: "顯示更多" }));
  await user.type(field(), "奶{Enter}");
  await wait(1);
  await user.click(await screen.findByRole("button", { name: "顯示更多" }));
  expect(await screen.findByRole("link", { name: /^奶的第2頁/ })).toBeVisible();
  late.resolve();
  await wait(100);
  expect(screen.getByRole("link", { name: /^奶的第2頁/ })).toBeVisible();
});

it("stays on the page if the second page of results for an earlier keyword fails late (GR-15)", async () => {
  const late = Promise.withResolvers<void>();
  const loads = recordPageLoads();
  const { user } = await open({ [SEARCH]: { data: { data: [milk], last_page: 2 } } });
  await user.type(field(), "鮮{Enter}");
  await wait(1);
  const whole = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).includes("page=2")) return whole(input, init);
    await Promise.race([late.promise, aborted(init?.signal)]);
    return { status: 500, headers: new Headers(), json: async () => null } as Response;
  };
  await user.click(await screen.findByRole("button", { name: "顯示更多" }));
  await user.type(field(), "奶{Enter}");
  await wait(1);
  late.resolve();
  await wait(100);
  expect(loads).toEqual([]);
  expect(await screen.findByRole("link", { name: /全脂鮮奶/ })).toBeVisible();
});

it("shows a message after HTTP 500, and the typed keyword stays in the field (ER-03)", async () => {
  const loads = recordPageLoads();
  const { user } = await open({ [SEARCH]: "broken" });
  await user.type(field(), "鮮{Enter}");
  await wait(1);
  expect(screen.getByRole("alert")).toHaveTextContent("系統忙碌中，請稍後再試");
  expect(field()).toHaveValue("鮮");
  expect(loads).toEqual([]);
});

/** Rejects when the request is aborted, as `fetch` does. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
