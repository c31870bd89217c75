import type { Cart } from "@/lib/contracts/carts";
import { repairedCart } from "./stored-cart";

/** A cart that a new order has replaced, and when (epoch milliseconds). */
export type ReplacedCart = { cart: Cart; time: number };

/** Replaced carts in one browser, one for each store. */
export const REPLACED_CARTS_MAX = 5;
export const REPLACED_CART_DAYS = 7;
const REPLACED_CART_MS = REPLACED_CART_DAYS * 86_400_000;

/** Adds a replaced cart as the newest. It takes the place of an older one of the same store (CA-49). */
export function withReplaced(carts: ReplacedCart[], { cart, time }: ReplacedCart): ReplacedCart[] {
  if (cart.items.length === 0) return carts;
  return [{ cart, time }, ...withoutReplaced(carts, cart.store_id)].slice(0, REPLACED_CARTS_MAX);
}

export function withoutReplaced(carts: ReplacedCart[], store_id: number): ReplacedCart[] {
  return carts.filter(({ cart }) => cart.store_id !== store_id);
}

/** Reads replaced carts from local storage. Drops invalid, old and surplus ones. It never throws (CA-49). */
export function repairReplacedCarts(stored: unknown, now: number): ReplacedCart[] {
  const entries: unknown[] = Array.isArray(stored) ? stored.slice(0, REPLACED_CARTS_MAX) : [];
  return entries.flatMap((entry) => {
    const { cart: found, time } = (entry ?? {}) as { cart?: unknown; time?: unknown };
    // A clock that was set back leaves a time in the future. Without a limit, such a cart would stay too long.
    if (typeof time !== "number" || !(Math.abs(now - time) < REPLACED_CART_MS)) return [];
    const cart = repairedCart(found);
    return cart.items.length > 0 ? [{ cart, time }] : [];
  });
}
