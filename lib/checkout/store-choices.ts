import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

type Services = Pick<Store, "has_take" | "has_delivery">;
type Methods = Pick<
  Store,
  | "take_payment_method"
  | "delivery_payment_method"
  | "business_reservation_payment_method"
  | "disable_payment_method"
>;

export type PayMethod = { pay_type: PayType; isDisabled: boolean };

/** The methods that this shop can collect by. */
const COLLECTED: readonly PayType[] = [PAY_TYPE.cash, PAY_TYPE.linePay];

/** The dining types a person may choose between here, delivery first. */
export function diningTypes({ has_take, has_delivery }: Services): DiningType[] {
  return [
    ...(has_delivery === 1 ? [DINING_TYPE.delivery] : []),
    ...(has_take === 1 ? [DINING_TYPE.pickup] : []),
  ];
}

/** SPEC §4: a store without delivery falls back to pickup and vice versa; with neither it stays. */
export function suitableDiningType(store: Services, asked: DiningType): DiningType {
  const types = diningTypes(store);
  const isSwitchable = asked === DINING_TYPE.delivery || asked === DINING_TYPE.pickup;
  return !isSwitchable || types.includes(asked) ? asked : (types[0] ?? asked);
}

/** SPEC §5: the store's list for the dining type, with what it has switched off for now. */
export function payMethods(store: Methods, dining_type: DiningType): PayMethod[] {
  const listed = codes(listOf(store, dining_type));
  const disabled = codes(store.disable_payment_method);
  return COLLECTED.filter((type) => listed.includes(type)).map((pay_type) => ({
    pay_type,
    isDisabled: disabled.includes(pay_type),
  }));
}

export function offeredPayTypes(store: Methods, dining_type: DiningType): PayType[] {
  return payMethods(store, dining_type)
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ pay_type }) => pay_type);
}

function listOf(store: Methods, dining_type: DiningType): string {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return store.take_payment_method;
    case DINING_TYPE.delivery:
      return store.delivery_payment_method;
    case DINING_TYPE.businessReservation:
      return store.business_reservation_payment_method;
    case DINING_TYPE.dineIn:
    case DINING_TYPE.courier:
      return "";
  }
}

function codes(list: string): number[] {
  return list.split(",").map(Number);
}
