/**
 * Field names that the specification describes in words without giving the name on the wire.
 * Each one is a choice of this server. Change it here to try another name.
 */
export const OPEN_NAMES = {
  /** §3 Product: "relish groups". */
  productOptionGroups: "relish_groups",
  /** §3 Option group: "nested sub-options" of an item. */
  subOptions: "relish_groups",
  /** §3 Reservation day entry: "time list of ranges start-end". The values are texts such as "11:00-14:00". */
  reservationTimes: "time",
  /** §3 Store: "coupon config level and global, brand and store coupons". */
  couponConfig: "coupon_config",
  /** §3 Member: "homepage lat and lng". */
  homepageLat: "homepage_lat",
  homepageLng: "homepage_lng",
  /** §7 Minimum charge lookup: the name is the field of §3 Cart. */
  minimumCharge: "minimum_charge",
  /** §7 getDeliveryFee: the name is the field of §3 Store. */
  courierFee: "delivery_fee",
  /** §7 userReferralCode: the name is the field of §3 Member. */
  referralCode: "recommend_code",
} as const;

/** Names of the cookies and of the provider pages: the specification leaves them open. */
export const SESSION_COOKIE = "OPSESSID";
export const PROVIDER_LOGIN_PATH = "/provider/login";
export const PROVIDER_PAYMENT_PATH = "/provider/pay";
export const PROVIDER_CARD_PATH = "/provider/card";
export const CRM_PATH = "/crm/web-to-lead";
