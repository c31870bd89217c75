import type { Contact } from "@/lib/checkout/checkout-draft";
import { defaultPayment, type Payment, rememberedPayment } from "@/lib/checkout/default-payment";
import { isLastChoices, type LastChoices, nextChoices } from "@/lib/checkout/last-choices";
import { offeredPayTypes } from "@/lib/checkout/store-choices";
import { currentMid } from "@/lib/client/last-checkout";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

/** The pay types that a store offers to the current member for this dining type. */
export function offeredHere(store: Order["store"], dining_type: DiningType): PayType[] {
  const business_id = readStored("member")?.business_id ?? 0;
  return offeredPayTypes(store, { dining_type, business_id });
}

/**
 * Stores the chosen payment if it is a saved card, so that the next order starts with it. Any other choice removes the
 * stored payment (CK-32, CK-33).
 */
export function rememberPayment(payment: Payment): void {
  const remembered = rememberedPayment(payment);
  if (remembered) {
    writeStored("payType", remembered.payType);
    writeStored("cardSelected", remembered.cardSelected);
  } else removeStored("payType", "cardSelected");
}

/** The stored choices of the current member's last order; null if there are none. */
export function lastChoicesHere(): LastChoices | null {
  const last: unknown = readStored("lastChoices");
  return isLastChoices(last) && last.mid === currentMid() ? last : null;
}

/** Stores the choices of an accepted order, so that the next checkout can propose them. */
export function rememberChoices(ordered: Parameters<typeof nextChoices>[1]): void {
  writeStored("lastChoices", nextChoices(lastChoicesHere(), ordered));
}

type Known = Omit<Parameters<typeof defaultPayment>[0], "saved" | "last">;

/**
 * Returns the chosen payment or, without a choice, the stored payment. If the store does not offer this payment, or if
 * it is card payment and the member has no saved card, returns the default payment (CK-27 to CK-30).
 */
export function paymentHere({ pay_type, card_id }: Payment, known: Known): Payment {
  const saved = {
    payType: pay_type ?? readStored("payType"),
    cardSelected: card_id ?? readStored("cardSelected"),
  };
  return defaultPayment({ saved, ...known, last: lastChoicesHere()?.pay_type ?? null });
}

export function contactHere(): Contact {
  return { name: readStored("contactName") ?? "", phone: readStored("contactPhone") ?? "" };
}
