import type { Rules } from "./value-kinds.ts";

export const SESSION: Rules = { session_id: "id?" };
export const POSITION: Rules = { lat: "latitude~", lng: "longitude~" };

/** Pre-order request (EN-13). A field that may have no value yet must still be present. */
export const PRE_ORDER: Rules = {
  contact_name: "text~",
  contact_phone: "text~",
  ...POSITION,
  code_id: "id~",
  use_coin: "integer",
  city_name: "text~",
  area_name: "text~",
  street: "text~",
  address_remark: "text~",
  address_id: "id~",
  dining_type: "dining",
  pay_type: "integer~",
  card_id: "id~",
  users_number: "integer",
  is_reservation: "flag",
  reservation_start_time: "integer",
  reservation_end_time: "integer",
  selected_store_coupon_type: "integer",
  source_order_id: "id~",
  is_from_recommend: "flag",
  is_group_purchase: "flag",
  use_hg: "flag",
  remark: "text~",
  use_op: "integer",
  op_event_id: "id~",
  use_op_delivery: "integer",
  use_op_checked: "flag",
  subscription_type: "integer",
  store_id: "id~",
  foods: "json",
};

/**
 * The additional fields of a courier pre-order. The specification spells out the names pickup_* only for
 * getDeliveryFee, so this server requires the same names here.
 */
export const EXPRESS_PRE_ORDER: Rules = {
  pickup_lat: "latitude",
  pickup_lng: "longitude",
  pickup_city_name: "filled",
  pickup_area_name: "filled",
  address_label: "text~",
  version_code: "versionCode",
  optional_text: "text~",
  quantity: "integer",
};

/** Ordering request (EN-15). order-request-check.ts checks card_id, title and number, which depend on other fields. */
export const ORDERING: Rules = {
  contact_name: "filled",
  contact_phone: "phone",
  source_order_id: "id~",
  address_id: "id~",
  code_id: "id",
  card_id: "id?",
  dining_type: "dining",
  pay_type: "payment",
  selected_store_coupon_type: "integer",
  is_reservation: "flag",
  reservation_start_time: "integer",
  reservation_end_time: "integer",
  use_op: "integer",
  op_delivery_event_id: "id~",
  remark: "text~",
  store_id: "id~",
  subscription_type: "integer",
  email: "email~",
  invoice_type: "invoice",
  title: "filled?",
  number: "filled?",
  foods: "json",
};

export const COUPONS: Rules = {
  page: "page",
  type: "couponTab",
  store_id: "id~",
  filter_full_money: "number~",
  dining_type: "dining",
  is_reservation: "flag",
  is_group_purchase: "flag",
  ...POSITION,
  ...SESSION,
};

export const STORE_DETAIL: Rules = {
  dining_type: "dining",
  is_from_recommend: "flag",
  lat: "latitude~",
  lng: "longitude~",
  reservation_start_time: "integer",
  store_id: "id",
  number: "text?",
};

export const DELIVERY_FEE: Rules = {
  pickup_lat: "latitude",
  pickup_lng: "longitude",
  destination_lat: "latitude",
  destination_lng: "longitude",
  pickup_city_name: "filled",
  pickup_area_name: "filled",
};

export const FOOD: Rules = { dining_type: "dining", store_id: "id", number: "text?" };
export const THIRD: Rules = { third_login_type: "loginType", third_user_id: "filled" };
export const IN_STORE: Rules = { dining_type: "dining", store_id: "id?" };
