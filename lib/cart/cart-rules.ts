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

/** The fields of a cart that are set when an item is added. They come from the store and from the visit of its page. */
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

/**
 * Increases the quantity of an identical line or adds a new line (CA-10, CA-11). The caller must check that the cart is
 * empty or belongs to the same store. The dining type and the time of the cart change to those of `order` (CA-48).
 */
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

/**
 * Replaces the line with this `pdkey` by `item`. If `item` is identical to another line, the two lines are merged
 * (PR-23).
 */
export function updateLine(cart: Cart, pdkey: string, item: NewItem): Cart {
  const items = cart.items.map((line) => (line.pdkey === pdkey ? withKey(item) : line));
  return withItems(cart, mergeLines(items));
}

/** True if the cart contains items of another store or for another dining type (CA-14, CA-22). */
export function needsNewOrder(
  cart: Cart,
  wanted: { store_id: number; dining_type: DiningType },
): boolean {
  if (cart.items.length === 0) return false;
  return cart.store_id !== wanted.store_id || cart.dining_type !== wanted.dining_type;
}

/**
 * Returns an empty cart, and the view with the initial dining type and time. If the view is that of a business
 * reservation, it is returned unchanged (CA-26, CA-27).
 */
export function resetCart(view: ViewState): { cart: Cart; view: ViewState } {
  const keepsView = view.dining_type === DINING_TYPE.businessReservation;
  return { cart: emptyCart(), view: keepsView ? view : initialView() };
}

/**
 * Sets the lines of a cart. Drops empty lines, applies the quantity limits and computes the totals. Returns an empty
 * cart if no line is left. Every change of the lines uses this function.
 */
export function withItems(cart: Cart, items: CartItem[]): Cart {
  const validItems: CartItem[] = [];
  for (const item of items) {
    const quantity = Math.min(Math.trunc(item.quantity), roomFor(validItems, item));
    if (quantity > 0) validItems.push({ ...item, quantity });
  }
  if (validItems.length === 0) return emptyCart();
  return { ...cart, items: validItems, ...cartTotals(validItems) };
}

/**
 * Merges identical lines. The merged line has the position of the first line, the fields of the last line and the sum
 * of the quantities.
 */
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
