import { events } from "@/lib/analytics/shop-event";
import { reservationFields } from "@/lib/cart/reservation-fields";
import { allowedPayment, type Payment } from "@/lib/checkout/default-payment";
import { withPointsEvent } from "@/lib/checkout/discount-choices";
import { pointsCap, typedPoints } from "@/lib/checkout/points-cap";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import { reserve } from "@/lib/client/reserve";
import { readStored, writeStored } from "@/lib/client/storage";
import { readView } from "@/lib/client/view-state";
import type { Cart } from "@/lib/contracts/carts";
import type { DiningType } from "@/lib/contracts/codes";
import { offeredHere, rememberPayment } from "./member-choices";
import { change, quoteIfChanged } from "./quote-order";
import type { StoreCheckout, StoreForm } from "./store-order-state";

export async function keepContact(checkout: StoreCheckout): Promise<void> {
  const form = checkout.form;
  if (!form) return;
  writeStored("contactName", form.draft.contact_name.trim());
  writeStored("contactPhone", form.draft.contact_phone.trim());
  await quoteIfChanged(checkout);
}

/** CA-25: at checkout this changes the dining type of the cart and begins no new order. */
export async function chooseDiningType(checkout: StoreCheckout, dining_type: DiningType) {
  const form = checkout.form;
  if (!form) return;
  const { cart, draft, order } = form;
  changeCart((stored) => ({ ...stored, dining_type }));
  const payment = allowedPayment(draft, offeredHere(order.store, dining_type));
  const pay_chosen_for = draft.pay_chosen_for === null ? null : dining_type;
  checkout.patch({
    cart: { ...cart, dining_type },
    draft: { ...draft, ...payment, pay_chosen_for },
  });
  await quoteIfChanged(checkout);
  reportShipping(checkout);
}

/** CK-13: stores the time in the view and in the cart, as the store page does. */
export async function chooseReservation(checkout: StoreCheckout, start: number): Promise<void> {
  const form = checkout.form;
  if (!form) return;
  const { cart } = form;
  const { store_id, dining_type } = cart;
  reserve({ store_id, dining_type, view: readView() }, start);
  const { is_reservation, reservation_start_time } = reservationFields(start);
  checkout.patch({ cart: { ...cart, is_reservation, reservation_start_time } });
  await quoteIfChanged(checkout);
}

export async function choosePayment(checkout: StoreCheckout, payment: Payment): Promise<void> {
  const pay_chosen_for = checkout.form?.cart.dining_type ?? null;
  rememberPayment(payment);
  await change(checkout, { ...payment, pay_chosen_for });
  const order = checkout.form?.order;
  const { pay_type } = payment;
  if (order && pay_type !== null) events.push({ name: "add_payment_info", order, pay_type });
}

/** Reads the address again after a change in this or another tab. Only local storage holds the current address. */
export async function takeAddress(checkout: StoreCheckout): Promise<void> {
  checkout.patch({ address: readStored("address") });
  await quoteIfChanged(checkout);
  reportShipping(checkout);
}

/**
 * Takes the lines that another tab has changed in this order (CK-133). A submit that has begun or has no answer keeps its
 * lines, and an emptied cart is noticed by the submit.
 */
export async function takeCart(checkout: StoreCheckout): Promise<void> {
  const { form, state } = checkout;
  const { items, total_price, total_quantity, ...cart } = currentCart();
  if (!form || state.phase !== "ready" || form.unanswered) return;
  const isChanged = JSON.stringify(form.cart.items) !== JSON.stringify(items);
  if (!isChanged || items.length === 0 || !isSameOrder(form.cart, cart)) return;
  checkout.patch({ cart: { ...form.cart, items, total_price, total_quantity } });
  await quoteIfChanged(checkout);
}

type OrderOfCart = Pick<Cart, "store_id" | "dining_type">;

/** The order of a partner without a cart has no lines here (CK-92), so it takes none. */
function isSameOrder(shown: Cart, { store_id, dining_type }: OrderOfCart): boolean {
  return shown.items.length > 0 && shown.store_id === store_id && shown.dining_type === dining_type;
}

/** Reports the shipping with the amounts of the new address or dining type. */
function reportShipping(checkout: StoreCheckout): void {
  const order = checkout.form?.order;
  if (order) events.push({ name: "add_shipping_info", order });
}

/** CK-15: the note for the courier is the remark of the address. */
export function editAddressNote(checkout: StoreCheckout, remark: string): void {
  const address = checkout.form?.address;
  if (address) checkout.patch({ address: { ...address, remark } });
}

export async function keepAddressNote(checkout: StoreCheckout): Promise<void> {
  const address = checkout.form?.address;
  if (address && address.remark !== readStored("address")?.remark) writeStored("address", address);
  await quoteIfChanged(checkout);
}

export async function switchPointsEvent(checkout: StoreCheckout, to: "on" | "off") {
  const form = checkout.form;
  if (!form) return;
  const isOn = to === "on";
  await change(checkout, isOn ? withPointsEvent(form.order, form.draft) : { op_event_id: null });
}

/** `on` uses the maximum of points, and the customer can lower the number. `off` uses none (CK-56). */
export async function switchPoints(checkout: StoreCheckout, to: "on" | "off"): Promise<void> {
  const form = checkout.form;
  if (form) await change(checkout, { use_op: to === "on" ? capOf(form) : 0 });
}

/** Updates the number while the customer types. The quote is requested after a pause. */
export function typePoints(checkout: StoreCheckout, text: string): void {
  const form = checkout.form;
  if (form) checkout.edit({ use_op: typedPoints(text, capOf(form)) });
}

function capOf({ order, draft }: StoreForm): number {
  return pointsCap(order, draft);
}
