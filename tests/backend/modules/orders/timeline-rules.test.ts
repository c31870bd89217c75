import { orderTimeline } from "../../../../backend/modules/orders/timeline-rules.ts";

const NOW = 1_800_000_000;
const event = (name: string, to_status: number, after: number) => ({
  event: name,
  to_status,
  create_time: NOW + after,
});
const steps = (order_status: number, events: ReturnType<typeof event>[]) =>
  orderTimeline({ order_status, create_time: NOW }, events).map(
    ({ step, order_status: status, create_time }) => [step, status, create_time - NOW],
  );

it('a delivered order has the steps "placed", "accepted", "left" and "delivered"', () => {
  const events = [
    event("ordered", -1, 0),
    event("paid", 0, 20),
    event("store-accepts", 1, 80),
    event("leaves", 4, 260),
    event("arrives", 2, 500),
  ];
  expect(steps(2, events)).toEqual([
    ["placed", 0, 0],
    ["accepted", 1, 80],
    ["left", 4, 260],
    ["delivered", 2, 500],
  ]);
});

it('a pick-up order gets the step "delivered" when it leaves the store', () => {
  expect(steps(2, [event("store-accepts", 1, 60), event("leaves", 2, 240)])).toEqual([
    ["placed", 0, 0],
    ["accepted", 1, 60],
    ["delivered", 2, 240],
  ]);
});

it.each([
  ["cancelled", "cancelled-by-member"],
  ["store-rejects", "cancelled-by-store"],
  ["payment-failed", "unpaid"],
  ["payment-expired", "unpaid"],
])('after the event "%s" the last step of the order is "%s"', (name, step) => {
  const events = [event("ordered", 0, 0), event(name, -2, 30), event("refunded", -2, 90)];
  expect(steps(-2, events)).toEqual([
    ["placed", 0, 0],
    [step, -2, 30],
  ]);
});

it('an order that waits for its payment has only the step "placed"', () => {
  expect(steps(-1, [event("ordered", -1, 0)])).toEqual([["placed", -1, 0]]);
});
