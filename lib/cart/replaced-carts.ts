import type { Cart } from "@/lib/contracts/carts";
import { repairedCart } from "./stored-cart";

/** A cart that the customer replaced by another cart, and the time of the replacement (epoch milliseconds). */
export type ReplacedCart = { cart: Cart; time: number };

/** The maximum number of replaced carts in a browser. Each store has at most one. */
export const REPLACED_CARTS_MAX = 5;
export const REPLACED_CART_DAYS = 7;
const REPLACED_CART_MS = REPLACED_CART_DAYS * 86_400_000;

/**
 * Adds a replaced cart at the start, unless it is empty. Removes an older cart of the same store, and the oldest carts
 * above the maximum (CA-49).
 */
export function withReplaced(carts: ReplacedCart[], { cart, time }: ReplacedCart): ReplacedCart[] {
  if (cart.items.length === 0) return carts;
  return [{ cart, time }, ...withoutReplaced(carts, cart.store_id)].slice(0, REPLACED_CARTS_MAX);
}

export function withoutReplaced(carts: ReplacedCart[], store_id: number): ReplacedCart[] {
  return carts.filter(({ cart }) => cart.store_id !== store_id);
}

/**
 * Reads replaced carts from local storage. Drops invalid carts, carts that were replaced seven or more days ago, and
 * carts above the maximum. Does not throw (CA-49).
 */
export function repairReplacedCarts(stored: unknown, now: number): ReplacedCart[] {
  const entries: unknown[] = Array.isArray(stored) ? stored.slice(0, REPLACED_CARTS_MAX) : [];
  return entries.flatMap((entry) => {
    const { cart: found, time } = (entry ?? {}) as { cart?: unknown; time?: unknown };
    // If the clock of the device was set back, the time of a cart may be in the future. `Math.abs` also drops a cart
    // whose time is far in the future, because it would stay too long.
    if (typeof time !== "number" || !(Math.abs(now - time) < REPLACED_CART_MS)) return [];
    const cart = repairedCart(found);
    return cart.items.length > 0 ? [{ cart, time }] : [];
  });
}
