import { screen, waitFor, within } from "@testing-library/react";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import { makeStoreCard } from "@/tests/factories/store-cards";
import {
  currentPath,
  LIST,
  openStoreList,
  pageOf,
  shownStores,
} from "@/tests/setup/open-store-list";

const SEARCH = "/api/StoreApi/searchStore";
const SUBJECT = "/api/v3/StoreApi/getSubjectDetail";

describe("the results of a search", () => {
  const found = { ...makeStoreCard({ name: "阿明小吃" }), match_txt: "滷肉飯、雞腿飯" };

  it("show the stores of searchStore with the dishes that match the keyword (HM-17)", async () => {
    const queries: URLSearchParams[] = [];
    openStoreList("/storeList?keyword=%E9%A3%AF&sort=rating", {
      replies: {
        [SEARCH]: ({ searchParams }) => {
          queries.push(searchParams);
          return { data: { stores: [found], total: 1, last_page: 1 } };
        },
      },
    });
    expect(screen.getByRole("heading", { level: 1, name: "「飯」的搜尋結果" })).toBeVisible();
    expect(await screen.findByText("有：滷肉飯、雞腿飯")).toBeVisible();
    expect(queries.map((query) => [query.get("keyword"), query.get("sort")])).toEqual([
      ["飯", "rating"],
    ]);
    expect(screen.queryByRole("combobox", { name: "店家類型" })).not.toBeInTheDocument();
  });

  it("show a message and a link to all stores if they are empty (HM-18)", async () => {
    const { user } = openStoreList("/storeList?keyword=zzz&filter=open", {
      replies: { [SEARCH]: { data: pageOf() } },
    });
    const sentence = "OPPS!沒有找到資料, 請使用其他關鍵字搜看看！";
    expect(await screen.findByRole("heading", { name: sentence })).toBeVisible();
    expect(screen.getByText("找到 0 家店")).toBeVisible();
    expect(screen.getByRole("link", { name: "看全部店家" })).toHaveAttribute("href", "/storeList");
    await user.click(screen.getByRole("button", { name: "清除篩選條件" }));
    expect(currentPath()).toBe("/storeList?keyword=zzz");
  });

  it("offer other keywords and store types if they are empty (HM-26)", async () => {
    openStoreList("/storeList?keyword=zzz", { replies: { [SEARCH]: { data: pageOf() } } });
    const words = await screen.findByRole("region", { name: "試試這些關鍵字" });
    expect(within(words).getByRole("link", { name: "牛肉麵" })).toHaveAttribute(
      "href",
      `/storeList?keyword=${encodeURIComponent("牛肉麵")}`,
    );
    const types = screen.getByRole("region", { name: "或從這些類型找找看" });
    expect(within(types).getByRole("link", { name: "火鍋" })).toHaveAttribute(
      "href",
      "/storeList?type=5",
    );
  });

  const dish = {
    id: 71,
    item_type: "single",
    name: "珍珠奶茶",
    image: "/pictures/foods/test-f6e7d2",
    unit_price: 60,
    store_id: 7,
    store_name: "老樹下茶鋪",
    open_status: OPEN_STATUS.open,
    google_predict_time_text: "20~30 分鐘",
    delivery_fee: 35,
    delivery_fee_txt: "",
  };
  const dishNames = () =>
    within(screen.getByRole("region", { name: "餐點" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);

  it("show dishes with price, store, time and fee before the stores (HM-23)", async () => {
    const foods = [
      dish,
      { ...dish, id: 72, item_type: "set", open_status: OPEN_STATUS.resting, name: "下午茶套餐" },
      { ...dish, id: 73, delivery_fee: 0, google_predict_time_text: "" },
      { ...dish, id: 74, delivery_fee_txt: "外送費 NT$45" },
    ];
    openStoreList("/storeList?keyword=%E8%8C%B6", {
      replies: { [SEARCH]: { data: { ...pageOf("老樹下茶鋪"), foods } } },
    });
    expect(await screen.findByRole("region", { name: "餐點" })).toBeVisible();
    expect(dishNames()).toEqual([
      "珍珠奶茶老樹下茶鋪NT$6020~30 分鐘 · 外送費 NT$35",
      "下午茶套餐老樹下茶鋪NT$60休息中",
      "珍珠奶茶老樹下茶鋪NT$60免運費",
      "珍珠奶茶老樹下茶鋪NT$6020~30 分鐘 · 外送費 NT$45",
    ]);
    expect(screen.getByRole("link", { name: /下午茶套餐/ })).toHaveAttribute(
      "href",
      "/product?stid=7&setid=72",
    );
    const stores = screen.getByRole("heading", { level: 2, name: "店家" });
    expect(stores).toBeVisible();
    const dishes = screen.getByRole("region", { name: "餐點" });
    expect(dishes.compareDocumentPosition(stores)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("show four dishes first, and move the focus to the fifth dish after 再看 2 道餐點", async () => {
    const foods = [1, 2, 3, 4, 5, 6].map((id) => ({ ...dish, id, name: `奶茶 ${id}` }));
    const { user } = openStoreList("/storeList?keyword=%E8%8C%B6", {
      replies: { [SEARCH]: { data: { ...pageOf("老樹下茶鋪"), foods } } },
    });
    await user.click(await screen.findByRole("button", { name: "再看 2 道餐點" }));
    expect(dishNames()).toHaveLength(6);
    await waitFor(() => expect(screen.getByRole("link", { name: /奶茶 5/ })).toHaveFocus());
  });

  it("say that another keyword was searched, and announce this to screen readers (HM-24)", async () => {
    const data = { ...pageOf("老樹下茶鋪"), foods: [dish], corrected: "珍珠奶茶" };
    openStoreList(`/storeList?keyword=${encodeURIComponent("珍煮奶茶")}`, {
      replies: { [SEARCH]: { data } },
    });
    const note = "找不到「珍煮奶茶」，已改搜「珍珠奶茶」。";
    expect((await screen.findAllByText(note)).at(-1)).toBeVisible();
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(`${note}找到 1 家店`);
  });

  it("can be limited to a price range, which is added to the URL (HM-25)", async () => {
    const requests: string[] = [];
    const { user } = openStoreList("/storeList?keyword=%E8%8C%B6", {
      replies: {
        [SEARCH]: ({ searchParams }) => {
          const [min, max] = [searchParams.get("price_min"), searchParams.get("price_max")];
          requests.push(`${min} ${max}`);
          const price = { ...(min && { price_min: +min }), ...(max && { price_max: +max }) };
          return { data: { ...pageOf("老樹下茶鋪"), foods: [dish], ...price } };
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "100～200 元" }));
    expect(currentPath()).toBe("/storeList?keyword=%E8%8C%B6&price=100-200");
    expect(await screen.findByText("只列出 100～200 元的餐點")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "300 元以上" }));
    expect(await screen.findByText("只列出 300 元以上的餐點")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "移除300 元以上" }));
    expect(currentPath()).toBe("/storeList?keyword=%E8%8C%B6");
    await waitFor(() =>
      expect(requests).toEqual(["null null", "100 200", "300 null", "null null"]),
    );
  });

  it("show only stores when the backend sends no dishes", async () => {
    openStoreList("/storeList?keyword=%E8%8C%B6", {
      replies: { [SEARCH]: { data: pageOf("老樹下茶鋪") } },
    });
    expect(await screen.findByText("老樹下茶鋪")).toBeVisible();
    expect(screen.queryByRole("region", { name: "餐點" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /元/ })).not.toBeInTheDocument();
  });

  it("show a message when the connection is lost, and load again on 重新載入", async () => {
    const { user, reply } = openStoreList("/storeList?keyword=x", {
      replies: { [SEARCH]: "lost" },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("網路連線異常，請稍後再試");
    reply(SEARCH, { data: pageOf("又找到了") });
    await user.click(screen.getByRole("button", { name: "重新載入" }));
    expect(await screen.findByText("又找到了")).toBeVisible();
  });

  it("come from the first 100 characters of a longer keyword, and a message says so", async () => {
    const lengths: number[] = [];
    openStoreList(`/storeList?keyword=${"a".repeat(10_000)}`, {
      replies: {
        [SEARCH]: ({ searchParams }) => {
          lengths.push((searchParams.get("keyword") ?? "").length);
          return { data: pageOf() };
        },
      },
    });
    expect(await screen.findByText("關鍵字太長，只用前 100 個字搜尋。")).toBeVisible();
    await waitFor(() => expect(lengths).toEqual([100]));
  });
});

it("reads the stores of a subject from getSubjectDetail, and sorts and filters them in the browser (HM-19)", async () => {
  const closed = makeStoreCard({ id: 8, name: "休息的店", open_status: OPEN_STATUS.resting });
  const cheap = makeStoreCard({ id: 9, name: "便宜的店", delivery_fee: 0 });
  const dear = makeStoreCard({ id: 7, name: "貴的店", delivery_fee: 65 });
  openStoreList("/storeList?subject=5&sort=fee&filter=open", {
    replies: {
      [SUBJECT]: {
        data: { id: 5, title: "早安，吃早餐", image: "", stores: [closed, dear, cheap] },
      },
    },
  });
  await waitFor(() => expect(shownStores()).toEqual(["便宜的店", "貴的店"]));
  expect(screen.getByRole("heading", { level: 1, name: "早安，吃早餐" })).toBeVisible();
});

it("links to the intro, where the visitor can enter another address, if no store is near", async () => {
  openStoreList("/storeList?sort=recommended", { replies: { [LIST]: { data: pageOf() } } });
  expect(await screen.findByText("台北市信義區附近還沒有合作店家")).toBeVisible();
  expect(screen.getByRole("link", { name: "輸入地址" })).toHaveAttribute("href", "/");
});
