/**
 * Field names that the specification describes in words without giving the name on the wire.
 * Each one is a choice of this server. Change it here to try another name.
 */
export const OPEN_NAMES = {
  /** Product (EN-10): "relish groups". */
  productOptionGroups: "relish_groups",
  /** Option group (EN-12): "nested sub-options" of an item. */
  subOptions: "relish_groups",
  /** Reservation day entry (EN-20): "time list of ranges start-end". The values are texts such as "11:00-14:00". */
  reservationTimes: "time",
  /** Store (EN-08): "coupon config level and global, brand and store coupons". */
  couponConfig: "coupon_config",
  /** Member (EN-21): "homepage lat and lng". */
  homepageLat: "homepage_lat",
  homepageLng: "homepage_lng",
  /** Minimum charge lookup: the name is the field of Cart (EN-03). */
  minimumCharge: "minimum_charge",
  /** getDeliveryFee: the name is the field of Store (EN-08). */
  courierFee: "delivery_fee",
  /** userReferralCode: the name is the field of Member (EN-21). */
  referralCode: "recommend_code",
} as const;

/** Names of the cookies and of the provider pages: the specification leaves them open. */
export const SESSION_COOKIE = "OPSESSID";
export const PROVIDER_LOGIN_PATH = "/provider/login";
export const PROVIDER_PAYMENT_PATH = "/provider/pay";
export const PROVIDER_CARD_PATH = "/provider/card";
export const CRM_PATH = "/crm/web-to-lead";
