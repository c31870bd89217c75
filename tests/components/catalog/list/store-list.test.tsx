import { act, screen, waitFor, within } from "@testing-library/react";
import { writeStored } from "@/lib/client/storage";
import { DINING_TYPE } from "@/lib/contracts/codes";
import {
  currentPath,
  LIST,
  openStoreList,
  pageOf,
  shownStores,
} from "@/tests/setup/open-store-list";

const own = {
  address: "台北市大安區和平東路1號",
  areaName: "大安區",
  cityName: "台北市",
  lat: 25.02,
  lng: 121.53,
  street: "和平東路1號",
  remark: "",
};

beforeEach(() => window.localStorage.clear());

describe("a page whose HTML contains the list", () => {
  it("shows the title, the place and the number of stores, and sends no request", () => {
    const { paths } = openStoreList("/storeList?type=3");
    expect(screen.getByRole("heading", { level: 1, name: "便當" })).toBeVisible();
    expect(screen.getByText("台北市信義區 · 外送 · 以台北市信義區中心估算")).toBeVisible();
    expect(screen.getByText("找到 2 家店")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "店家類型" })).toHaveValue("3");
    const crumbs = within(screen.getByRole("navigation", { name: "目前位置" }));
    expect(crumbs.getByRole("link", { name: "首頁" })).toHaveAttribute("href", "/home");
    expect(crumbs.getByRole("link", { name: "全部店家" })).toHaveAttribute("href", "/storeList");
    expect(shownStores()).toEqual(["便當一號", "便當二號"]);
    expect(paths()).toEqual([]);
  });

  it("requests stores near the visitor's address after a filter was chosen, and Back shows the first list again", async () => {
    writeStored("address", own);
    const requests: string[] = [];
    const { user } = openStoreList("/storeList?type=3", {
      replies: {
        [LIST]: ({ search }) => {
          requests.push(search);
          return { data: pageOf("開著的便當") };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "營業中" }));
    expect(currentPath()).toBe("/storeList?type=3&filter=open");
    await waitFor(() => expect(shownStores()).toEqual(["開著的便當"]));
    expect(screen.getByText("找到 1 家店")).toHaveAttribute("role", "status");
    expect(requests).toEqual([
      "?lat=25.02&lng=121.53&dining_type=1&type=3&sort=recommended&filter=open&page=1",
    ]);
    expect(screen.getByRole("button", { name: "營業中" })).toHaveAttribute("aria-pressed", "true");

    act(() => {
      window.history.replaceState(null, "", "/storeList?type=3");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(shownStores()).toEqual(["便當一號", "便當二號"]);
    expect(screen.getByRole("button", { name: "營業中" })).toHaveAttribute("aria-pressed", "false");
  });

  it("still shows the old stores while it waits for the new answer", async () => {
    const { user } = openStoreList("/storeList?type=3", {
      replies: { [LIST]: () => new Promise(() => undefined) },
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "排序" }), "評分最高");
    expect(currentPath()).toBe("/storeList?type=3&sort=rating");
    expect(shownStores()).toEqual(["便當一號", "便當二號"]);
    expect(screen.getByText("搜尋中…")).toHaveAttribute("role", "status");
  });

  it("shows the list of the chosen type, and all stores for 全部類型", async () => {
    const { user } = openStoreList("/storeList?type=3");
    const types = screen.getByRole("combobox", { name: "店家類型" });
    await user.selectOptions(types, "火鍋");
    expect(currentPath()).toBe("/storeList?type=5");
    expect(screen.getByRole("heading", { level: 1, name: "火鍋" })).toBeVisible();
    await user.selectOptions(types, "全部類型");
    expect(currentPath()).toBe("/storeList");
    expect(await screen.findByText("問來的店")).toBeVisible();
  });
});

describe("a page whose list the browser requests", () => {
  it("starts with the sort order and the filters of the URL (RT-12)", async () => {
    openStoreList("/storeList?group=2&sort=fee&filter=open,rated");
    expect(await screen.findByText("問來的店")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "免運專區" })).toBeVisible();
    expect(screen.getByRole("combobox", { name: "排序" })).toHaveValue("fee");
    for (const name of ["營業中", "4.5 顆星以上"]) {
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    }
  });

  it("removes one filter with its own button, and all filters with 清除全部", async () => {
    const { user } = openStoreList("/storeList?group=2&sort=fee&filter=open,rated");
    await user.click(screen.getByRole("button", { name: "移除營業中" }));
    expect(currentPath()).toBe("/storeList?group=2&sort=fee&filter=rated");
    expect(screen.getByRole("button", { name: "移除4.5 顆星以上" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "移除外送費最低" }));
    expect(currentPath()).toBe("/storeList?group=2&filter=rated");
    expect(screen.getByRole("button", { name: "移除4.5 顆星以上" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "清除全部" }));
    expect(currentPath()).toBe("/storeList?group=2");
    expect(screen.getByText(/^找到|^搜尋中/)).toHaveFocus();
    expect(screen.queryByRole("button", { name: "清除全部" })).not.toBeInTheDocument();
  });

  it("for a delivery, offers the filter 免運優惠", async () => {
    openStoreList("/storeList?filter=open");
    await screen.findByText("問來的店");
    expect(screen.getByRole("button", { name: "免運優惠" })).toBeVisible();
  });

  it("for a pick-up, offers neither the filter 免運優惠 nor the sort order 外送費最低", async () => {
    openStoreList("/storeList?filter=open", { dining_type: DINING_TYPE.pickup });
    await screen.findByText("問來的店");
    expect(screen.queryByRole("button", { name: "免運優惠" })).not.toBeInTheDocument();
    expect(screen.queryByRole("option", { name: "外送費最低" })).not.toBeInTheDocument();
  });

  it("ignores a late answer for an earlier choice of filters", async () => {
    const answers: ((name: string) => void)[] = [];
    const { user } = openStoreList("/storeList?filter=rated", {
      replies: {
        [LIST]: () =>
          new Promise((resolve) => {
            answers.push((name) => resolve({ data: pageOf(name) }));
          }),
      },
    });
    await user.click(screen.getByRole("button", { name: "營業中" }));
    await act(async () => answers[1]?.("新的"));
    await act(async () => answers[0]?.("舊的"));
    await waitFor(() => expect(shownStores()).toEqual(["新的"]));
  });
});
