import { useCart } from "@/lib/client/cart-store";
import type { Cart } from "@/lib/contracts/carts";

/** The cart if it contains products of this store, else null. */
export function useCartOf(store_id: number): Cart | null {
  const { cart } = useCart();
  return cart.store_id === store_id && cart.items.length > 0 ? cart : null;
}
