import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

type PaymentLists = Pick<
  Store,
  | "take_payment_method"
  | "delivery_payment_method"
  | "business_reservation_payment_method"
  | "disable_payment_method"
>;
export type ShownPayType = Exclude<PayType, typeof PAY_TYPE.zeroAmount>;

/** The pay types of a store for a dining type, without disabled and unknown pay types and `zeroAmount` (ST-31). */
export function paymentMethods(store: PaymentLists, dining_type: DiningType): ShownPayType[] {
  const disabled = codesOf(store.disable_payment_method);
  return codesOf(listFor(store, dining_type)).filter((code) => !disabled.includes(code));
}

function listFor(store: PaymentLists, dining_type: DiningType): string {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return store.take_payment_method;
    case DINING_TYPE.businessReservation:
      return store.business_reservation_payment_method;
    default:
      return store.delivery_payment_method;
  }
}

function codesOf(list: string): ShownPayType[] {
  return list.split(",").map(Number).filter(isShown);
}

function isShown(code: number): code is ShownPayType {
  return code !== PAY_TYPE.zeroAmount && Object.values<number>(PAY_TYPE).includes(code);
}
