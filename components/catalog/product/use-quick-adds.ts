"use client";

import { useState } from "react";
import { changeQuantity } from "@/lib/cart/cart-rules";
import { changeCart } from "@/lib/client/cart-store";
import { useLatest } from "@/lib/client/use-latest";
import type { Cart } from "@/lib/contracts/carts";
import type { MenuFood } from "@/lib/contracts/products";

export type Press = { key: number; food: MenuFood };

/**
 * The state of the plus and minus buttons of the products in a list. If a product may have options, its plus button
 * opens the product.
 */
export function useQuickAdds(openFood: (food: MenuFood, from: HTMLElement) => void) {
  const [presses, setPresses] = useState<Press[]>([]);

  const step = useLatest((food: MenuFood, by: 1 | -1, from: HTMLElement) => {
    if (by < 0) return changeCart((cart) => withOneLess(cart, food));
    if (food.has_options !== 0) return openFood(food, from);
    setPresses((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, food }]);
  });

  return {
    presses,
    step,
    done: ({ key }: Press) => setPresses((before) => before.filter((press) => press.key !== key)),
    giveUp: () => setPresses([]),
  };
}

/** Reduces the quantity of the product by 1. If the cart has several lines of the product, the last line is changed. */
function withOneLess(cart: Cart, { id, item_type }: MenuFood): Cart {
  const line = cart.items.findLast((item) => item.id === id && item.item_type === item_type);
  return line ? changeQuantity(cart, line.pdkey, line.quantity - 1) : cart;
}
