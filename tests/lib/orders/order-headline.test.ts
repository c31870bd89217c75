import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail, OrderStep } from "@/lib/contracts/order-detail";
import { orderHeadline } from "@/lib/orders/order-headline";

const endEvents = (step: OrderStep) => [
  { step, order_status: ORDER_STATUS.cancelled, create_time: 0 },
];
const headline = (order_status: number, values: Partial<OrderDetail> = {}) =>
  orderHeadline({ order_status, track: "platform", events: [], ...values });

it.each([
  [-1, "awaitingPayment"],
  [0, "placed"],
  [1, "preparing"],
  [7, "preparing"],
  [4, "delivering"],
  [8, "storeDelivering"],
  [2, "delivered"],
  [11, "delivered"],
  [3, "processing"],
  [99, "processing"],
])('order_status %p has the headline "%s" (OR-03, OR-04)', (order_status, expected) => {
  expect(headline(order_status)).toBe(expected);
});

it('a delivered pick-up order has the headline "pickedUp"', () => {
  expect(headline(2, { track: "pickup" })).toBe("pickedUp");
});

it.each([
  ["platform", ORDER_STATUS.confirming, "ready"],
  ["self", ORDER_STATUS.selfConfirming, "ready"],
  ["pickup", ORDER_STATUS.confirming, "readyToPickUp"],
  ["platform", ORDER_STATUS.delivering, "delivering"],
] as const)(
  'an order with track "%s", order_status %i and ready food has the headline "%s" (OR-34)',
  (track, status, is) => {
    const history = [{ event: "ready", create_time: 0, amount: null }];
    expect(headline(status, { track, history })).toBe(is);
  },
);

it.each([ORDER_STATUS.delivering, ORDER_STATUS.selfDelivering])(
  'an order with order_status %i whose courier has arrived has the headline "atDoor" (OR-42)',
  (status) => {
    const history = [{ event: "courier-arrived", create_time: 0, amount: null }];
    expect(headline(status, { history })).toBe("atDoor");
  },
);

it.each([
  ["cancelled-by-member" as const, "byMember"],
  ["cancelled-by-store" as const, "byStore"],
  ["unpaid" as const, "unpaid"],
  ["placed" as const, "cancelled"],
])('a cancelled order with the last step "%s" has the headline "%s"', (step, expected) => {
  expect(headline(-2, { events: endEvents(step) })).toBe(expected);
});
