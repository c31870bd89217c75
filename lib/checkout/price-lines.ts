import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

type Charge = "subtotal" | "service_fee" | "delivery_fee";
type Discount =
  | "delivery_discount"
  | "subscription_discount"
  | "coupon_discount"
  | "store_coupon_discount"
  | "points_discount";
export type PriceKey = Charge | Discount;
export type PriceLine = { key: PriceKey; amount: number };

type PricedOrder = Pick<
  Order,
  | "dining_type"
  | "subtotal"
  | "service_fee"
  | "delivery_fee"
  | "delivery_discount"
  | "subscribe_delivery_discount_price"
  | "subscribe_take_food_discount_price"
  | "discount_price"
  | "store_coupon_discount_money"
  | "op_discount_price"
>;

/**
 * CK-62: the price lines of an order: the subtotal, the fees that apply, and each discount above 0 as a negative
 * amount.
 */
export function priceLines(order: PricedOrder): PriceLine[] {
  const hasFee = order.dining_type === DINING_TYPE.delivery || order.delivery_fee > 0;
  return [
    { key: "subtotal", amount: order.subtotal },
    ...(order.service_fee > 0 ? [{ key: "service_fee" as const, amount: order.service_fee }] : []),
    ...(hasFee ? [{ key: "delivery_fee" as const, amount: order.delivery_fee }] : []),
    ...discounts(order).filter(({ amount }) => amount !== 0),
  ];
}

export type ChangedLine = { from: number | null; to: number | null } & (
  | { kind: "line"; key: PriceKey }
  | { kind: "food"; name: string }
);

/**
 * The foods and the price lines whose amounts differ between two quotes. `from` is null if the first quote
 * lacks the line. `to` is null if the second quote lacks the line.
 */
export function changedLines(before: Order, after: Order): ChangedLine[] {
  const foods = changedFoods(before, after);
  // The subtotal is not listed if a food is listed, because the food explains the change.
  const isListed = ({ key }: PriceLine) => foods.length === 0 || key !== "subtotal";
  const oldLines = priceLines(before).filter(isListed);
  const newLines = priceLines(after).filter(isListed);
  const keys = new Set([...oldLines, ...newLines].map(({ key }) => key));
  const lines = [...keys].map((key) => ({
    kind: "line" as const,
    key,
    from: oldLines.find((line) => line.key === key)?.amount ?? null,
    to: newLines.find((line) => line.key === key)?.amount ?? null,
  }));
  return [...foods, ...lines.filter(({ from, to }) => from !== to)];
}

function changedFoods(before: Order, after: Order): ChangedLine[] {
  return after.foods.flatMap(({ id, type, name, total_price: to }, index) => {
    const oldFood = before.foods[index];
    if (oldFood?.id !== id || oldFood.type !== type || oldFood.total_price === to) return [];
    return [{ kind: "food" as const, name, from: oldFood.total_price, to }];
  });
}

function discounts(order: PricedOrder): PriceLine[] {
  const subscription =
    order.subscribe_delivery_discount_price + order.subscribe_take_food_discount_price;
  return [
    { key: "delivery_discount", amount: -order.delivery_discount },
    { key: "subscription_discount", amount: -subscription },
    { key: "coupon_discount", amount: -order.discount_price },
    { key: "store_coupon_discount", amount: -order.store_coupon_discount_money },
    { key: "points_discount", amount: -order.op_discount_price },
  ];
}
