import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderChoice } from "@/components/catalog/store/order-choice";
import { StoreStatus } from "@/components/catalog/store/store-status";
import { addItem } from "@/lib/cart/cart-rules";
import { reservationFields } from "@/lib/cart/reservation-fields";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { keepReservedAt } from "@/lib/client/use-order-view";
import { useVisit } from "@/lib/client/use-visit";
import { readView, writeView } from "@/lib/client/view-state";
import { DINING_TYPE, type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";
import { makeItem, makeOrder } from "../../../factories/cart-lines";
import { makeStoredAddress } from "../../../factories/checkout-shapes";
import { makeShownStore, makeStoreDetail } from "../../../factories/shown-stores";
import { renderWithMessages } from "../../../setup/render-with-messages";
import { type Replies, serveCalls } from "../../../setup/serve-calls";
import "../../../setup/dom-dialog";

const DETAIL = "/api/StoreApi/storeDetail";
const TIME = "/api/getServerTime";
const at = (text: string) => Date.parse(`${text}:00+08:00`) / 1000;
/** 00:15 in Taipei. In New York, which is the time zone of the tests, this is the morning of the day before. */
const NOW = at("2026-11-22T00:15");
const DAYS = [
  { day: "2026-11-22", time: ["00:00-02:00", "11:00-13:30"] },
  { day: "2026-11-23", time: ["11:00-12:00"] },
  { day: "2026-11-24", time: ["11:00-11:10"] },
];
const RESERVABLE_STORE: Partial<Store> = {
  has_business_reservation: 1,
  reservation_time_list: DAYS,
  business_reservation_time_list: [{ day: "2026-11-25", time: ["10:00-11:00"] }],
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearCart();
  window.history.replaceState(null, "", "/store?stid=1");
  window.localStorage.setItem("address", JSON.stringify(makeStoredAddress()));
});

type Setting = { store?: Partial<Store>; replies?: Replies; now?: number };

async function open({ store = {}, replies = {}, now = NOW }: Setting = {}) {
  const detail = makeStoreDetail({ ...RESERVABLE_STORE, ...store });
  const calls = serveCalls({
    [DETAIL]: { data: detail },
    [TIME]: { data: { time: "", timestamp: now } },
    ...replies,
  });
  renderWithMessages(<Choice store={detail} />);
  await waitFor(() => expect(calls.countOf(DETAIL)).toBeGreaterThan(0));
  await act(async () => {});
  return { calls, user: userEvent.setup() };
}

function Choice({ store }: { store: Store }) {
  const visit = useVisit(makeShownStore(store));
  return (
    <>
      <OrderChoice visit={visit} onNotice={() => undefined} />
      <StoreStatus visit={visit} />
      <output aria-label="block">{visit.block}</output>
    </>
  );
}

