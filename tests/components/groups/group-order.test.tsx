import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreHead } from "@/components/catalog/store/store-head";
import { GroupScreen } from "@/components/groups/group-screen";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, DINING_TYPE } from "@/lib/contracts/codes";
import type { GroupGuest, GroupOrder } from "@/lib/contracts/group-orders";
import { initialView } from "@/lib/view/initial-view";
import { makeShownStore, makeStoreDetail } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const SHOW = "/api/v3/GroupApi/show";
const JOIN = "/api/v3/GroupApi/join";
const SET = "/api/v3/GroupApi/setLine";
const CHANGE = "/api/v3/GroupApi/change";
const START = "/api/v3/GroupApi/start";
const NOW = 1_795_233_600;

const line = { id: 5, name: "牛肉麵", choices: ["大碗"], remark: "", quantity: 1, price: 120 };
const mei: GroupGuest = { id: 1, name: "小美", is_me: 0, sum: 120, lines: [line] };
const me: GroupGuest = { id: 2, name: "小明", is_me: 1, sum: 120, lines: [{ ...line, id: 6 }] };

beforeEach(() => window.localStorage.clear());

function makeGroup(values: Partial<GroupOrder> = {}): GroupOrder {
  return {
    title: "週五便當",
    store_id: 1,
    store_name: "測試麵店",
    store_image: "",
    is_items_remark: 1,
    dining_type: DINING_TYPE.delivery,
    deadline: NOW + 600,
    server_time: NOW,
    budget: 300,
    state: "open",
    is_host: 0,
    guests: [mei],
    order: null,
    ...values,
  };
}

function open(values: Partial<GroupOrder> = {}, replies: Replies = {}) {
  window.history.replaceState(null, "", "/groupOrder#7.token");
  const calls = serveCalls({
    [SHOW]: { data: makeGroup(values) },
    "/api/v3/StoreApi/store/1/foods": { data: { categories: [], last_page: 1 } },
    ...replies,
  });
  renderWithMessages(<GroupScreen />);
  return { calls, user: userEvent.setup() };
}

it("shows all guests' dishes and the remaining time to a visitor who opens the link (GO-03)", async () => {
  const { calls } = open();
  const everyone = await screen.findByRole("region", { name: "大家點的" });
  expect(everyone).toHaveTextContent("小美NT$120牛肉麵 ×1大碗");
  expect(screen.getByText("剩 10 分鐘")).toBeVisible();
  expect(screen.getByText("每人預算 NT$300")).toBeVisible();
  expect(screen.queryByRole("button", { name: /移除/ })).toBeNull();
  expect(calls.bodyOf(SHOW)).toEqual({ token: "7.token" });
  expect(calls.paths()).not.toContainEqual(expect.stringContaining("token"));
});

it.each(["closed", "cancelled"] as const)(
  "does not ask anybody to share the link if the group order is %s and has no guests (GO-03)",
  async (state) => {
    open({ state, guests: [] });
    expect(await screen.findByText(state === "closed" ? "已截止" : "已取消")).toBeVisible();
    expect(screen.queryByText(/還沒有人加入/)).not.toBeInTheDocument();
  },
);

it.each([
  ["the host to share the link", 1, "還沒有人加入，先把連結分享給大家。"],
  ["a guest to choose first", 0, "還沒有人點餐，輸入名字就能先點。"],
] as const)("asks %s while nobody has joined (GO-03)", async (_what, is_host, text) => {
  open({ is_host, guests: [] });
  expect(await screen.findByText(text)).toBeVisible();
});

function showStoreHead(values: Parameters<typeof makeShownStore>[0]) {
  const store = makeShownStore(values);
  const state = { detail: null, business_id: 0, number: "", block: null, failure: null };
  const visit = { store, dining_type: DINING_TYPE.delivery, view: initialView(), ...state };
  renderWithMessages(
    <StoreHead visit={visit} onDetails={() => {}} onNotice={() => {}}>
      {null}
    </StoreHead>,
  );
}

it.each([
  ["shows", "open", 1],
  ["does not show", "ordered", 0],
] as const)(
  '%s a message about a paused store while a group order has the state "%s" (GO-20)',
  async (_what, state, count) => {
    open({ state, is_store_paused: 1 });
    await screen.findByRole("heading", { name: "週五便當" });
    expect(
      screen.queryAllByText("店家暫停接單中。可以等店家恢復接單，或由團主結帳時改選之後的時段。"),
    ).toHaveLength(count);
  },
);

it("joins with a name, and keeps the typed name after a refusal (GO-05)", async () => {
  const refusal = { code: CODE.refused, message: "這個名字已經有人用了，請換一個" };
  const { calls, user } = open({}, { [JOIN]: refusal });
  await user.click(await screen.findByRole("button", { name: "開始點餐" }));
  expect(screen.getByText("請輸入 1 到 20 個字的名字")).toBeVisible();
  await user.type(screen.getByLabelText("您的名字"), " 小美 ");
  await user.click(screen.getByRole("button", { name: "開始點餐" }));
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(calls.bodyOf(JOIN)).toEqual({ name: "小美", token: "7.token" });
  calls.reply(JOIN, { data: makeGroup({ guests: [mei, me] }) });
  await user.click(screen.getByRole("button", { name: "開始點餐" }));
  expect(await screen.findByRole("region", { name: "我的餐點" })).toHaveTextContent(
    "預算還剩 NT$180",
  );
});

