import type { Contact } from "@/lib/checkout/checkout-draft";
import { defaultPayment, type Payment, rememberedPayment } from "@/lib/checkout/default-payment";
import { offeredPayTypes } from "@/lib/checkout/store-choices";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

/** The payment methods of a store that are available to the current member. */
export function offeredHere(store: Order["store"], dining_type: DiningType): PayType[] {
  const business_id = readStored("member")?.business_id ?? 0;
  return offeredPayTypes(store, { dining_type, business_id });
}

/** Stores the payment for the next order (CK-32, CK-33). */
export function rememberPayment(payment: Payment): void {
  const remembered = rememberedPayment(payment);
  if (remembered) {
    writeStored("payType", remembered.payType);
    writeStored("cardSelected", remembered.cardSelected);
  } else removeStored("payType", "cardSelected");
}

type Known = Omit<Parameters<typeof defaultPayment>[0], "saved">;

/** The chosen payment, or the stored one, if it is offered. Otherwise the default (CK-27 to CK-30). */
export function paymentHere({ pay_type, card_id }: Payment, known: Known): Payment {
  const saved = {
    payType: pay_type ?? readStored("payType"),
    cardSelected: card_id ?? readStored("cardSelected"),
  };
  return defaultPayment({ saved, ...known });
}

export function contactHere(): Contact {
  return { name: readStored("contactName") ?? "", phone: readStored("contactPhone") ?? "" };
}
