import { DINING_TYPE, ORDER_STATUS } from "@/lib/contracts/codes";
import { courierNote } from "@/lib/orders/courier-note";
import { PLACED } from "../../factories/order-details";

const { confirming, delivering, delivered } = ORDER_STATUS;
const MINUTE = 60;
const arrived = { event: "courier-arrived", create_time: PLACED + 20 * MINUTE, amount: null };
const called = { event: "courier-called", create_time: PLACED + 18 * MINUTE, amount: null };
const left = { event: "leaves", create_time: PLACED + 5 * MINUTE, amount: null };
const atDoor = { kind: "courierArrived", from: "12:20" };

test.each([
  ["nothing before the courier has called or arrived", delivering, [left], 18, null],
  [
    "that the courier has called",
    delivering,
    [left, called],
    18,
    { kind: "courierCalled", time: "12:18" },
  ],
  ["that the courier is at the door", delivering, [left, called, arrived], 20, atDoor],
  [
    "that the courier is still at the door 25 minutes later, because a delivery has no time limit",
    delivering,
    [arrived],
    45,
    atDoor,
  ],
  ["nothing after the delivery", delivered, [arrived], 21, null],
  ["nothing before the food leaves", confirming, [called], 21, null],
  ["nothing if the backend sends no history", delivering, undefined, 21, null],
])("the note of a delivery says %s (OR-30)", (_what, order_status, history, minute, note) => {
  const { delivery: dining_type } = DINING_TYPE;
  const order = { order_status, dining_type, ...(history && { history }) };
  expect(courierNote(order, { now: PLACED + minute * MINUTE, wait_minutes: 10 })).toEqual(note);
});

const waits = { kind: "courierWaits", from: "12:20", until: "12:30" };

test.each([
  ["until when the courier waits", 20, waits],
  ["until when the courier waits, also in the last minute", 29, waits],
  [
    "that the courier has waited 10 minutes",
    30,
    { kind: "courierWaited", from: "12:20", minutes: 10 },
  ],
])("the note of a courier order says %s (OR-30)", (_what, minute, note) => {
  const { courier: dining_type } = DINING_TYPE;
  const order = { order_status: delivering, dining_type, history: [left, arrived] };
  expect(courierNote(order, { now: PLACED + minute * MINUTE, wait_minutes: 10 })).toEqual(note);
});
