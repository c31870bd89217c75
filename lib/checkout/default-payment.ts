import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Card } from "@/lib/contracts/payments";

export type Payment = { pay_type: PayType | null; card_id: number | null };

type Known = {
  /** Under the local storage keys `payType` and `cardSelected`. */
  saved: { payType: number | null; cardSelected: number | null };
  cards: Pick<Card, "id">[];
  /** The methods that can be chosen now; null while the store has not been read. */
  offered: PayType[] | null;
  dining_type: DiningType;
};

const NONE: Payment = { pay_type: null, card_id: null };

/** SPEC §4 Checkout, Default payment. */
export function defaultPayment({ saved, cards, offered, dining_type }: Known): Payment {
  const isOffered = (type: PayType) => offered === null || offered.includes(type);
  const kept = Object.values(PAY_TYPE).find((type) => type === saved.payType);
  if (kept !== undefined && isOffered(kept)) {
    if (kept !== PAY_TYPE.creditCard) return { pay_type: kept, card_id: null };
    const card = cards.find(({ id }) => id === saved.cardSelected) ?? cards[0];
    if (card) return { pay_type: kept, card_id: card.id };
  }
  const usual =
    dining_type === DINING_TYPE.businessReservation ? PAY_TYPE.corporateBill : PAY_TYPE.linePay;
  return isOffered(usual) ? { pay_type: usual, card_id: null } : NONE;
}

/** A dining type whose store settings do not allow the chosen method clears it (acceptance CK-31). */
export function keptPayment(payment: Payment, offered: PayType[]): Payment {
  const { pay_type } = payment;
  return pay_type === null || offered.includes(pay_type) ? payment : NONE;
}

/** SPEC §4: a card is remembered with its method; any other choice forgets both. */
export function rememberedPayment({ pay_type, card_id }: Payment) {
  if (pay_type !== PAY_TYPE.creditCard || card_id === null) return null;
  return { payType: pay_type, cardSelected: card_id };
}
