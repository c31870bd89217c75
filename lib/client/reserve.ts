import { needsNewOrder } from "@/lib/cart/cart-rules";
import { reservationFields } from "@/lib/cart/reservation-fields";
import type { ViewState } from "@/lib/contracts/carts";
import type { DiningType } from "@/lib/contracts/codes";
import { changeCart, clearCart, currentCart } from "./cart-store";
import { keepReservedAt } from "./reserved-at";
import { readView, withDiningType, withReservation, writeView } from "./view-state";

/** Where a time is chosen: at this store, for this dining type, as this view shows it. */
type Place = { store_id: number; dining_type: DiningType; view: ViewState };

/** The view takes the time, and with it a cart of this store (CA-24, CA-33). */
export function reserve({ store_id, view }: Place, start: number): void {
  keepReservedAt(store_id);
  writeView(withReservation(view, start));
  const { items, store_id: mine } = currentCart();
  if (items.length === 0 || mine !== store_id) return;
  const { is_reservation, reservation_start_time } = reservationFields(start);
  changeCart((cart) => ({ ...cart, is_reservation, reservation_start_time }));
}

/** CA-23: the cart is of another store or type, and its owner is asked first. */
export function needsNewOrderFor(place: Place): boolean {
  return needsNewOrder(currentCart(), place);
}

/** CA-21: everything is reset, then what was chosen is applied. */
export function reserveAnew({ store_id, view }: Place, start: number): void {
  clearCart();
  keepReservedAt(store_id);
  writeView(withReservation(withDiningType(readView(), view.dining_type), start));
}
