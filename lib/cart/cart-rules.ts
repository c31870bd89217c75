import type { Cart, CartItem, ViewState } from "@/lib/contracts/carts";
import {
  DINING_TYPE,
  type DiningType,
  IMMEDIATE,
  INITIAL_DINING_TYPE,
} from "@/lib/contracts/codes";
import { initialView } from "@/lib/view/initial-view";
import { lineIdentity, lineKey, linePrice } from "./cart-line";
import { roomFor } from "./limit-rules";

/** The fields that a cart takes from the store and the visit with its first item. */
export type CartOrder = Omit<Cart, "remark" | "total_price" | "total_quantity" | "items">;
export type NewItem = Omit<CartItem, "pdkey">;

export function emptyCart(): Cart {
  return {
    store_id: 0,
    store_name: "",
    store_image: "",
    store_classification_id: 1,
    dining_type: INITIAL_DINING_TYPE,
    is_reservation: 0,
    reservation_start_time: IMMEDIATE,
    minimum_charge: 0,
    number: "",
    remark: "",
    is_items_remark: 0,
    total_price: 0,
    total_quantity: 0,
    items: [],
  };
}

/** Increases an identical line or adds a new line (CA-10, CA-11). The caller checks the store. */
export function addItem(cart: Cart, order: CartOrder, item: NewItem): Cart {
  const remark = cart.store_id === order.store_id ? cart.remark : "";
  return withItems({ ...cart, ...order, remark }, mergeLines([...cart.items, withKey(item)]));
}

/** A quantity of 0 or less deletes the line (CA-03). */
export function changeQuantity(cart: Cart, pdkey: string, quantity: number): Cart {
  return withItems(
    cart,
    cart.items.map((item) => (item.pdkey === pdkey ? { ...item, quantity } : item)),
  );
}

/** Gives the line the item's choices. If another line becomes identical, merges the two (PR-23). */
export function updateLine(cart: Cart, pdkey: string, item: NewItem): Cart {
  const items = cart.items.map((line) => (line.pdkey === pdkey ? withKey(item) : line));
  return withItems(cart, mergeLines(items));
}

/** True if the cart holds items of another store or another dining type (CA-14, CA-22). */
export function needsNewOrder(
  cart: Cart,
  wanted: { store_id: number; dining_type: DiningType },
): boolean {
  if (cart.items.length === 0) return false;
  return cart.store_id !== wanted.store_id || cart.dining_type !== wanted.dining_type;
}

/** Clears the cart, and the view too unless it is a business reservation (CA-26, CA-27). */
export function resetCart(view: ViewState): { cart: Cart; view: ViewState } {
  const keepsView = view.dining_type === DINING_TYPE.businessReservation;
  return { cart: emptyCart(), view: keepsView ? view : initialView() };
}

/** Every change ends here: drops empty lines, applies the limits and computes the totals. */
export function withItems(cart: Cart, items: CartItem[]): Cart {
  const validItems: CartItem[] = [];
  for (const item of items) {
    const quantity = Math.min(Math.trunc(item.quantity), roomFor(validItems, item));
    if (quantity > 0) validItems.push({ ...item, quantity });
  }
  if (validItems.length === 0) return emptyCart();
  return { ...cart, items: validItems, ...cartTotals(validItems) };
}

/** Merges identical lines: the result has the place of the first and the fields of the newest. */
export function mergeLines(items: CartItem[]): CartItem[] {
  const lines = new Map<string, CartItem>();
  for (const item of items) {
    const identity = lineIdentity(item);
    const before = lines.get(identity);
    lines.set(identity, { ...item, quantity: item.quantity + (before?.quantity ?? 0) });
  }
  return [...lines.values()];
}

function cartTotals(items: CartItem[]): Pick<Cart, "total_price" | "total_quantity"> {
  return {
    total_price: items.reduce((sum, item) => sum + linePrice(item), 0),
    total_quantity: items.reduce((sum, item) => sum + item.quantity, 0),
  };
}

function withKey(item: NewItem): CartItem {
  const trimmed = { ...item, remark: item.remark.trim() };
  return { ...trimmed, pdkey: lineKey(trimmed) };
}
