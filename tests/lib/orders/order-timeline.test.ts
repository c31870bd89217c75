import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { orderTimeline } from "@/lib/orders/order-timeline";

const event = (step: OrderDetail["events"][number]["step"], create_time: number) => ({
  step,
  order_status: ORDER_STATUS.ordered,
  create_time,
});
const timelineTexts = (order: Parameters<typeof orderTimeline>[0]) =>
  orderTimeline(order).map(({ step, state, time }) => `${step} ${state} ${time}`);

it('a delivery has the steps "placed", "accepted", "left" and "delivered"', () => {
  const events = [event("placed", 10), event("accepted", 20)];
  expect(
    timelineTexts({ order_status: ORDER_STATUS.confirming, track: "platform", events }),
  ).toEqual(["placed done 10", "accepted now 20", "left to-come null", "delivered to-come null"]);
});

it('a pick-up order does not have the step "left"', () => {
  const events = [event("placed", 10), event("accepted", 20), event("delivered", 30)];
  expect(timelineTexts({ order_status: ORDER_STATUS.delivered, track: "pickup", events })).toEqual([
    "placed done 10",
    "accepted done 20",
    "delivered done 30",
  ]);
});

it("a step without an event counts as done once a later step is reached", () => {
  expect(
    timelineTexts({
      order_status: ORDER_STATUS.delivering,
      track: "self",
      events: [event("placed", 10)],
    }),
  ).toEqual(["placed done 10", "accepted done null", "left now null", "delivered to-come null"]);
});

it("a cancelled order has no further steps", () => {
  const events = [event("placed", 10), event("cancelled-by-member", 40)];
  expect(
    timelineTexts({ order_status: ORDER_STATUS.cancelled, track: "platform", events }),
  ).toEqual(["placed done 10", "cancelled-by-member done 40"]);
});
