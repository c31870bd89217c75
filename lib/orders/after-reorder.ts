import { cartOrderOf } from "@/lib/cart/cart-order";
import { addItem, type CartOrder, needsNewOrder, withItems } from "@/lib/cart/cart-rules";
import type { OrderStore } from "@/lib/catalog/order-store";
import type { Cart } from "@/lib/contracts/carts";
import type { Reorder } from "@/lib/contracts/reorder";
import { initialView } from "@/lib/view/initial-view";

/**
 * The next step of a reorder. The page first shows what has changed since the earlier order, if anything. Then it asks
 * what to do with a cart of another store or dining type. The last step fills the cart.
 */
type AfterReorder = "show-changes" | "ask-new-order" | "fill";

export function afterReorder(
  reorder: Reorder,
  cart: Cart,
  changes: "unknown" | "shown",
): AfterReorder {
  if (changes === "unknown" && reorder.changes.length > 0) return "show-changes";
  return needsNewOrder(cart, reorder) ? "ask-new-order" : "fill";
}

/**
 * Adds the lines of a reorder to a cart of the same store. The reservation of the cart stays. An empty cart becomes a
 * cart of this store without a reservation. The lines of a group order replace the lines of the cart that have the name
 * of a person, because the host may have taken this group order to the cart before (GO-10).
 */
export function reorderedCart(cart: Cart, reorder: Reorder, store: OrderStore): Cart {
  const { dining_type, items } = reorder;
  const newOrder: CartOrder = cartOrderOf({ store, dining_type, view: initialView(), number: "" });
  const { is_reservation, reservation_start_time, number } = cart;
  const hasItems = cart.items.length > 0;
  const order = hasItems
    ? { ...newOrder, is_reservation, reservation_start_time, number }
    : newOrder;
  const isGroup = items.some(({ username }) => username !== "");
  const kept = isGroup
    ? withItems(
        cart,
        cart.items.filter(({ username }) => username === ""),
      )
    : cart;
  return items.reduce((filled, item) => addItem(filled, order, item), kept);
}
