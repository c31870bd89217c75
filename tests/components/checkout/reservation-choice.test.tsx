import { screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { REASON } from "@/lib/contracts/answer-code";
import type { Cart } from "@/lib/contracts/carts";
import { CODE, DINING_TYPE, IMMEDIATE, OPEN_STATUS } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { makeCart, makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";
import { enterCheckout, ORDER, QUOTE, readItem, storeItem } from "../../setup/enter-checkout";

const at = (clock: string) => Date.parse(`2026-11-22T${clock}:00+08:00`) / 1000;
const START = at("12:00");
const RESERVED = { is_reservation: 1, reservation_start_time: START } as const;
const GONE = "預訂時段已額滿或已過，請重新選擇時段";
const DAYS = [
  { day: "2026-11-22", time: ["11:00-13:00"] },
  { day: "2026-11-23", time: ["11:00-12:00"] },
];
const offering: Partial<Order> = { reservation: 1, reservation_time_list: DAYS };

beforeEach(() => window.localStorage.clear());

/** Opens the checkout. The next quote allows the order. */
function enter(order: Partial<Order>, cart: Partial<Cart> = {}) {
  const allowedQuote = makeQuote({ ...order, is_disallow_order: 0, disallow_order_reason: "" });
  const replies = {
    [QUOTE]: { data: allowedQuote },
    "/api/getServerTime": { data: { time: "", timestamp: at("08:00") } },
  };
  return enterCheckout({ order, cart, replies });
}

async function openTimes(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name: "預約訂餐" });
  const times = await within(dialog).findByLabelText<HTMLSelectElement>("時段");
  return { dialog, times };
}

const diningRegion = () => within(screen.getByRole("region", { name: "取餐方式" }));

it("shows no button to choose a time if the store takes no reservations (CK-13)", async () => {
  await enter({ reservation: 0, reservation_time_list: DAYS });
  expect(diningRegion().getByText("預計 25~35 分鐘")).toBeVisible();
  expect(screen.queryByRole("button", { name: "預約時段" })).not.toBeInTheDocument();
});

it("stores a chosen time in the cart and the view state, and requests a new quote (CK-13, CK-17)", async () => {
  const { calls, user } = await enter(offering);
  const { dialog, times } = await openTimes(user, "預約時段");
  expect(times).toHaveDisplayValue("立即");
  await user.selectOptions(times, "12:00–12:30");
  await user.click(within(dialog).getByRole("button", { name: "確認" }));
  const sent = { ...RESERVED, reservation_end_time: START + 1800 };
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject(sent));
  expect(readItem("cart")).toMatchObject(RESERVED);
  expect(readItem("viewState")).toMatchObject(RESERVED);
  expect(await diningRegion().findByText("預約 11/22 週日 12:00–12:30")).toBeVisible();
  expect(calls.countOf(QUOTE)).toBe(1);
});

it("keeps the dining type of the view state when a time is chosen (CA-25)", async () => {
  const pickup = { ...offering, dining_type: DINING_TYPE.pickup };
  const { user } = await enter(pickup, { dining_type: DINING_TYPE.pickup });
  storeItem("viewState", {
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    reservation_start_time: IMMEDIATE,
  });
  const { dialog, times } = await openTimes(user, "預約時段");
  await user.selectOptions(times, "12:15–12:45");
  await user.click(within(dialog).getByRole("button", { name: "確認" }));
  expect(readItem("viewState")).toMatchObject({
    dining_type: DINING_TYPE.delivery,
    is_reservation: 1,
  });
  expect(readItem("cart")).toMatchObject({ dining_type: DINING_TYPE.pickup, is_reservation: 1 });
});

it("stores the minimum of the new dining type in the cart, after the new quote (CA-46)", async () => {
  const { calls, user } = await enterCheckout({ cart: { minimum_charge: 150 } });
  calls.reply(QUOTE, { data: makeQuote({ dining_type: DINING_TYPE.pickup, minimum_charge: 80 }) });
  await user.click(screen.getByRole("radio", { name: "外帶" }));
  await waitFor(() =>
    expect(readItem("cart")).toMatchObject({
      dining_type: DINING_TYPE.pickup,
      minimum_charge: 80,
    }),
  );
});

