import {
  dueEvents,
  type SimulatedOrder,
} from "../../../../backend/modules/orders/order-simulator-rules.ts";
import { DINING_TYPE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";

const NOW = 1_800_000_000;
const WAITS = [60, 240, 480] as const;
const order = (values: Partial<SimulatedOrder> = {}): SimulatedOrder => ({
  order_status: ORDER_STATUS.ordered,
  track: "platform",
  dining_type: DINING_TYPE.delivery,
  is_reservation: 0,
  reservation_start_time: -1,
  paid_time: null,
  create_time: NOW,
  update_time: NOW,
  ...values,
});
const dueTexts = (
  values: Partial<SimulatedOrder>,
  after: number,
  recorded: [string, number][] = [],
) =>
  dueEvents(
    order(values),
    recorded.map(([event, at]) => ({ event, create_time: NOW + at })),
    { waits: WAITS, now: NOW + after },
  ).map(({ type, at }) => `${type} ${at - NOW}`);

const ALL = [
  "store-accepts 60",
  "ready 195",
  "leaves 240",
  "courier-arrived 420",
  "courier-called 450",
  "arrives 480",
  "delivery-photo 510",
];
it.each<[string, Partial<SimulatedOrder>, number, string[]]>([
  ["no event is due before the first wait ends", {}, 59, []],
  ["the store accepts an order after the first wait", {}, 60, ALL.slice(0, 1)],
  [
    "after a pause of the simulator all missed events are due, each with its own time",
    {},
    86_400,
    ALL,
  ],
  [
    "the food of an accepted order becomes ready",
    { order_status: ORDER_STATUS.confirming },
    239,
    ALL.slice(1, 2),
  ],
  [
    "an accepted order leaves the store",
    { order_status: ORDER_STATUS.confirming },
    300,
    ALL.slice(1, 3),
  ],
  [
    "an order with the store's own courier has the same events as an order with a courier of the operator",
    { order_status: ORDER_STATUS.selfConfirming },
    510,
    ALL.slice(1),
  ],
  [
    "the courier of an order on its way arrives at the address",
    { order_status: ORDER_STATUS.delivering },
    449,
    ALL.slice(3, 4),
  ],
  [
    "an order on its way is delivered",
    { order_status: ORDER_STATUS.delivering },
    480,
    ALL.slice(3, 6),
  ],
  [
    "an order on its way with the store's own courier is delivered",
    { order_status: ORDER_STATUS.selfDelivering },
    480,
    ALL.slice(3, 6),
  ],
  [
    "no photo is sent in the first 30 seconds after the delivery",
    { order_status: ORDER_STATUS.delivered },
    509,
    [],
  ],
  [
    "a photo is sent 30 seconds after the delivery",
    { order_status: ORDER_STATUS.delivered },
    510,
    ALL.slice(6),
  ],
  [
    "a photo is sent after the delivery of a cash order",
    { order_status: ORDER_STATUS.selfCashDone },
    510,
    ALL.slice(6),
  ],
  [
    "a pick-up order has no courier events and no photo",
    { track: "pickup" },
    86_400,
    ALL.slice(0, 3),
  ],
  [
    "a courier order has no event that its food is ready",
    { dining_type: DINING_TYPE.courier },
    240,
    ["store-accepts 60", "leaves 240"],
  ],
  [
    "the waits of an order paid online begin at its payment",
    { paid_time: NOW + 100 },
    160,
    ["store-accepts 160"],
  ],
  [
    "an event is not earlier than the last change of its order",
    { order_status: ORDER_STATUS.confirming, update_time: NOW + 250 },
    260,
    ["ready 250", "leaves 250"],
  ],
])("%s (OR-33)", (_what, values, after, expected) => {
  expect(dueTexts(values, after)).toEqual(expected);
});

it("leaves out events that are already recorded, and gives no event an earlier time than the last recorded event (OR-33)", () => {
  const recorded: [string, number][] = [["courier-arrived", 470]];
  const order_status = ORDER_STATUS.delivering;
  expect(dueTexts({ order_status }, 480, recorded)).toEqual(["courier-called 470", "arrives 480"]);
});

it.each([ORDER_STATUS.cancelled, ORDER_STATUS.awaitingPayment])(
  "returns no event for an order in state %d",
  (order_status) => {
    expect(dueTexts({ order_status }, 86_400)).toEqual([]);
  },
);

it("begins the waits of a reserved order half an hour before its reserved time", () => {
  const reserved = { is_reservation: 1 as const, reservation_start_time: NOW + 7200 };
  expect(dueTexts(reserved, 5459)).toEqual([]);
  const begin = (text: string) => text.replace(/\d+/, (wait) => String(Number(wait) + 5400));
  expect(dueTexts(reserved, 7200)).toEqual(ALL.map(begin));
});
