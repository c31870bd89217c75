import type { OrderStore } from "@/lib/catalog/order-store";
import type { ViewState } from "@/lib/contracts/carts";
import type { DiningType } from "@/lib/contracts/codes";
import type { CartOrder } from "./cart-rules";
import { minimumOf } from "./minimum-rules";

type CartVisit = { store: OrderStore; dining_type: DiningType; view: ViewState; number: string };

/** The fields of a new cart that come from the store and from this visit of its page. */
export function cartOrderOf({ store, dining_type, view, number }: CartVisit): CartOrder {
  return {
    store_id: store.id,
    store_name: store.name,
    store_image: store.image,
    store_classification_id: store.store_classification_id,
    dining_type,
    is_reservation: view.is_reservation,
    reservation_start_time: view.reservation_start_time,
    minimum_charge: minimumOf(store, dining_type),
    number,
    is_items_remark: store.is_items_remark,
  };
}
