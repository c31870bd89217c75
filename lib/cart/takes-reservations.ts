import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";

type Services = { reservation: 0 | 1; has_business_reservation: 0 | 1 };

/** True if a store takes orders for later. A business order is always for later. */
export function takesReservations(store: Services, dining_type: DiningType): boolean {
  return dining_type === DINING_TYPE.businessReservation
    ? store.has_business_reservation === 1
    : store.reservation === 1;
}
