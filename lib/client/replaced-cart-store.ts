import { useState } from "react";
import {
  type ReplacedCart,
  repairReplacedCarts,
  withoutReplaced,
  withReplaced,
} from "@/lib/cart/replaced-carts";
import type { Cart } from "@/lib/contracts/carts";
import { changeCart, currentCart } from "./cart-store";
import { readStored, writeStored } from "./storage";
import { useStored } from "./use-stored";

/** Stores the current cart as a replaced cart, because another cart is about to replace it (CA-49). */
export function storeReplacedCart(): void {
  write((carts) => withReplaced(carts, { cart: currentCart(), time: Date.now() }));
}

/** The replaced cart of this store, or null. */
export function useReplacedCart(store_id: number): Cart | null {
  const stored = useStored("replacedCarts");
  const [now] = useState(Date.now);
  return (stored && cartOf(repairReplacedCarts(stored, now), store_id)) ?? null;
}

/**
 * Makes a replaced cart the current cart. The cart page then reads the current prices (CA-50). The parameter is the
 * cart and not its store id, because this cart may no longer be stored: `storeReplacedCart` may have run just before
 * and removed it as the oldest one.
 */
export function restoreReplacedCart(cart: Cart): void {
  removeReplacedCart(cart.store_id);
  changeCart(() => cart);
}

export function removeReplacedCart(store_id: number): void {
  write((carts) => withoutReplaced(carts, store_id));
}

function write(change: (carts: ReplacedCart[]) => ReplacedCart[]): void {
  writeStored("replacedCarts", change(read()));
}

function read(): ReplacedCart[] {
  return repairReplacedCarts(readStored("replacedCarts"), Date.now());
}

function cartOf(carts: ReplacedCart[], store_id: number): Cart | undefined {
  return carts.find(({ cart }) => cart.store_id === store_id)?.cart;
}
