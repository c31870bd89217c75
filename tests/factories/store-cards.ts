import { OPEN_STATUS, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";

export function makeStoreCard(values: Partial<StoreCard> = {}): StoreCard {
  return {
    id: 1,
    name: "有碗水餃",
    image: "/pictures/covers/dumplings-1-rose-fbd0ce",
    store_types: [{ name: "水餃鍋貼" }, { name: "小吃" }],
    open_status: OPEN_STATUS.open,
    has_take: 1,
    has_delivery: 1,
    has_business_reservation: 0,
    avg_star_count: 4.5,
    star_num: 120,
    total_order_count: 58,
    distance: 1.9,
    in_delivery_range: 1,
    take_service_range: 1,
    waiting_time: 25,
    google_predict_time_text: "20~30 分鐘",
    delivery_fee: 35,
    delivery_fee_txt: "外送費 NT$35",
    minimum_charge: 150,
    store_classification_id: STORE_CLASSIFICATION.restaurant,
    offer_txt: "",
    ...values,
  };
}
