import { screen, waitFor } from "@testing-library/react";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import { makeStoreCard } from "@/tests/factories/store-cards";
import { here, LIST, openStoreList, pageOf, shownStores } from "@/tests/setup/open-store-list";

const SEARCH = "/api/StoreApi/searchStore";
const SUBJECT = "/api/v3/StoreApi/getSubjectDetail";

describe("the results of a search", () => {
  const found = { ...makeStoreCard({ name: "阿明小吃" }), match_txt: "滷肉飯、雞腿飯" };

  it("show the stores of searchStore with the dishes found there (HM-17)", async () => {
    const asked: URLSearchParams[] = [];
    openStoreList("/storeList?keyword=%E9%A3%AF&sort=rating", {
      replies: {
        [SEARCH]: ({ searchParams }) => {
          asked.push(searchParams);
          return { data: { stores: [found], total: 1, last_page: 1 } };
        },
      },
    });
    expect(screen.getByRole("heading", { level: 1, name: "「飯」的搜尋結果" })).toBeVisible();
    expect(await screen.findByText("有：滷肉飯、雞腿飯")).toBeVisible();
    expect(asked.map((query) => [query.get("keyword"), query.get("sort")])).toEqual([
      ["飯", "rating"],
    ]);
    expect(screen.queryByRole("combobox", { name: "店家類型" })).not.toBeInTheDocument();
  });

  it("show the next step if they are empty (HM-18)", async () => {
    const { user } = openStoreList("/storeList?keyword=zzz&filter=open", {
      replies: { [SEARCH]: { data: pageOf() } },
    });
    const sentence = "OPPS!沒有找到資料, 請使用其他關鍵字搜看看！";
    expect(await screen.findByRole("heading", { name: sentence })).toBeVisible();
    expect(screen.getByText("找到 0 家店")).toBeVisible();
    expect(screen.getByRole("link", { name: "看全部店家" })).toHaveAttribute("href", "/storeList");
    await user.click(screen.getByRole("button", { name: "清除篩選條件" }));
    expect(here()).toBe("/storeList?keyword=zzz");
  });

  it("show a lost connection and retry", async () => {
    const { user, reply } = openStoreList("/storeList?keyword=x", {
      replies: { [SEARCH]: "lost" },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("網路連線異常，請稍後再試");
    reply(SEARCH, { data: pageOf("又找到了") });
    await user.click(screen.getByRole("button", { name: "重新載入" }));
    expect(await screen.findByText("又找到了")).toBeVisible();
  });

  it("cut a keyword of 10,000 characters and tell the visitor", async () => {
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

it("reads a subject's stores from getSubjectDetail, and sorts and filters them here (HM-19)", async () => {
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

it("offers another address if no store is near", async () => {
  openStoreList("/storeList?sort=recommended", { replies: { [LIST]: { data: pageOf() } } });
  expect(await screen.findByText("台北市信義區附近還沒有合作店家")).toBeVisible();
  expect(screen.getByRole("link", { name: "輸入地址" })).toHaveAttribute("href", "/");
});
