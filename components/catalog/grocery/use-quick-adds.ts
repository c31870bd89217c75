"use client";

import { useState } from "react";
import type { Shop } from "@/components/catalog/store/use-shop";
import { changeQuantity } from "@/lib/cart/cart-rules";
import { changeCart } from "@/lib/client/cart-store";
import { useLatest } from "@/lib/client/use-latest";
import type { Cart } from "@/lib/contracts/carts";
import type { GroceryItem } from "@/lib/contracts/products";

export type Press = { key: number; item: GroceryItem };

/** Adds or removes one piece of a product from the list. */
export function useQuickAdds(shop: Shop) {
  const [presses, setPresses] = useState<Press[]>([]);

  const step = useLatest((item: GroceryItem, by: 1 | -1, from: HTMLElement) => {
    if (by < 0) return changeCart((cart) => withOneLess(cart, item));
    if (item.has_options !== 0) return shop.openFood(item, from);
    setPresses((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, item }]);
  });

  return {
    presses,
    step,
    done: ({ key }: Press) => setPresses((before) => before.filter((press) => press.key !== key)),
    giveUp: () => setPresses([]),
  };
}

/** Removes from the line that was added last. */
function withOneLess(cart: Cart, { id, item_type }: GroceryItem): Cart {
  const line = cart.items.findLast((item) => item.id === id && item.item_type === item_type);
  return line ? changeQuantity(cart, line.pdkey, line.quantity - 1) : cart;
}
