import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import { keptPayment, rememberedPayment } from "@/lib/checkout/default-payment";
import { offeredPayTypes } from "@/lib/checkout/store-choices";
import { changeCart } from "@/lib/client/cart-store";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import { type CheckoutContext, isStale } from "./checkout-state";
import { recompute } from "./recompute-order";

/** While a person types: kept at once, asked about on leaving the field. */
export function edit({ get, set }: CheckoutContext, part: Partial<CheckoutDraft>): void {
  set({ draft: { ...get().draft, ...part }, fault: null });
}

/** Acceptance CK-16 to CK-18: a change that the server must know of is followed by its numbers. */
export async function settle(context: CheckoutContext): Promise<void> {
  const { stage, isOutdated } = context.get();
  if (stage === "open" && (isOutdated || isStale(context.get()))) await recompute(context);
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
  const payment = { pay_type: draft.pay_type, card_id: draft.card_id };
  const kept = order ? keptPayment(payment, offeredPayTypes(order.store, dining_type)) : payment;
  set({ cart: { ...cart, dining_type }, draft: { ...draft, ...kept } });
  await settle(context);
}

export async function choosePayment(context: CheckoutContext, pay_type: PayType): Promise<void> {
  const payment = { pay_type, card_id: null };
  const remembered = rememberedPayment(payment);
  if (remembered) {
    writeStored("payType", remembered.payType);
    writeStored("cardSelected", remembered.cardSelected);
  } else removeStored("payType", "cardSelected");
  edit(context, payment);
  await settle(context);
}

/** The address was changed, here or in another tab: storage is where it lives. */
export async function takeAddress(context: CheckoutContext): Promise<void> {
  context.set({ address: readStored("address"), fault: null });
  await settle(context);
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
