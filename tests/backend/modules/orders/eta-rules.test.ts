import { arrival } from "../../../../backend/modules/orders/eta-rules.ts";
import { DINING_TYPE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";

const NOW = 1_800_000_000;
const order = (values = {}) => ({
  order_status: ORDER_STATUS.ordered,
  dining_type: DINING_TYPE.delivery,
  is_reservation: 0 as const,
  reservation_start_time: -1,
  reservation_end_time: -1,
  waiting_time: 25,
  paid_time: null,
  create_time: NOW,
  ...values,
});
const minutes = (values = {}) => {
  const { eta_time, eta_end_time } = arrival(order(values));
  return [eta_time, eta_end_time].map((time) => time !== null && (time - NOW) / 60);
};

it.each([
  ["a delivery arrives in the ten minutes after its promised waiting time", {}, [25, 35]],
  [
    "an order on its way still has an arrival time",
    { order_status: ORDER_STATUS.delivering },
    [25, 35],
  ],
  [
    "a pick-up order is ready at one time",
    { dining_type: DINING_TYPE.pickup, waiting_time: 14 },
    [14, 14],
  ],
  [
    "the waiting time of an order that was paid online begins with the payment",
    { paid_time: NOW + 120 },
    [27, 37],
  ],
])("%s", (_what, values, expected) => {
  expect(minutes(values)).toEqual(expected);
});

it("an order with a reservation arrives in its slot", () => {
  const reserved = { is_reservation: 1, waiting_time: null };
  const slot = { reservation_start_time: NOW + 7200, reservation_end_time: NOW + 9000 };
  expect(minutes({ ...reserved, ...slot })).toEqual([120, 150]);
});

const { cancelled, awaitingPayment, delivered, selfCashDone } = ORDER_STATUS;
it.each([cancelled, awaitingPayment, delivered, selfCashDone])(
  "an order with status %d has no arrival time",
  (order_status) => {
    expect(minutes({ order_status })).toEqual([false, false]);
  },
);

it("an order without a stored waiting time has no arrival time", () => {
  expect(minutes({ waiting_time: null })).toEqual([false, false]);
});
