import { DINING_TYPE, ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { ordersOfMember, recentOrdersOf } from "@/lib/orders/recent-orders";
import { makeOrderSummary } from "../../factories/checkout-shapes";

const deliveredOrder = (id: number, values: Partial<OrderSummary> = {}) =>
  makeOrderSummary({
    id,
    store_id: id,
    order_status: ORDER_STATUS.delivered,
    can_reorder: 1,
    ...values,
  });
const idsOf = (orders: OrderSummary[]) => recentOrdersOf(orders).map(({ id }) => id);

describe("the recent orders that can be placed again (OR-41)", () => {
  it("are from the three stores with the latest orders", () => {
    expect(
      idsOf([deliveredOrder(5), deliveredOrder(4), deliveredOrder(3), deliveredOrder(2)]),
    ).toEqual([5, 4, 3]);
  });

  it("include only the latest order of each store", () => {
    expect(
      idsOf([
        deliveredOrder(5, { store_id: 1 }),
        deliveredOrder(4, { store_id: 1 }),
        deliveredOrder(3),
      ]),
    ).toEqual([5, 3]);
  });

  it.each<[string, Partial<OrderSummary>]>([
    ["an order that is being delivered", { order_status: ORDER_STATUS.delivering }],
    ["an order that cannot be reordered", { can_reorder: 0 }],
    ["a courier order", { dining_type: DINING_TYPE.courier }],
  ])("do not include %s", (_name, values) => {
    expect(idsOf([deliveredOrder(2, values), deliveredOrder(1)])).toEqual([1]);
  });
});

describe("the stored recent orders", () => {
  const orders = recentOrdersOf([deliveredOrder(1)]);

  it("are returned only for the member who placed them", () => {
    expect(ordersOfMember({ mid: "A", orders }, "A")).toEqual(orders);
    expect(ordersOfMember({ mid: "A", orders }, "B")).toEqual([]);
  });

  it.each([
    [null],
    ["text"],
    [{ mid: "A" }],
    [{ mid: "A", orders: [null] }],
    [{ mid: "A", orders: [{ id: 1, store_name: "店" }] }],
    [{ mid: "A", orders: [{ id: 1, store_name: "店", store_image: "", foods: [7] }] }],
    [{ mid: "A", orders: [{ id: 1, store_name: "店", store_image: "", foods: [{ name: "麵" }] }] }],
  ])("are empty for %j", (stored) => {
    expect(ordersOfMember(stored, "A")).toEqual([]);
  });
});
