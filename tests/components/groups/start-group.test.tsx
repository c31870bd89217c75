import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GroupScreen } from "@/components/groups/group-screen";
import { CODE, DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { parseDateTime } from "@/lib/time/date-time";
import { makeStoreDetail } from "../../factories/shown-stores";
import { renderWithMessages } from "../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const START = "/api/v3/GroupApi/start";
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

function open(values: Partial<Store>, replies: Replies = {}) {
  window.history.replaceState(null, "", "/groupOrder?stid=1");
  const data = makeStoreDetail({ has_group_orders: 1, ...values });
  const calls = serveCalls({ "/api/StoreApi/storeDetail": { data }, ...replies });
  renderWithMessages(<GroupScreen />);
  return { calls, user: userEvent.setup() };
}

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(parseDateTime("2026-11-21 21:45") * 1000);
});

it.each([
  ["a paused store", { open_status: OPEN_STATUS.resting, hours_txt: "" }, "店家暫停接單"],
  [
    "a resting store whose opening hours are unknown",
    { open_status: OPEN_STATUS.resting, hours_txt: undefined },
    "這家店家目前無法揪團",
  ],
  ["a store without group orders", {}, "這家店家目前無法揪團"],
])(
  "shows why %s offers no group order, and links to other pages (GO-20)",
  async (_what, values, title) => {
    open({ id: 7, has_group_orders: 0, ...values });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.queryByRole("button", { name: "開始揪團" })).toBeNull();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/home", "/store?stid=7"]);
  },
);

it("proposes a deadline after the next opening of a resting store, and shows the opening time (GO-21)", async () => {
  open({
    ...{ open_status: OPEN_STATUS.resting, hours_txt: "明天 11:00 開" },
    opening_hours: [{ days: EVERY_DAY, start: "11:00", end: "21:30" }],
  });
  expect(await screen.findByLabelText("點餐截止時間")).toHaveValue("2026-11-22T11:30");
  expect(screen.getByText("休息中 · 明天 11:00 開")).toBeVisible();
});

it("shows at the field of the deadline why the server refused the deadline (GO-01)", async () => {
  const message = "截止時間要在店家的營業時間內";
  const refusal = { code: CODE.refused, message, reason: "group-deadline-hours" };
  const { user } = open({}, { [START]: refusal });
  await user.click(await screen.findByRole("button", { name: "開始揪團" }));
  await screen.findByText(message);
  expect(screen.getByLabelText("點餐截止時間")).toHaveAccessibleDescription(message);
});

it.each([
  ["點餐截止時間", "", "請選擇截止時間"],
  ["每人預算（選填）", "0", "請輸入 1 到 10000 的整數"],
  ["每人預算（選填）", "1.5", "請輸入 1 到 10000 的整數"],
])(
  'shows at the field %s that the value "%s" is invalid, and sends nothing (GO-01)',
  async (label, text, fault) => {
    const { calls, user } = open({});
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.click(screen.getByRole("button", { name: "開始揪團" }));
    await screen.findByText(fault);
    expect(field).toHaveAccessibleDescription(fault);
    expect(calls.paths()).not.toContain(START);
  },
);

it("sends the chosen dining type, the title and the budget per person (GO-01)", async () => {
  const refusal = { code: CODE.refused, message: "請稍後再試" };
  const { calls, user } = open({ has_take: 1 }, { [START]: refusal });
  await user.click(await screen.findByRole("radio", { name: "外帶" }));
  const title = screen.getByLabelText("揪團名稱");
  await user.clear(title);
  await user.type(title, "週五午餐");
  await user.type(screen.getByLabelText("每人預算（選填）"), "120");
  await user.click(screen.getByRole("button", { name: "開始揪團" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("請稍後再試");
  expect(calls.bodyOf(START)).toMatchObject({
    dining_type: DINING_TYPE.pickup,
    title: "週五午餐",
    budget: 120,
  });
  expect(title).toHaveValue("週五午餐");
});
