import { linePrice } from "@/lib/cart/cart-line";
import type { CartItem } from "@/lib/contracts/carts";
import type { OrderLine } from "@/lib/contracts/orders";
import type { ListedItem, ShownList } from "./shop-event";

/** An item of GA4, with the fields that the shop uses (AN-02). */
export type GaItem = {
  item_id: string;
  item_name: string;
  index: number;
  price?: number;
  quantity?: number;
  item_brand?: string;
  item_category?: string;
  item_list_id?: string;
  item_list_name?: string;
};

/** The maximum number of items that GA4 accepts in one event. */
export const ITEMS_MAX = 200;

type Product = Pick<CartItem, "id" | "item_type" | "name">;
type ItemPrice = { price: number; quantity: number; index: number; store: string };

export function pricedItem({ id, item_type, name }: Product, item: ItemPrice): GaItem {
  const { price, quantity, index, store } = item;
  return {
    item_id: String(id),
    item_name: name,
    index,
    price,
    quantity,
    item_brand: store,
    item_category: item_type,
  };
}

export function cartItems(items: readonly CartItem[], store: string): GaItem[] {
  return items.map((item, index) => {
    const { quantity } = item;
    return pricedItem(item, { price: linePrice({ ...item, quantity: 1 }), quantity, index, store });
  });
}

type OrderedFood = Pick<OrderLine, "id" | "type" | "name" | "quantity" | "total_price">;

export function orderedItems(foods: readonly OrderedFood[], store: string): GaItem[] {
  return foods.map(({ id, type: item_type, name, quantity, total_price }, index) => {
    const price = total_price / quantity;
    return pricedItem({ id, item_type, name }, { price, quantity, index, store });
  });
}

export function listedItem({ id, name, index, price }: ListedItem, list: ShownList): GaItem {
  return {
    item_id: id,
    item_name: name,
    index,
    ...(price !== null && { price }),
    item_list_id: list.id,
    item_list_name: list.name,
  };
}

/** The sum of price × quantity in NT$, without the delivery fee (AN-02). */
export function itemsValue(items: readonly GaItem[]): number {
  return items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0);
}