it("sends a guest's change of a dish, and shows why the server refused the change (GO-07, GO-08)", async () => {
  const over = { code: CODE.refused, message: "超過每人預算 NT$300" };
  const { calls, user } = open({ guests: [mei, me] }, { [SET]: over });
  const mine = within(await screen.findByRole("region", { name: "我的餐點" }));
  await user.click(mine.getByRole("button", { name: "牛肉麵增加一份" }));
  expect(await screen.findByText(over.message)).toBeVisible();
  expect(calls.bodyOf(SET)).toEqual({ line_id: 6, quantity: 2, token: "7.token" });
});

it.each([
  [239, "超過每人預算，還能點 NT$119"],
  [120, "您的預算已用完"],
])(
  "with a budget of NT$%i, says why no piece can be added to a dish of NT$120, and sends no call (GO-07)",
  async (budget, text) => {
    const { calls, user } = open({ budget, guests: [me] });
    const mine = within(await screen.findByRole("region", { name: "我的餐點" }));
    await user.click(mine.getByRole("button", { name: "牛肉麵增加一份" }));
    expect(await screen.findByText(text, { selector: "p" })).toBeVisible();
    expect(calls.countOf(SET)).toBe(0);
  },
);

it.each([
  ["allows", 360, 1],
  ["refuses", 359, 0],
])(
  "%s a third piece of a dish with two pieces for NT$240 if the budget is NT$%i (GO-07)",
  async (_what, budget, count) => {
    const lines = [{ ...line, id: 6, quantity: 2, price: 240 }];
    const guests = [{ ...me, sum: 240, lines }];
    const { calls, user } = open({ budget, guests }, { [SET]: { data: makeGroup() } });
    await user.click(await screen.findByRole("button", { name: "牛肉麵增加一份" }));
    expect(screen.queryAllByText("超過每人預算，還能點 NT$119")).toHaveLength(1 - count);
    expect(calls.countOf(SET)).toBe(count);
  },
);

it("says beside the sum that the budget is used up, and lets the guest remove a dish (GO-07)", async () => {
  const { calls, user } = open({ budget: 120, guests: [me] }, { [SET]: { data: makeGroup() } });
  const mine = await screen.findByRole("region", { name: "我的餐點" });
  expect(mine).toHaveTextContent("餐點 NT$120您的預算已用完");
  await user.click(await screen.findByRole("button", { name: "移除牛肉麵" }));
  expect(calls.bodyOf(SET)).toEqual({ line_id: 6, quantity: 0, token: "7.token" });
});

it("lets the host remove a dish, and close the group order after a confirmation (GO-08, GO-09)", async () => {
  const { calls, user } = open(
    { is_host: 1 },
    { [SET]: { data: makeGroup({ is_host: 1, guests: [] }) } },
  );
  await user.click(await screen.findByRole("button", { name: "移除小美的牛肉麵" }));
  expect(calls.bodyOf(SET)).toEqual({ line_id: 5, quantity: 0, token: "7.token" });
  await user.click(screen.getByRole("button", { name: "提早截止" }));
  calls.reply(CHANGE, { data: makeGroup({ is_host: 1, state: "closed" }) });
  await user.click(screen.getByRole("button", { name: "確定" }));
  expect(calls.bodyOf(CHANGE)).toEqual({ action: "close", token: "7.token" });
  expect(await screen.findByRole("button", { name: "帶到購物車結帳" })).toBeEnabled();
});

it("counts for the host the persons with dishes, not all persons who joined (GO-10)", async () => {
  const nobody: GroupGuest = { id: 3, name: "小華", is_me: 0, sum: 0, lines: [] };
  open({ is_host: 1, state: "closed", guests: [mei, nobody] });
  expect(await screen.findByText("1 人點了 1 份餐點，小計 NT$120。")).toBeVisible();
  expect(screen.getByText("2 人・餐點 NT$120")).toBeVisible();
});

it("reopens a group order whose deadline has passed, with a new deadline one hour from now (GO-09)", async () => {
  const { calls, user } = open({ is_host: 1, state: "closed", deadline: NOW - 60 });
  await user.click(await screen.findByRole("button", { name: "重新開放點餐" }));
  expect(calls.bodyOf(CHANGE)).toEqual({
    action: "reopen",
    token: "7.token",
    deadline: NOW + 3_600,
  });
});

