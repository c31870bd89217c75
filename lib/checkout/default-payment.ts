import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Card } from "@/lib/contracts/payments";

/**
 * `card_id` is the card that a card payment uses. It may also be set for another pay type, but it is sent only for card
 * payment.
 */
export type Payment = { pay_type: PayType | null; card_id: number | null };

type PaymentContext = {
  /** The stored values of `payType` and `cardSelected`. */
  saved: { payType: number | null; cardSelected: number | null };
  /** Null until the cards are read. The saved values are used without a check until then. */
  cards: Pick<Card, "id">[] | null;
  /** The pay types that can be chosen now. Null until they are read, like `cards`. */
  offered: PayType[] | null;
  dining_type: DiningType;
  /** The pay type of the member's last order. If it was card payment, the card is in `saved`. */
  last: PayType | null;
};

/**
 * The default payment (CK-27 to CK-30). If these rules give no pay type, the pay type of the last order is used, if it
 * is offered and is not card payment (CK-115).
 */
export function defaultPayment({
  saved,
  cards,
  offered,
  dining_type,
  last,
}: PaymentContext): Payment {
  const card_id = cards ? usableCard(cards, saved.cardSelected) : saved.cardSelected;
  const isOffered = (type: PayType) => offered === null || offered.includes(type);
  const savedType = Object.values(PAY_TYPE).find((type) => type === saved.payType);
  const isPayable = savedType !== PAY_TYPE.creditCard || card_id !== null;
  if (savedType !== undefined && isOffered(savedType) && isPayable)
    return { pay_type: savedType, card_id };
  const isBusiness = dining_type === DINING_TYPE.businessReservation;
  const defaults = isBusiness ? [PAY_TYPE.corporateBill, PAY_TYPE.linePay] : [PAY_TYPE.linePay];
  const canRepeat = last !== null && offered?.includes(last) && last !== PAY_TYPE.creditCard;
  return { pay_type: defaults.find(isOffered) ?? (canRepeat ? last : null), card_id };
}

/**
 * The id of the card that was used before if it is still saved, or else of the first card (CK-22, CK-28). Null if there
 * are no cards.
 */
function usableCard(cards: Pick<Card, "id">[], previous: number | null): number | null {
  const card = cards.find(({ id }) => id === previous) ?? cards[0];
  return card?.id ?? null;
}

/**
 * The payment after a card was saved (`status=bindCard`): card payment with the newest card (CK-37). Null if there are
 * no cards.
 */
export function boundPayment(cards: Pick<Card, "id">[]): Payment | null {
  const card = cards.at(-1);
  return card ? { pay_type: PAY_TYPE.creditCard, card_id: card.id } : null;
}

/** Removes the pay type if the store does not offer it for the dining type (CK-31). */
export function allowedPayment({ pay_type, card_id }: Payment, offered: PayType[]): Payment {
  const isKept = pay_type !== null && offered.includes(pay_type);
  return { pay_type: isKept ? pay_type : null, card_id };
}

/**
 * The values to store in the browser (CK-32, CK-33). Null unless the pay type is card payment and a card is chosen,
 * because no other payment is stored.
 */
export function rememberedPayment({ pay_type, card_id }: Payment) {
  if (pay_type !== PAY_TYPE.creditCard || card_id === null) return null;
  return { payType: pay_type, cardSelected: card_id };
}
