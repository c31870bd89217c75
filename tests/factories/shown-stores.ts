import type { StoreScreen } from "@/components/catalog/store/store-screen";
import { reservationFields } from "@/lib/cart/reservation-fields";
import type { ShownStore } from "@/lib/catalog/shown-store";
import type { Visit } from "@/lib/client/use-visit";
import {
  IMMEDIATE,
  INITIAL_DINING_TYPE,
  OPEN_STATUS,
  STORE_CLASSIFICATION,
} from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

export function makeShownStore(values: Partial<ShownStore> = {}): ShownStore {
  return {
    id: 1,
    name: "測試麵店",
    image: "/pictures/covers/noodles-1-ffd9be",
    web_detail_image: "",
    phone: "02-23456789",
    address: "台北市信義區市府路1號",
    city_name: "台北市",
    area_name: "信義區",
    lat: 25.033,
    lng: 121.564,
    intro: "三代傳承的麵店",
    store_types: [{ name: "麵食" }],
    open_status: OPEN_STATUS.open,
    has_take: 1,
    has_delivery: 1,
    has_eatin: 0,
    has_business_reservation: 0,
    reservation: 1,
    avg_star_count: 4.7,
    star_num: 120,
    total_order_count: 99,
    distance: null,
    in_delivery_range: 0,
    take_service_range: 1,
    waiting_time: 20,
    google_predict_time_text: "20~30 分鐘",
    delivery_fee: 35,
    delivery_fee_txt: "外送費 NT$35 起",
    store_classification_id: STORE_CLASSIFICATION.restaurant,
    service_score: [{ title: "餐點美味", avg_score_percent: 96 }],
    service_fee: 0,
    min_charge: 0,
    mini_charge: 0,
    delivery_min_amount: 150,
    fodomo_delivery_min_amount: 0,
    use_fodomo_deliver: 0,
    eatin_min_amount: 0,
    business_reservation_min_amount: 0,
    is_items_remark: 1,
    is_order_remark: 1,
    res_store_type: 1,
    invoice_issue_type: 1,
    take_payment_method: "2,5",
    delivery_payment_method: "2,5,11",
    business_reservation_payment_method: "7",
    disable_payment_method: "",
    product_id: "A-123456789-00000-0",
    policy_number: "",
    unified_code: "12345678",
    order_cheque: "",
    product_origin_labeling: "牛肉：台灣",
    global_coupon: null,
    brand_coupon: null,
    store_coupon: null,
    ...values,
  };
}

/** A store in the answer of the call storeDetail. */
export function makeStoreDetail(values: Partial<Store> = {}): Store {
  return {
    ...makeShownStore(),
    store_comments: [],
    reservation_time_list: [],
    business_reservation_time_list: [],
    distance: 1.2,
    in_delivery_range: 1,
    ...values,
  };
}

/** The state of the page of an open store, for a delivery as soon as possible. */
export function makeVisit(values: Partial<Visit> = {}): Visit {
  return {
    store: makeShownStore(),
    detail: null,
    dining_type: INITIAL_DINING_TYPE,
    view: { dining_type: INITIAL_DINING_TYPE, ...reservationFields(IMMEDIATE) },
    business_id: 0,
    number: "",
    block: null,
    failure: null,
    ...values,
  };
}

type StorePage = Parameters<typeof StoreScreen>[0];

/** The content of the cached page of a store. */
export function makeStorePage(values: Partial<StorePage> = {}): StorePage {
  return {
    store: makeShownStore(),
    dining_type: INITIAL_DINING_TYPE,
    menu: null,
    categories: [],
    advertisements: [],
    ...values,
  };
}
