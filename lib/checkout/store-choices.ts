import type { ShownPayType } from "@/lib/catalog/payment-methods";
import { diningTypeBlock, SELECTABLE_DINING_TYPES } from "@/lib/catalog/store-rules";
import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

type Services = Pick<Store, "has_take" | "has_delivery" | "has_business_reservation">;
type Methods = Pick<
  Store,
  | "take_payment_method"
  | "delivery_payment_method"
  | "business_reservation_payment_method"
  | "disable_payment_method"
>;

export type PayMethod = { pay_type: ShownPayType; isDisabled: boolean };
type Payer = { dining_type: DiningType; business_id: number };

/** All pay types that a customer can choose, in the order of the page. */
const METHODS: readonly ShownPayType[] = [
  PAY_TYPE.corporateBill,
  PAY_TYPE.linePay,
  PAY_TYPE.creditCard,
  PAY_TYPE.payuni,
  PAY_TYPE.icashPay,
  PAY_TYPE.thirdParty,
  PAY_TYPE.cash,
];

/** The dining types that this customer may choose, delivery first (CK-12). */
export function diningTypes(
  store: Services,
  business_id: number,
): (typeof SELECTABLE_DINING_TYPES)[number][] {
  return SELECTABLE_DINING_TYPES.filter(
    (dining_type) => diningTypeBlock(store, { dining_type, business_id }) === null,
  );
}

/**
 * The pay types that the store lists for the dining type. `isDisabled` marks the pay types that the store has disabled
 * for now (CK-23, CK-24).
 */
export function payMethods(store: Methods, { dining_type, business_id }: Payer): PayMethod[] {
  const listed = codes(listOf(store, dining_type));
  const disabled = codes(store.disable_payment_method);
  // Only corporate members can pay with a corporate bill.
  const isFor = (type: PayType) => type !== PAY_TYPE.corporateBill || business_id !== 0;
  return METHODS.filter((type) => listed.includes(type) && isFor(type)).map((pay_type) => ({
    pay_type,
    isDisabled: disabled.includes(pay_type),
  }));
}

export function offeredPayTypes(store: Methods, payer: Payer): PayType[] {
  return payMethods(store, payer)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ pay_type }) => pay_type);
}

function listOf(store: Methods, dining_type: DiningType): string {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return store.take_payment_method;
    case DINING_TYPE.delivery:
    // A courier order uses the delivery pay types of the courier desk (RU-50).
    case DINING_TYPE.courier:
      return store.delivery_payment_method;
    case DINING_TYPE.businessReservation:
      return store.business_reservation_payment_method;
    case DINING_TYPE.dineIn:
      return "";
  }
}

function codes(list: string): number[] {
  return list.split(",").map(Number);
}
