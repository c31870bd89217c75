import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PopularWords } from "@/components/catalog/search/popular-words";
import { ShopSearch } from "@/components/catalog/search/shop-search";
import { readStored, writeStored } from "@/lib/client/storage";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { StoreSearch } from "@/lib/contracts/store-lists";
import { initialView } from "@/lib/view/initial-view";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { setPageLanguage } from "@/tests/setup/language-of-pages";
import { recordPageLoads } from "@/tests/setup/page-loads";
import { renderWithMessages } from "@/tests/setup/render-with-messages";
import { type Replies, serveCalls } from "@/tests/setup/serve-calls";

const PATH = "/api/v3/StoreApi/searchStoreAndStoreType";
const NONE: StoreSearch = { store_types: [], stores: [], foods: [] };
const image = "/pictures/foods/beef-noodles-f3d9b1";
const dish = { image, unit_price: 180, store_id: 7, store_name: "老張牛肉麵" };
const FOUND: StoreSearch = {
  store_types: [{ id: 3, name: "麵食", image }],
  stores: [makeStoreCard({ id: 7, image, name: "老張牛肉麵" })],
  foods: [
    { ...dish, id: 71, item_type: "single", name: "紅燒牛肉麵" },
    { ...dish, id: 72, item_type: "set", name: "牛肉麵套餐" },
  ],
};

afterEach(() => setPageLanguage("zh-TW"));

const go = jest.fn();
const onClose = jest.fn();

function openSearch(answer: Replies[string] = { data: FOUND }) {
  const queries: URLSearchParams[] = [];
  const network = serveCalls({
    [PATH]: (url) => {
      queries.push(url.searchParams);
      return typeof answer === "function" ? answer(url) : answer;
    },
  });
  renderWithMessages(<ShopSearch open onClose={onClose} go={go} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...network, user, queries };
}

const field = () => screen.getByRole("textbox", { name: "搜尋商品、餐點或餐廳" });
const pause = (ms = 1000) => act(() => jest.advanceTimersByTimeAsync(ms));
const recents = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  window.history.replaceState(null, "", "/home");
});
afterEach(() => jest.useRealTimers());

