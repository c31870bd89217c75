/**
 * The wire names of fields that the specification only describes in words. Each name is a choice of this server and can
 * be changed here to test another name.
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
  /** The field of the minimum charge call. It has the same name as in Cart (EN-03). */
  minimumCharge: "minimum_charge",
  /** The field of getDeliveryFee. It has the same name as in Store (EN-08). */
  courierFee: "delivery_fee",
  /** The field of userReferralCode. It has the same name as in Member (EN-21). */
  referralCode: "recommend_code",
} as const;

/** The name of the session cookie and the paths of the provider pages, which the specification does not define. */
export const SESSION_COOKIE = "OPSESSID";
export const PROVIDER_LOGIN_PATH = "/provider/login";
export const PROVIDER_PAYMENT_PATH = "/provider/pay";
export const PROVIDER_CARD_PATH = "/provider/card";
export const CRM_PATH = "/crm/web-to-lead";
