import { DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { isFields, isText } from "@/lib/view/stored-shapes";
import { isCurrent } from "./order-status";

/** An earlier order that can be placed again with one press. */
export type RecentOrder = {
  id: number;
  store_name: string;
  store_image: string;
  /** Names and quantities of the first products, at most `FOODS_SHOWN`. */
  foods: { name: string; quantity: number }[];
};

/**
 * The recent orders that the browser keeps in local storage, so that the home page can show them at once. `mid`
 * identifies the member who placed them.
 */
export type RecentOrders = { mid: string; orders: RecentOrder[] };

const SHOWN = 3;
const FOODS_SHOWN = 3;

/**
 * For each store, the latest delivered or cancelled order that can be reordered; at most three orders. The given
 * orders begin with the latest. Courier orders are left out, because they have no dishes to order again.
 */
export function recentOrdersOf(orders: OrderSummary[]): RecentOrder[] {
  const stores = new Set<number>();
  const latest = orders.filter((order) => {
    const { store_id, dining_type, can_reorder } = order;
    if (isCurrent(order) || can_reorder === 0 || dining_type === DINING_TYPE.courier) return false;
    return !stores.has(store_id) && stores.add(store_id);
  });
  return latest.slice(0, SHOWN).map(({ id, store_name, store_image, foods }) => ({
    id,
    store_name,
    store_image,
    foods: foods.slice(0, FOODS_SHOWN).map(({ name, quantity }) => ({ name, quantity })),
  }));
}

/**
 * The stored orders of this member. The list is empty if the orders belong to another member or an entry is invalid.
 * The visitor or an older version of the shop may have written an invalid entry.
 */
export function ordersOfMember(stored: unknown, mid: string): RecentOrder[] {
  if (!isFields(stored) || stored.mid !== mid || !Array.isArray(stored.orders)) return [];
  return stored.orders.every(isRecentOrder) ? stored.orders : [];
}

function isRecentOrder(order: unknown): boolean {
  if (!isFields(order)) return false;
  const { id, store_name, store_image, foods } = order;
  const isNamed = Boolean(id) && isText(store_name) && isText(store_image);
  return isNamed && Array.isArray(foods) && foods.every(isCountedFood);
}

function isCountedFood(food: unknown): boolean {
  return isFields(food) && isText(food.name) && Number.isInteger(food.quantity);
}
