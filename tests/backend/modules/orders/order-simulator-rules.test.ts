import {
  dueEvents,
  type SimulatedOrder,
} from "../../../../backend/modules/orders/order-simulator-rules.ts";
import { ORDER_STATUS } from "../../../../lib/contracts/codes.ts";

const NOW = 1_800_000_000;
const WAITS = [60, 240, 480] as const;
const order = (values: Partial<SimulatedOrder> = {}): SimulatedOrder => ({
  order_status: ORDER_STATUS.ordered,
  is_reservation: 0,
  reservation_start_time: -1,
  paid_time: null,
  create_time: NOW,
  update_time: NOW,
  ...values,
});
const dueTexts = (values: Partial<SimulatedOrder>, after: number) =>
  dueEvents(order(values), WAITS, NOW + after).map(({ type, at }) => `${type} ${at - NOW}`);

const ALL = ["store-accepts 60", "leaves 240", "arrives 480"];
it.each([
  ["an order is not changed before the first age", {}, 59, []],
  ["an order is accepted at the first age", {}, 60, ["store-accepts 60"]],
  ["after a pause each missed step has its own time", {}, 86_400, ALL],
  ["an accepted order leaves", { order_status: ORDER_STATUS.confirming }, 300, ["leaves 240"]],
  [
    "an order with the store's own courier leaves too",
    { order_status: ORDER_STATUS.selfConfirming },
    480,
    ALL.slice(1),
  ],
  ["an order on its way arrives", { order_status: ORDER_STATUS.delivering }, 480, ["arrives 480"]],
  [
    "an order on its way with the store's own courier arrives",
    { order_status: ORDER_STATUS.selfDelivering },
    480,
    ["arrives 480"],
  ],
  [
    "an order paid online counts from the payment",
    { paid_time: NOW + 100 },
    160,
    ["store-accepts 160"],
  ],
  [
    "an event is not earlier than the last one of its order",
    { order_status: ORDER_STATUS.confirming, update_time: NOW + 250 },
    260,
    ["leaves 250"],
  ],
] as const)("%s", (_what, values, after, expected) => {
  expect(dueTexts(values, after)).toEqual(expected);
});

const { cancelled, awaitingPayment, delivered, selfCashDone } = ORDER_STATUS;
it.each([cancelled, awaitingPayment, delivered, selfCashDone])(
  "does nothing in state %d",
  (order_status) => {
    expect(dueTexts({ order_status }, 86_400)).toEqual([]);
  },
);

it("starts a reserved order half an hour before its time", () => {
  const reserved = { is_reservation: 1 as const, reservation_start_time: NOW + 7200 };
  expect(dueTexts(reserved, 5459)).toEqual([]);
  expect(dueTexts(reserved, 7200)).toEqual(["store-accepts 5460", "leaves 5640", "arrives 5880"]);
});