type User = Awaited<ReturnType<typeof open>>["user"];
const control = () => screen.getByRole("button", { name: /時間/ });
const dialog = () => screen.findByRole("dialog", { name: "預約訂餐" });
const optionsOf = (name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

async function openDialog(user: User) {
  await user.click(control());
  await dialog();
  await screen.findByRole("combobox", { name: "日期" });
}
async function choose(user: User, { day = "明天 11/23 週一", time = "11:15–11:45" } = {}) {
  await openDialog(user);
  await user.selectOptions(screen.getByRole("combobox", { name: "日期" }), day);
  await user.selectOptions(screen.getByRole("combobox", { name: "時段" }), time);
  await user.click(screen.getByRole("button", { name: "確認" }));
}
function begin(dining_type: DiningType = 1, store_id = 1) {
  changeCart((cart) => addItem(cart, makeOrder({ dining_type, store_id }), makeItem()));
}
const signInAsBusiness = () =>
  window.localStorage.setItem(
    "member",
    JSON.stringify({ displayName: "二", mid: "2", addressList: [], business_id: 1001 }),
  );

describe("the dialog 預約訂餐", () => {
  it("lists the days and times of Taipei, and 立即 before the times of today (CA-32, CA-35, CA-36, CA-38, GN-03)", async () => {
    expect(new Date(NOW * 1000).getDate()).toBe(21);
    const { user, calls } = await open();
    expect(control()).toHaveTextContent("送達時間立即預約時段");
    await openDialog(user);
    expect(calls.countOf(TIME)).toBe(1);
    expect(optionsOf("日期")).toEqual(["今天 11/22 週日", "明天 11/23 週一"]);
    expect(optionsOf("時段").slice(0, 4)).toEqual([
      "立即",
      "01:30–02:00",
      "01:45–02:15",
      "11:00–11:30",
    ]);
    await user.selectOptions(screen.getByRole("combobox", { name: "日期" }), "明天 11/23 週一");
    expect(optionsOf("時段")).toEqual(["11:00–11:30", "11:15–11:45", "11:30–12:00", "11:45–12:15"]);
  });

  it("stores the chosen time in the view state, and removes the time on 立即 (CA-33, CA-34)", async () => {
    const { user } = await open();
    await choose(user);
    const start = at("2026-11-23T11:15");
    expect(readView()).toEqual({ dining_type: DINING_TYPE.delivery, ...reservationFields(start) });
    expect(document.cookie).toContain(`view=0_1_${start}_`);
    expect(control()).toHaveTextContent("預約 11/23 週一 11:15–11:45更改");
    expect(control()).toHaveFocus();
    await openDialog(user);
    expect(screen.getByRole("combobox", { name: "時段" })).toHaveDisplayValue("11:15–11:45");
    await user.selectOptions(screen.getByRole("combobox", { name: "日期" }), "今天 11/22 週日");
    await user.click(screen.getByRole("button", { name: "確認" }));
    expect(readView()).toMatchObject({ is_reservation: 0, reservation_start_time: -1 });
    expect(control()).toHaveTextContent("立即");
  });

  it("shows a message when the times cannot be loaded, and another message when no time is left", async () => {
    const { user, calls } = await open({ replies: { [TIME]: "lost" } });
    await user.click(control());
    expect(await screen.findByRole("alert")).toHaveTextContent("可預約的時段沒有載入");
    calls.reply(TIME, { data: { time: "", timestamp: at("2026-11-25T20:00") } });
    await user.click(screen.getByRole("button", { name: "再試一次" }));
    expect(await screen.findByText(/目前沒有可以預約的時間/)).toBeVisible();
  });

  it("does not offer 立即 while the store is closed", async () => {
    const { user } = await open({ store: { open_status: OPEN_STATUS.resting } });
    expect(control()).toHaveTextContent("可預約");
    await openDialog(user);
    expect(optionsOf("時段")[0]).toBe("01:30–02:00");
  });
});

it("shows 無訂餐服務 and no button for a store without reservations (ST-21)", async () => {
  await open({ store: { reservation: 0 } });
  expect(screen.getByText("無訂餐服務")).toBeVisible();
  expect(screen.queryByRole("button", { name: /時間/ })).not.toBeInTheDocument();
});

it.each([
  [1, { reservation: 0 }, "送達時間立即"],
  [0, { reservation: 0 }, "取餐時間立即"],
  [1, { reservation: 0, open_status: OPEN_STATUS.resting }, "送達時間休息中"],
  [4, { has_business_reservation: 0, reservation: 0 }, "送達時間立即"],
] as const)("dining type %i of a store with %j: %s (ST-21)", async (dining_type, store, text) => {
  writeView({ ...readView(), dining_type });
  await open({ store });
  expect(screen.getByText("無訂餐服務").parentElement).toHaveTextContent(`${text}只接現在的訂單`);
});

describe("choosing a time with a filled cart", () => {
  it("changes the time of a cart of the same store and dining type without a question (CA-24)", async () => {
    begin();
    const { user } = await open();
    await choose(user);
    expect(currentCart()).toMatchObject({
      is_reservation: 1,
      reservation_start_time: at("2026-11-23T11:15"),
      total_quantity: 1,
    });
    expect(control()).toHaveTextContent("預約 11/23 週一");
  });

  it.each([
    ["another store", 2, {}],
    ["another dining type, which the store no longer offers", 1, { has_delivery: 0 }],
  ] as const)("asks before clearing a cart of %s (CA-23, CA-21)", async (_, store_id, store) => {
    begin(1, store_id);
    const { user } = await open({ store });
    await choose(user);
    const question = within(screen.getByRole("dialog", { name: "是否建立新訂單" }));
    await user.click(question.getByRole("button", { name: "取消" }));
    expect(readView().is_reservation).toBe(0);
    expect(currentCart().items).toHaveLength(1);
    await choose(user);
    await user.click(screen.getByRole("button", { name: "新訂單" }));
    expect(currentCart().items).toEqual([]);
    expect(readView().reservation_start_time).toBe(at("2026-11-23T11:15"));
  });
});

describe("a reserved time that an earlier visit has stored", () => {
  function keep(text: string) {
    writeView({ ...readView(), ...reservationFields(at(text)) });
    keepReservedAt(1);
  }

  it("stays while the store still offers it", async () => {
    keep("2026-11-23T11:45");
    const { calls } = await open();
    await waitFor(() => expect(calls.countOf(TIME)).toBe(1));
    expect(control()).toHaveTextContent("預約 11/23 週一 11:45–12:15");
  });

  it.each([
    ["has passed", "2026-11-21T12:00", "11/21 週六 12:00–12:30"],
    ["is too soon", "2026-11-22T01:15", "11/22 週日 01:15–01:45"],
    ["is not offered by this store", "2026-11-23T13:00", "11/23 週一 13:00–13:30"],
  ])("is removed with a message if it %s", async (_what, kept, text) => {
    keep(kept);
    begin();
    changeCart((cart) => ({ ...cart, is_reservation: 1, reservation_start_time: at(kept) }));
    await open();
    expect(await screen.findByText(`原本預約的 ${text} 已無法預訂，已改為立即。`)).toBeVisible();
    expect(readView().is_reservation).toBe(0);
    expect(currentCart()).toMatchObject({ is_reservation: 0, reservation_start_time: -1 });
    expect(control()).toHaveTextContent("立即");
  });

  it("stays if the server's time cannot be read", async () => {
    keep("2026-11-21T12:00");
    const { calls } = await open({ replies: { [TIME]: "lost" } });
    await waitFor(() => expect(calls.countOf(TIME)).toBe(1));
    expect(readView().is_reservation).toBe(1);
  });
});

describe("a store that is closed now", () => {
  it("accepts an order for a later time, and still shows 休息中 (ST-16)", async () => {
    const { user } = await open({ store: { open_status: OPEN_STATUS.resting } });
    expect(screen.getByText("現在可以先看菜單，或預約之後的時段。")).toBeVisible();
    expect(screen.getByLabelText("block")).toHaveTextContent("resting");
    await choose(user);
    expect(screen.getByText("休息中")).toBeVisible();
    expect(await screen.findByText(/^您預約的是 11\/23 週一 11:15–11:45/)).toBeVisible();
    expect(screen.getByLabelText("block")).toBeEmptyDOMElement();
  });
});

describe("business reservation", () => {
  const press = (user: User, name: string) => user.click(screen.getByRole("button", { name }));

  it("offers only the days for business reservations, without 立即 (CA-38, CA-39, RO-04)", async () => {
    signInAsBusiness();
    const { user } = await open({ store: { open_status: OPEN_STATUS.resting } });
    await press(user, "企業預訂");
    await dialog();
    await screen.findByRole("combobox", { name: "日期" });
    expect(optionsOf("日期")).toEqual(["11/25 週三"]);
    expect(optionsOf("時段")[0]).toBe("10:00–10:30");
    await press(user, "確認");
    expect(readView()).toEqual({
      dining_type: DINING_TYPE.businessReservation,
      ...reservationFields(at("2026-11-25T10:00")),
    });
    expect(screen.getByLabelText("block")).toBeEmptyDOMElement();
  });

  it("asks for a time if none is chosen", async () => {
    signInAsBusiness();
    writeView({ ...readView(), dining_type: DINING_TYPE.businessReservation });
    await open();
    expect(control()).toHaveTextContent("請選擇預訂時段");
  });

  it("loses its time when the customer changes to a dining type that does not offer this time", async () => {
    signInAsBusiness();
    const reserved = reservationFields(at("2026-11-25T10:00"));
    writeView({ dining_type: DINING_TYPE.businessReservation, ...reserved });
    keepReservedAt(1);
    const { user } = await open();
    await press(user, "外送");
    expect(await screen.findByText(/原本預約的 11\/25 週三 .*已改為立即/)).toBeVisible();
    expect(readView()).toMatchObject({ dining_type: DINING_TYPE.delivery, is_reservation: 0 });
  });

  it("asks before it clears a cart of another dining type, and then asks for the time (CA-22)", async () => {
    signInAsBusiness();
    begin();
    const { user } = await open();
    await press(user, "企業預訂");
    await press(user, "新訂單");
    expect(currentCart().items).toEqual([]);
    expect(readView().dining_type).toBe(4);
    expect(await dialog()).toBeVisible();
  });

  it("shows a visitor a message and a link to apply, and keeps the dining type (CA-31, CA-52, ST-22)", async () => {
    const { user } = await open();
    await press(user, "企業預訂");
    expect(screen.getByText("非企業客戶無法使用企業預訂")).toBeVisible();
    expect(screen.getByRole("link", { name: "申請企業預訂" })).toBeVisible();
    expect(readView().dining_type).toBe(1);
  });
});

describe("a store that does not offer the chosen dining type (CA-28, CA-29, CA-30)", () => {
  it.each([
    ["delivery", { has_delivery: 0 }, 1, "外帶", "店家未提供外送服務，已改為外帶"],
    ["pick-up", { has_take: 0 }, 0, "外送", "店家目前未提供外帶服務，已改為外送"],
  ] as const)(
    "shows the other dining type instead of %s, with a message",
    async (_what, store, type, name, text) => {
      writeView({ ...readView(), dining_type: type });
      signInAsBusiness();
      const { user } = await open({ store });
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
      expect(screen.getByText(text)).toHaveRole("status");
      expect(screen.getByLabelText("block")).toBeEmptyDOMElement();
      expect(readView().dining_type).toBe(type);
      await user.click(screen.getByRole("button", { name: "企業預訂" }));
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  it("keeps the dining type and blocks the order when the store offers neither pick-up nor delivery", async () => {
    writeView({ ...readView(), dining_type: DINING_TYPE.pickup });
    await open({ store: { has_take: 0, has_delivery: 0 } });
    expect(screen.getByRole("button", { name: "外帶" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByLabelText("block")).toHaveTextContent("noPickup");
    expect(screen.queryByText(/已改為/)).not.toBeInTheDocument();
    expect(readView().dining_type).toBe(0);
  });
});