describe("instant results", () => {
  it("are requested one second after the last input", async () => {
    const { user, queries } = openSearch();
    await user.type(field(), "牛肉");
    await pause(900);
    await user.type(field(), "麵");
    await pause(999);
    expect(queries).toHaveLength(0);
    await pause(1);
    expect(queries.map((query) => query.get("keyword"))).toEqual(["牛肉麵"]);
  });

  it("are requested with the visitor's position and dining type (HM-17)", async () => {
    const address = { address: "台北市信義區市府路1號", areaName: "信義區", cityName: "台北市" };
    writeStored("address", { ...address, lat: 25.03, lng: 121.56, street: "", remark: "" });
    const { user, queries } = openSearch();
    await user.type(field(), "牛肉麵");
    await pause();
    const [query] = queries;
    expect(Object.fromEntries(query ?? [])).toEqual({
      keyword: "牛肉麵",
      lat: "25.03",
      lng: "121.56",
      dining_type: "1",
    });
  });

  it("are links in the groups 店家類型, 店家 and 餐點", async () => {
    const { user } = openSearch();
    await user.type(field(), "牛肉麵");
    await pause();
    expect(
      screen.getAllByRole("heading", { level: 3 }).map((element) => element.textContent),
    ).toEqual(["店家類型", "店家", "餐點"]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/storeList?type=3",
      "/store?stid=7",
      "/product?stid=7&fdid=71",
      "/product?stid=7&setid=72",
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("找到 4 筆結果");
  });

  it.each([
    [DINING_TYPE.delivery, "★ 4.5 (9) · 20~30 分鐘 · NT$35 · 麵食"],
    [DINING_TYPE.pickup, "★ 4.5 (9) · 20~30 分鐘 · 麵食"],
  ])(
    "show a store's delivery fee only for a delivery: dining type %i",
    async (dining_type, line) => {
      writeStored("viewState", { ...initialView(), dining_type });
      const store = { avg_star_count: 4.5, star_num: 9, google_predict_time_text: "20~30 分鐘" };
      const fee = { delivery_fee: 35, delivery_fee_txt: "", store_types: [{ name: "麵食" }] };
      const { user } = openSearch({
        data: { ...NONE, stores: [makeStoreCard({ image, ...store, ...fee })] },
      });
      await user.type(field(), "麵");
      await pause();
      expect(screen.getByText(line)).toBeVisible();
    },
  );

  it.each(["   ", "　　"])("are not requested for a blank keyword %j (VA-12)", async (blank) => {
    const { user, queries } = openSearch();
    await user.type(field(), blank);
    await pause(5000);
    await user.keyboard("{Enter}");
    expect(queries).toHaveLength(0);
    expect(go).not.toHaveBeenCalled();
  });

  it("are not replaced by a late answer for an earlier keyword (GR-15)", async () => {
    const answers = new Map<string, (found: StoreSearch) => void>();
    const { user } = openSearch(
      (url) =>
        new Promise((resolve) => {
          const keyword = url.searchParams.get("keyword") ?? "";
          answers.set(keyword, (data) => resolve({ data }));
        }),
    );
    await user.type(field(), "牛");
    await pause();
    await user.type(field(), "肉");
    await pause();
    await act(async () => answers.get("牛肉")?.(FOUND));
    await act(async () => answers.get("牛")?.(NONE));
    expect(screen.getByRole("link", { name: /紅燒牛肉麵/ })).toBeVisible();
  });

  it("show OPPS!沒有找到資料, 請使用其他關鍵字搜看看！ when nothing was found (HM-18)", async () => {
    const { user } = openSearch({ data: NONE });
    await user.type(field(), "沒有這種菜");
    await pause();
    expect(screen.getAllByText("OPPS!沒有找到資料, 請使用其他關鍵字搜看看！").at(-1)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("OPPS!沒有找到資料");
  });

  it("offer other keywords when nothing was found (HM-26)", async () => {
    const { user } = openSearch({ data: NONE });
    await user.type(field(), "沒有這種菜");
    await pause();
    expect(screen.getByRole("region", { name: "試試這些關鍵字" })).toBeVisible();
  });

  it("say that another keyword was searched (HM-24)", async () => {
    const { user } = openSearch({ data: { ...FOUND, corrected: "牛肉麵" } });
    await user.type(field(), "牛若麵");
    await pause();
    expect(screen.getAllByText("已改搜「牛肉麵」。").at(-1)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("已改搜「牛肉麵」。找到 4 筆結果");
  });

  it("show a message when the connection is lost, and load again on 再試一次 (ER-05)", async () => {
    const { user, reply, queries } = openSearch("lost");
    await user.type(field(), "牛肉麵");
    await pause();
    expect(screen.getByRole("alert")).toHaveTextContent("網路連線異常，請稍後再試");
    reply(PATH, { data: FOUND });
    fireEvent.click(screen.getByRole("button", { name: "再試一次" }));
    await pause(1);
    expect(screen.getByRole("link", { name: /紅燒牛肉麵/ })).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(queries).toHaveLength(1);
  });

  it("show a message after HTTP 500, and the typed keyword stays in the field (ER-03)", async () => {
    const loads = recordPageLoads();
    const { user } = openSearch("broken");
    await user.type(field(), "牛肉麵");
    await pause();
    expect(screen.getByRole("alert")).toHaveTextContent("系統忙碌中，請稍後再試");
    expect(field()).toHaveValue("牛肉麵");
    expect(loads).toEqual([]);
  });

  it("are requested for only the first 100 characters of a pasted text with 10,000 characters", async () => {
    const { user, queries } = openSearch();
    await user.click(field());
    await user.paste("麵".repeat(10_000));
    await pause();
    expect(queries[0]?.get("keyword")).toBe("麵".repeat(100));
  });
});

describe("the list of stores for a keyword", () => {
  it("opens on Enter, and the keyword is stored as a recent search (HM-17)", async () => {
    const { user, queries } = openSearch();
    await user.type(field(), " 牛肉 麵 {Enter}");
    expect(go).toHaveBeenCalledWith(`/storeList?keyword=${encodeURIComponent("牛肉 麵")}`);
    expect(readStored("recentSearches")).toEqual(["牛肉 麵"]);
    expect(queries).toHaveLength(0);
  });

  it("opens on a press of the button 搜尋「珍奶」 in the search dialog", async () => {
    const { user } = openSearch();
    await user.type(field(), "珍奶");
    await user.click(screen.getByRole("button", { name: "搜尋「珍奶」" }));
    expect(go).toHaveBeenCalledWith(`/storeList?keyword=${encodeURIComponent("珍奶")}`);
  });

  it("shows its keyword in the search field", () => {
    window.history.replaceState(null, "", `/storeList?keyword=${encodeURIComponent("拉麵")}`);
    openSearch();
    expect(field()).toHaveValue("拉麵");
  });
});

it("shows popular keywords while the field is empty, and stores a chosen keyword as a recent search (HM-26)", async () => {
  const { user } = openSearch();
  const words = within(screen.getByRole("region", { name: "熱門搜尋" }));
  const link = words.getByRole("link", { name: "珍珠奶茶" });
  expect(link).toHaveAttribute("href", `/storeList?keyword=${encodeURIComponent("珍珠奶茶")}`);
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(readStored("recentSearches")).toEqual(["珍珠奶茶"]);
});

it("on an English page, names popular keywords in English, and searches for the Chinese keywords (HM-26)", () => {
  setPageLanguage("en");
  renderWithMessages(<PopularWords title="Popular searches" />);
  expect(screen.getByRole("link", { name: "Bubble tea" })).toHaveAttribute(
    "href",
    `/en/storeList?keyword=${encodeURIComponent("珍珠奶茶")}`,
  );
});

describe("recent searches", () => {
  it("are shown while the field is empty, newest first, and remain after a reload", () => {
    writeStored("recentSearches", ["拉麵", "珍奶"]);
    openSearch();
    expect(recents()).toEqual(["拉麵", "珍奶"]);
  });

  it("open the list of stores at once when chosen, and move to the front (GR-12, GR-13)", async () => {
    writeStored("recentSearches", ["拉麵", "珍奶"]);
    const { user } = openSearch();
    await user.click(screen.getByRole("button", { name: "珍奶" }));
    expect(go).toHaveBeenCalledWith(`/storeList?keyword=${encodeURIComponent("珍奶")}`);
    expect(readStored("recentSearches")).toEqual(["珍奶", "拉麵"]);
  });

  it("can be cleared", async () => {
    writeStored("recentSearches", ["拉麵"]);
    const { user } = openSearch();
    await user.click(screen.getByRole("button", { name: "清除紀錄" }));
    expect(recents()).toEqual([]);
    expect(readStored("recentSearches")).toBeNull();
  });

  it("include the keyword of a search after the visitor has opened one of its results", async () => {
    const { user } = openSearch();
    await user.type(field(), "牛肉麵");
    await pause();
    const link = screen.getByRole("link", { name: /紅燒牛肉麵/ });
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(readStored("recentSearches")).toEqual(["牛肉麵"]);
  });
});

describe("with the keyboard", () => {
  it("the arrow keys move between the field and the results, and continue at the other end", async () => {
    const { user } = openSearch();
    await user.type(field(), "牛肉麵");
    await pause();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("button", { name: "搜尋「牛肉麵」" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "麵食" })).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(field()).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: /牛肉麵套餐/ })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(field()).toHaveFocus();
  });
});
