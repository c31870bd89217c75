import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GroupScreen } from "@/components/groups/group-screen";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { GroupGuest, GroupOrder, GroupShortage } from "@/lib/contracts/group-orders";
import { renderWithMessages } from "../../setup/render-with-messages";
import { serveCalls } from "../../setup/serve-calls";
import "../../setup/dom-dialog";

const SHOW = "/api/v3/GroupApi/show";
const SET = "/api/v3/GroupApi/setLine";
const NOW = 1_795_233_600;
const SOLD_OUT: GroupShortage = { kind: "gone", left: 0 };

beforeEach(() => window.localStorage.clear());

function makeGuest(
  id: number,
  name: string,
  { shortage, ...values }: Partial<GroupGuest> & { shortage?: GroupShortage },
): GroupGuest {
  const line = { id: id * 10, name: "牛肉麵", choices: [], remark: "", quantity: 3, price: 360 };
  return { id, name, is_me: 0, sum: 360, lines: [{ ...line, shortage }], ...values };
}

function open(values: Partial<GroupOrder>) {
  window.history.replaceState(null, "", "/groupOrder#7.token");
  const group: GroupOrder = {
    title: "週五便當",
    store_id: 1,
    store_name: "測試麵店",
    store_image: "",
    is_items_remark: 1,
    dining_type: DINING_TYPE.delivery,
    deadline: NOW + 600,
    server_time: NOW,
    budget: null,
    state: "open",
    is_host: 0,
    guests: [],
    order: null,
    ...values,
  };
  const calls = serveCalls({
    [SHOW]: { data: group },
    [SET]: { data: { ...group, guests: [] } },
    "/api/v3/StoreApi/store/1/foods": { data: { categories: [], last_page: 1 } },
  });
  renderWithMessages(<GroupScreen />);
  return { calls, user: userEvent.setup() };
}

const notice = async () =>
  (await screen.findByRole("heading", { name: "有餐點無法照原樣供應" })).parentElement;

it("tells a guest which of their own dishes is sold out, and removes this dish with one press (GO-23)", async () => {
  const { calls, user } = open({
    guests: [
      makeGuest(1, "小明", { is_me: 1, shortage: SOLD_OUT }),
      makeGuest(2, "小美", { shortage: SOLD_OUT }),
    ],
  });
  const text = await notice();
  expect(text).toHaveTextContent("牛肉麵：已售完");
  expect(text).toHaveTextContent("請移除或減少份數，再從菜單改點其他餐點。");
  expect(text).not.toHaveTextContent("小美");
  const mine = within(screen.getByRole("region", { name: "我的餐點" }));
  expect(mine.queryByRole("button", { name: "牛肉麵增加一份" })).toBeNull();
  await user.click(mine.getByRole("button", { name: "移除這項 牛肉麵" }));
  expect(calls.bodyOf(SET)).toEqual({ line_id: 10, quantity: 0, token: "7.token" });
});

it("offers to reduce the quantity to the portions that are left (GO-23)", async () => {
  const { calls, user } = open({
    guests: [makeGuest(1, "小明", { is_me: 1, shortage: { kind: "limit", left: 2 } })],
  });
  expect(await notice()).toHaveTextContent("牛肉麵：只剩 2 份");
  await user.click(screen.getByRole("button", { name: "改成 2 份 牛肉麵" }));
  expect(calls.bodyOf(SET)).toEqual({ line_id: 10, quantity: 2, token: "7.token" });
});

it("scrolls to the top of the page on 查看 in the bar below the menu (GO-23)", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const { user } = open({ guests: [makeGuest(1, "小明", { is_me: 1, shortage: SOLD_OUT })] });
  await user.click(await screen.findByRole("button", { name: "查看" }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

it.each([
  ["open", "請提醒他們改點。截止後帶到購物車時，賣完的餐點和選項不會放進去。"],
  ["closed", "可以重新開放點餐讓大家改點。直接帶到購物車的話，賣完的餐點和選項不會放進去。"],
] as const)(
  "names everybody's sold-out dishes to the host while the group order is %s (GO-23)",
  async (state, advice) => {
    open({
      state,
      is_host: 1,
      guests: [
        makeGuest(1, "小明", { shortage: SOLD_OUT }),
        makeGuest(2, "小美", { shortage: { kind: "choose-again", left: 0 } }),
        makeGuest(3, "阿華", { is_me: 1 }),
      ],
    });
    const text = await notice();
    expect(text).toHaveTextContent("小明的牛肉麵：已售完");
    expect(text).toHaveTextContent("小美的牛肉麵：必選的選項已售完");
    expect(text).not.toHaveTextContent("阿華");
    expect(text).toHaveTextContent(advice);
  },
);

it("after the deadline, tells a guest with a sold-out dish to ask the host to reopen the group order (GO-23)", async () => {
  open({
    state: "closed",
    guests: [makeGuest(1, "小明", { is_me: 1, shortage: SOLD_OUT })],
  });
  expect(await notice()).toHaveTextContent("點餐已經截止，想改點的話，請告訴團主重新開放點餐。");
});

it("marks another guest's sold-out dish in the list of all dishes, and shows no notice to a visitor (GO-23)", async () => {
  open({ guests: [makeGuest(2, "小美", { shortage: SOLD_OUT })] });
  expect(await screen.findByRole("region", { name: "大家點的" })).toHaveTextContent(
    "牛肉麵 ×3已售完",
  );
  expect(screen.queryByRole("heading", { name: "有餐點無法照原樣供應" })).toBeNull();
});
