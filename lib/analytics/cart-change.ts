import type { Cart, CartItem } from "@/lib/contracts/carts";
import { cartItems, type GaItem } from "./ga-item";

type CartChange = { come: GaItem[]; gone: GaItem[] };

/** What one change of the cart put in and took out: only the quantity that changed (AN-03). */
export function cartChange(before: Cart, after: Cart): CartChange {
  return {
    come: cartItems(more(after.items, before.items), after.store_name),
    gone: cartItems(more(before.items, after.items), before.store_name),
  };
}

/** The lines of `items` with as many pieces as `than` has less of them. */
function more(items: CartItem[], than: CartItem[]): CartItem[] {
  return items.flatMap((item) => {
    const other = than.find(({ pdkey }) => pdkey === item.pdkey);
    const quantity = item.quantity - (other?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