it("does not change the cart of another store when a quote arrives (CA-46)", async () => {
  const { calls, user } = await enterCheckout();
  storeItem("cart", makeCart({ store_id: 9, minimum_charge: 150 }));
  calls.reply(QUOTE, { data: makeQuote({ pay_total: 999, minimum_charge: 80 }) });
  await user.type(screen.getByLabelText("聯絡人姓名"), "二");
  await user.tab();
  expect(await screen.findByText("NT$999")).toBeVisible();
  expect(readItem("cart")).toMatchObject({ store_id: 9, minimum_charge: 150 });
});

it("lets the customer change a reservation into an order for now (CA-34)", async () => {
  const { calls, user } = await enter(offering, RESERVED);
  const { dialog, times } = await openTimes(user, "更改時段");
  await user.selectOptions(times, "立即");
  await user.click(within(dialog).getByRole("button", { name: "確認" }));
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ is_reservation: 0 }));
  expect(readItem("cart")).toMatchObject({ is_reservation: 0, reservation_start_time: IMMEDIATE });
});

it("shows that the reserved time is no longer available, and offers other times", async () => {
  const refused = {
    is_disallow_order: 1,
    disallow_order_reason: GONE,
    disallow_reason: REASON.timeSlot,
  } as const;
  const { calls, user } = await enter({ ...offering, ...refused }, RESERVED);
  expect(screen.getByRole("button", { name: GONE })).toBeDisabled();
  expect(screen.getByRole("alert")).toHaveTextContent(GONE);
  expect(readItem("cart")).toMatchObject(RESERVED);
  const { dialog, times } = await openTimes(user, "選擇時段");
  expect(times).toHaveDisplayValue("12:15–12:45");
  await user.click(within(dialog).getByRole("button", { name: "確認" }));
  await waitFor(() =>
    expect(calls.bodyOf(QUOTE)).toMatchObject({ reservation_start_time: START + 900 }),
  );
  expect(await screen.findByRole("button", { name: /^確認購買/ })).toBeEnabled();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("offers other times when the submit is refused because of the time (CK-87, CK-89)", async () => {
  const { calls, user } = await enter(offering, RESERVED);
  calls.reply(ORDER, { code: CODE.refused, message: GONE, reason: REASON.timeSlot });
  await user.click(screen.getByRole("button", { name: /^確認購買/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(GONE);
  const { dialog } = await openTimes(user, "選擇時段");
  await user.click(within(dialog).getByRole("button", { name: "確認" }));
  expect(await screen.findByRole("button", { name: /^確認購買/ })).toBeEnabled();
});

it("changes a reservation into an order for now on 改為立即 when the store no longer takes reservations", async () => {
  const refused = {
    is_disallow_order: 1,
    disallow_order_reason: "無訂餐服務",
    disallow_reason: REASON.timeSlot,
  } as const;
  const { calls, user } = await enter({ reservation: 0, ...refused }, RESERVED);
  expect(readItem("cart")).toMatchObject(RESERVED);
  await user.click(screen.getByRole("button", { name: "改為立即" }));
  await waitFor(() => expect(calls.bodyOf(QUOTE)).toMatchObject({ is_reservation: 0 }));
  expect(diningRegion().getByText("預計 25~35 分鐘")).toBeVisible();
});

it("asks for a time in a business reservation, and does not offer an order for now", async () => {
  storeItem("member", { displayName: "二", mid: "2", addressList: [], business_id: 1001 });
  const business: Partial<Order> = {
    ...offering,
    dining_type: DINING_TYPE.businessReservation,
    store: makeStoreOfOrder({ has_business_reservation: 1 }),
    is_disallow_order: 1,
    disallow_order_reason: "請選擇預訂時段",
    disallow_reason: REASON.timeSlot,
  };
  const { user } = await enter(business, { dining_type: DINING_TYPE.businessReservation });
  expect(diningRegion().getByText("尚未選擇時段")).toBeVisible();
  const { times } = await openTimes(user, "選擇時段");
  expect(within(times).queryByText("立即")).not.toBeInTheDocument();
});

it("shows 可預約 for a resting store that takes reservations", async () => {
  const resting = makeStoreOfOrder({ open_status: OPEN_STATUS.resting });
  await enter({ ...offering, store: resting });
  expect(diningRegion().getByText("可預約")).toBeVisible();
});
