import { lineKey } from "@/lib/cart/cart-line";
import { type CartOrder, emptyCart, type NewItem } from "@/lib/cart/cart-rules";
import type { Cart, CartItem, CartRelish, CartSetFood, CartSetGroup } from "@/lib/contracts/carts";

export function makeRelish(values: Partial<CartRelish> = {}): CartRelish {
  return { id: 11, name: "大碗", parent_id: 1, unit_price: 20, relish_ids: [], ...values };
}

export function makeSetFood(values: Partial<CartSetFood> = {}): CartSetFood {
  return {
    id: 41,
    name: "紅茶",
    unit_price: 0,
    is_required: 0,
    is_limit: 0,
    limit_count: 0,
    sale_count: 0,
    relish_ids: [],
    ...values,
  };
}

export function makeSetGroup(values: Partial<CartSetGroup> = {}): CartSetGroup {
  return { id: 9, sub_title: "選一杯飲料", foods: [makeSetFood()], ...values };
}

export function makeItem(values: Partial<NewItem> = {}): NewItem {
  return {
    item_type: "single",
    id: 7,
    name: "牛肉麵",
    quantity: 1,
    relish_ids: [],
    remark: "",
    unavailable_type: 0,
    username: "",
    list_price: 100,
    unit_price: 100,
    image: "",
    groups: [],
    max_quantity: null,
    ...values,
  };
}

export function makeLine(values: Partial<NewItem> = {}): CartItem {
  const item = makeItem(values);
  return { ...item, pdkey: lineKey(item) };
}

export function makeOrder(values: Partial<CartOrder> = {}): CartOrder {
  const {
    remark: _remark,
    total_price: _price,
    total_quantity: _count,
    items: _items,
    ...order
  } = emptyCart();
  return { ...order, store_id: 1, store_name: "測試麵店", ...values };
}

export function makeCart(values: Partial<Cart> = {}): Cart {
  const items = values.items ?? [makeLine()];
  return {
    ...emptyCart(),
    store_id: 1,
    store_name: "測試麵店",
    total_price: items.reduce((sum, item) => sum + item.unit_price * item.quantity, 0),
    total_quantity: items.reduce((sum, item) => sum + item.quantity, 0),
    ...values,
    items,
  };
}
