import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

type MinimumStore = Pick<
  Store,
  | "use_fodomo_deliver"
  | "fodomo_delivery_min_amount"
  | "delivery_min_amount"
  | "eatin_min_amount"
  | "business_reservation_min_amount"
> & { min_charge?: number; mini_charge?: number };

/** The minimum amount of an order in NT$ for this dining type (CA-43 to CA-45). */
export function minimumOf(store: MinimumStore, dining_type: DiningType): number {
  switch (dining_type) {
    case DINING_TYPE.pickup:
      return Math.round(store.min_charge ?? store.mini_charge ?? 0);
    case DINING_TYPE.delivery:
      return store.use_fodomo_deliver === 1
        ? store.fodomo_delivery_min_amount
        : store.delivery_min_amount;
    case DINING_TYPE.dineIn:
      return store.eatin_min_amount;
    case DINING_TYPE.businessReservation:
      return store.business_reservation_min_amount;
    case DINING_TYPE.courier:
      return 0;
  }
}

/** The amount in NT$ that the cart lacks to reach the minimum, or 0 if it has reached the minimum (CA-42). */
export function shortfall({
  total_price,
  minimum_charge,
}: Pick<Cart, "total_price" | "minimum_charge">): number {
  return Math.max(0, minimum_charge - total_price);
}
