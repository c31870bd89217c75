import { daysOf } from "@/lib/cart/reservation-slots";
import { orderSlots, slotAfter } from "@/lib/checkout/order-slots";
import { makeQuote, makeStoreOfOrder } from "../../factories/checkout-shapes";

const DAYS = [{ day: "2026-11-22", time: ["11:00-13:00"] }];

it.each([0, 1, 4] as const)(
  "orderSlots uses the reservation times of the order, not of its store, for dining type %s (CK-13)",
  (dining_type) => {
    const store = makeStoreOfOrder({ reservation_time_list: [{ day: "2026-11-30", time: [] }] });
    const order = makeQuote({ dining_type, store, reservation_time_list: DAYS });
    const { detail } = orderSlots(order);
    expect(daysOf(detail, dining_type)).toEqual(DAYS);
  },
);

it("slotAfter adds 15 minutes to a start in epoch seconds", () => {
  expect(slotAfter(1000)).toBe(1900);
});
