import { changedLines, priceLines } from "@/lib/checkout/price-lines";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { makeQuote } from "../../factories/checkout-shapes";

const lines = (values: Partial<Order>) =>
  priceLines(makeQuote(values)).map(({ key, amount }) => [key, amount]);

it("a plain order has lines for subtotal and delivery fee, and no line for a service fee of NT$0", () => {
  expect(lines({})).toEqual([
    ["subtotal", 120],
    ["delivery_fee", 35],
  ]);
});

it("priceLines lists a delivery fee of NT$0 only for the dining type delivery (CK-62)", () => {
  expect(lines({ delivery_fee: 0 })).toContainEqual(["delivery_fee", 0]);
  expect(lines({ dining_type: DINING_TYPE.pickup, delivery_fee: 0 })).toEqual([["subtotal", 120]]);
  expect(lines({ dining_type: DINING_TYPE.businessReservation, delivery_fee: 35 })).toContainEqual([
    "delivery_fee",
    35,
  ]);
});

it("priceLines lists each discount that is not 0 as a negative amount, in a fixed order (CK-62)", () => {
  const order = {
    service_fee: 6,
    delivery_discount: 35,
    subscribe_delivery_discount_price: 10,
    subscribe_take_food_discount_price: 5,
    discount_price: 20,
    store_coupon_discount_money: 30,
    op_discount_price: 15,
  };
  expect(lines(order)).toEqual([
    ["subtotal", 120],
    ["service_fee", 6],
    ["delivery_fee", 35],
    ["delivery_discount", -35],
    ["subscription_discount", -15],
    ["coupon_discount", -20],
    ["store_coupon_discount", -30],
    ["points_discount", -15],
  ]);
});

const changes = (values: Partial<Order>) => changedLines(makeQuote(), makeQuote(values));

it("changedLines lists nothing when no price has changed", () => {
  expect(changes({ store: { ...makeQuote().store, waiting_time: 40 } })).toEqual([]);
});

it.each<[string, Partial<Order>, object]>([
  ["a changed fee", { delivery_fee: 45 }, { kind: "line", key: "delivery_fee", from: 35, to: 45 }],
  ["a new fee", { service_fee: 6 }, { kind: "line", key: "service_fee", from: null, to: 6 }],
  [
    "a new discount",
    { store_coupon_discount_money: 20 },
    { kind: "line", key: "store_coupon_discount", from: null, to: -20 },
  ],
])("changedLines lists %s with the old and the new amount", (_name, values, line) => {
  expect(changes(values)).toEqual([line]);
});

it("changedLines lists a removed discount", () => {
  const before = makeQuote({ store_coupon_discount_money: 20 });
  expect(changedLines(before, makeQuote())).toEqual([
    { kind: "line", key: "store_coupon_discount", from: -20, to: null },
  ]);
});

it("changedLines lists a food with a changed price instead of the subtotal", () => {
  const [food] = makeQuote().foods;
  const foods = food ? [{ ...food, total_price: 130 }] : [];
  expect(changes({ foods, subtotal: 130 })).toEqual([
    { kind: "food", name: "排骨便當", from: 120, to: 130 },
  ]);
});
