import { offeredPayTypes } from "@/lib/checkout/store-choices";
import { readStored } from "@/lib/client/storage";
import type { DiningType, PayType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

/** How this browser's member may pay this store. */
export function offeredHere(store: Order["store"], dining_type: DiningType): PayType[] {
  const business_id = readStored("member")?.business_id ?? 0;
  return offeredPayTypes(store, { dining_type, business_id });
}