it("shows the amount that each person owes, and slips to print (GO-13, GO-14)", async () => {
  const { id, ...dish } = line;
  const shares = [
    { name: "小明", lines: [dish], dishes: 120, share: 10, sum: 130 },
    { name: "", lines: [dish], dishes: 120, share: -5, sum: 115 },
  ];
  open({
    state: "ordered",
    guests: [me],
    order: { order_no: "F123", total: 245, shares },
  });
  const owed = await screen.findByRole("region", { name: "每人應付" });
  expect(owed).toHaveTextContent("我應付 NT$130");
  expect(owed).toHaveTextContent("餐點 NT$120・分攤 +NT$10");
  expect(owed).toHaveTextContent("團主NT$115餐點 NT$120・折扣 −NT$5");
  expect(screen.getByText("訂單 F123 已經送出。")).toBeVisible();
  expect(screen.getAllByText("測試麵店・F123")).toHaveLength(2);
  expect(screen.queryByLabelText("您的名字")).toBeNull();
});

it("checks the budget before it starts a group order, and opens the login for a visitor (GO-01)", async () => {
  window.history.replaceState(null, "", "/groupOrder?stid=1");
  const calls = serveCalls({
    "/api/StoreApi/storeDetail": { data: makeStoreDetail() },
    [START]: { code: CODE.loginNeeded, message: "" },
  });
  const go = jest.fn();
  renderWithMessages(<GroupScreen go={go} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("每人預算（選填）"), "一百");
  await user.click(screen.getByRole("button", { name: "開始揪團" }));
  expect(screen.getByText("請輸入 1 到 10000 的整數")).toBeVisible();
  expect(calls.countOf(START)).toBe(0);
  await user.clear(screen.getByLabelText("每人預算（選填）"));
  await user.type(screen.getByLabelText("每人預算（選填）"), "150");
  await user.click(screen.getByRole("button", { name: "開始揪團" }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("/login"));
  expect(calls.bodyOf(START)).toMatchObject({ store_id: 1, title: "測試麵店揪團", budget: 150 });
});

it("shows a message for a link without a token, and for a backend without group orders", async () => {
  window.history.replaceState(null, "", "/groupOrder");
  renderWithMessages(<GroupScreen />);
  expect(await screen.findByText("這個連結不完整")).toBeVisible();
  const message = "目前沒有提供這項服務";
  open({}, { [SHOW]: { code: CODE.refused, message, reason: REASON.notOffered } });
  expect(await screen.findByText(message)).toBeVisible();
});

it.each([
  ["offers", 1 as const, 1],
  ["does not offer", undefined, 0],
])(
  "%s a group order on the page of a store whose has_group_orders is %s (GO-01)",
  (_what, has_group_orders, count) => {
    showStoreHead({ ...(has_group_orders && { has_group_orders }) });
    const links = screen.queryAllByRole("link", { name: /^揪團訂購/ });
    expect(links).toHaveLength(count);
  },
);

it("links from the store page to the store's open group order and to the form for a new group order (GO-16)", async () => {
  const known = { title: "週五便當", store_name: "麵店", state: "open" };
  const deadline = Math.floor(Date.now() / 1000);
  const groups = [
    { ...known, token: "7.token", store_id: 7, deadline },
    { ...known, token: "8.token", store_id: 7, deadline, state: "ordered" },
    { ...known, token: "9.token", store_id: 8, deadline },
  ];
  window.localStorage.setItem("groups", JSON.stringify(groups));
  showStoreHead({ id: 7, has_group_orders: 1 });
  const links = [
    await screen.findByRole("link", { name: /^揪團：/ }),
    screen.getByRole("link", { name: "另開揪團" }),
  ].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/groupOrder#7.token", "/groupOrder?stid=7"]);
});

it("folds the dishes of the other guests while a guest chooses, and unfolds them on 看大家點了什麼 (GO-18)", async () => {
  const { user } = open({ guests: [mei, me] });
  const show = await screen.findByRole("button", { name: "看大家點了什麼" });
  expect(show).toHaveAttribute("aria-expanded", "false");
  await user.click(show);
  expect(screen.getByRole("button", { name: "收起" })).toHaveAttribute("aria-expanded", "true");
});

it("stores an opened group order in the browser, and removes it after it was cancelled (GO-16)", async () => {
  const readGroups = () => JSON.parse(window.localStorage.getItem("groups") ?? "null");
  open();
  await screen.findByRole("region", { name: "大家點的" });
  expect(readGroups()).toEqual([
    {
      token: "7.token",
      title: "週五便當",
      store_id: 1,
      store_name: "測試麵店",
      deadline: NOW + 600,
      state: "open",
    },
  ]);
  open({ state: "cancelled" });
  await screen.findByText("團主取消了這個揪團。");
  expect(readGroups()).toEqual([]);
});

it.each(["\u3164\u115f", "\u200b", "小\u200b明"])(
  "refuses a name with invisible characters and sends nothing (GO-05, case %#)",
  async (name) => {
    const { calls, user } = open();
    await user.type(await screen.findByLabelText("您的名字"), name);
    await user.click(screen.getByRole("button", { name: "開始點餐" }));
    expect(screen.getByText("請輸入 1 到 20 個字的名字")).toBeVisible();
    expect(calls.countOf(JOIN)).toBe(0);
  },
);
