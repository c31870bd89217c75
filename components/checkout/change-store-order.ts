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

/**
 * Changes the dining type of the order and of the stored cart. Other pages ask before this change whether to start a
 * new cart; the checkout does not (CA-25).
 */
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

/** Changes the time of the order. Stores the time in the view state and the cart, as the store page does (CK-13). */
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

/** Reads the stored address again after this or another tab has changed it, and requests a quote for it. */
export async function takeAddress(checkout: StoreCheckout): Promise<void> {
  checkout.patch({ address: readStored("address") });
  await quoteIfChanged(checkout);
  reportShipping(checkout);
}

/**
 * If another tab has changed the lines of the cart, shows these lines and requests a quote (CK-133). The lines stay
 * unchanged during a submit, while a dialog is open, and after a submit whose answer was lost. An empty cart is ignored
 * here, because the submit checks whether another tab has emptied the cart.
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

/**
 * True if the stored cart belongs to the shown order. False for a partner's order without a cart (CK-92), because its
 * lines do not come from the stored cart.
 */
function isSameOrder(shown: Cart, { store_id, dining_type }: OrderOfCart): boolean {
  return shown.items.length > 0 && shown.store_id === store_id && shown.dining_type === dining_type;
}

/** Reports the analytics event `add_shipping_info` with the amounts for the new address or dining type. */
function reportShipping(checkout: StoreCheckout): void {
  const order = checkout.form?.order;
  if (order) events.push({ name: "add_shipping_info", order });
}

/** Changes the note for the courier, which is the remark of the address (CK-15). */
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

/**
 * `on` uses the largest possible number of points, which the customer can lower afterwards. `off` uses no points
 * (CK-56).
 */
export async function switchPoints(checkout: StoreCheckout, to: "on" | "off"): Promise<void> {
  const form = checkout.form;
  if (form) await change(checkout, { use_op: to === "on" ? capOf(form) : 0 });
}

/** Changes the number of points while the customer types. `PointsChoice` requests the quote after a pause. */
export function typePoints(checkout: StoreCheckout, text: string): void {
  const form = checkout.form;
  if (form) checkout.edit({ use_op: typedPoints(text, capOf(form)) });
}

function capOf({ order, draft }: StoreForm): number {
  return pointsCap(order, draft);
}
