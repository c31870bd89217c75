import type { CartItem, CartRelish } from "@/lib/contracts/carts";
import type { OrderFood } from "@/lib/contracts/order-foods";
import { textOf } from "./request-text";

/**
 * The field `foods` of a request: JSON with the lines, but without names and prices. The options of a line are a
 * comma-separated text of ids that includes nested options (CK-20).
 */
export function orderFoods(items: CartItem[]): string {
  return JSON.stringify(items.map(orderFood));
}

export function orderFood(item: Omit<CartItem, "pdkey">): OrderFood {
  return {
    id: item.id,
    item_type: item.item_type,
    quantity: item.quantity,
    remark: textOf(item.remark, 200),
    unavailable_type: item.unavailable_type,
    username: item.username,
    relish_ids: relishIds(item.relish_ids).join(","),
    groups: item.groups.map(({ id, foods }) => ({
      id,
      foods: foods.map((food) => ({
        id: food.id,
        relish_ids: relishIds(food.relish_ids).join(","),
      })),
    })),
  };
}

function relishIds(relish: CartRelish[]): number[] {
  return relish.flatMap(({ id, relish_ids }) => [id, ...relishIds(relish_ids)]);
}
