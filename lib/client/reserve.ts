import { needsNewOrder } from "@/lib/cart/cart-rules";
import { reservationFields } from "@/lib/cart/reservation-fields";
import type { ViewState } from "@/lib/contracts/carts";
import type { DiningType } from "@/lib/contracts/codes";
import { changeCart, clearCart, currentCart } from "./cart-store";
import { keepReservedAt } from "./use-order-view";
import { readView, withDiningType, withReservation, writeView } from "./view-state";

/** The store, the dining type and the view state for which a customer chooses a time. */
type Place = { store_id: number; dining_type: DiningType; view: ViewState };

/** Stores the chosen time in the view state, and in the cart if the cart belongs to this store (CA-24, CA-33). */
export function reserve({ store_id, view }: Place, start: number): void {
  keepReservedAt(store_id);
  writeView(withReservation(view, start));
  const { items, store_id: cartStoreId } = currentCart();
  if (items.length === 0 || cartStoreId !== store_id) return;
  const { is_reservation, reservation_start_time } = reservationFields(start);
  changeCart((cart) => ({ ...cart, is_reservation, reservation_start_time }));
}

/**
 * True if the cart contains products of another store or for another dining type. The customer must then agree to start
 * a new cart (CA-23).
 */
export function needsNewOrderFor(place: Place): boolean {
  return needsNewOrder(currentCart(), place);
}

/** CA-21: empties the cart, then stores the chosen dining type and time in the view state. */
export function reserveInNewCart({ store_id, view }: Place, start: number): void {
  clearCart();
  keepReservedAt(store_id);
  writeView(withReservation(withDiningType(readView(), view.dining_type), start));
}
