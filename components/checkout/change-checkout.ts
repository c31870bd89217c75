import { events } from "@/lib/analytics/event-queue";
import { reservationFields } from "@/lib/cart/reservation-fields";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import { keptPayment, type Payment, rememberedPayment } from "@/lib/checkout/default-payment";
import { changeCart } from "@/lib/client/cart-store";
import { reserve } from "@/lib/client/reserve";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import { readView } from "@/lib/client/view-state";
import type { DiningType } from "@/lib/contracts/codes";
import { type CheckoutContext, isUnasked } from "./checkout-state";
import { offeredHere } from "./offered-here";
import { recompute } from "./recompute-order";

/** While a person types: kept at once, asked about on leaving the field. */
export function edit({ get, set }: CheckoutContext, part: Partial<CheckoutDraft>): void {
  set({ draft: { ...get().draft, ...part }, fault: null });
}

/** CK-16 to CK-18: a change that the server must know of is followed by its numbers. */
export async function settle(context: CheckoutContext): Promise<void> {
  const { stage, isSending } = context.get();
  if (stage === "open" && !isSending && isUnasked(context.get())) await recompute(context);
}

export async function settleContact(context: CheckoutContext): Promise<void> {
  const { contact_name, contact_phone } = context.get().draft;
  writeStored("contactName", contact_name.trim());
  writeStored("contactPhone", contact_phone.trim());
  await settle(context);
}

/** CA-25: here the cart's own type changes, and no new order begins. */
export async function chooseDiningType(context: CheckoutContext, dining_type: DiningType) {
  const { get, set } = context;
  const { cart, draft, order } = get();
  changeCart((stored) => ({ ...stored, dining_type }));
  const kept = order && keptPayment(draft, offeredHere(order.store, dining_type));
  const pay_chosen_for = draft.pay_chosen_for === null ? null : dining_type;
  set({ cart: { ...cart, dining_type }, draft: { ...draft, ...kept, pay_chosen_for } });
  await settle(context);
  tellShipping(context);
}

/** CK-13: as on the store's page, the view takes the time and with it the cart. */
export async function chooseReservation(context: CheckoutContext, start: number): Promise<void> {
  const { get, set } = context;
  const { cart } = get();
  const { store_id, dining_type } = cart;
  reserve({ store_id, dining_type, view: readView() }, start);
  const { is_reservation, reservation_start_time } = reservationFields(start);
  set({ cart: { ...cart, is_reservation, reservation_start_time } });
  await settle(context);
}

export async function choosePayment(context: CheckoutContext, payment: Payment): Promise<void> {
  rememberPayment(payment);
  edit(context, { ...payment, pay_chosen_for: context.get().cart.dining_type });
  await settle(context);
  const { order } = context.get();
  const { pay_type } = payment;
  if (order && pay_type !== null) events.push({ name: "add_payment_info", order, pay_type });
}

/** CK-32, CK-33. */
export function rememberPayment(payment: Payment): void {
  const remembered = rememberedPayment(payment);
  if (remembered) {
    writeStored("payType", remembered.payType);
    writeStored("cardSelected", remembered.cardSelected);
  } else removeStored("payType", "cardSelected");
}

/** The address was changed, here or in another tab: storage is where it lives. */
export async function takeAddress(context: CheckoutContext): Promise<void> {
  context.set({ address: readStored("address"), fault: null });
  await settle(context);
  tellShipping(context);
}

/** With the numbers that the new place or dining type has brought. */
function tellShipping({ get }: CheckoutContext): void {
  const { order } = get();
  if (order) events.push({ name: "add_shipping_info", order });
}

/** CK-15: the note for the courier is the remark of the address. */
export function noteAddress({ get, set }: CheckoutContext, remark: string): void {
  const { address } = get();
  if (address) set({ address: { ...address, remark } });
}

export async function settleAddressNote(context: CheckoutContext): Promise<void> {
  const { address } = context.get();
  if (address && address.remark !== readStored("address")?.remark) writeStored("address", address);
  await settle(context);
}
