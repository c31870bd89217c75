/** Codes and limits (CN-08). This file does not import zod, so browser code can import it. */

export { CODE, type Code } from "./answer-code.ts";

export const DINING_TYPE = {
  pickup: 0,
  delivery: 1,
  dineIn: 2,
  businessReservation: 4,
  courier: 5,
} as const;
export type DiningType = (typeof DINING_TYPE)[keyof typeof DINING_TYPE];

export const PAY_TYPE = {
  cash: 2,
  linePay: 5,
  thirdParty: 6,
  corporateBill: 7,
  icashPay: 9,
  payuni: 10,
  creditCard: 11,
  zeroAmount: 99,
} as const;
export type PayType = (typeof PAY_TYPE)[keyof typeof PAY_TYPE];

/** The last two values are internal: the specification has no status label for them (RU-28). */
export const ORDER_STATUS = {
  ordered: 0,
  confirming: 1,
  delivered: 2,
  delivering: 4,
  selfConfirming: 7,
  selfDelivering: 8,
  selfCashDone: 11,
  awaitingPayment: -1,
  cancelled: -2,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
export const ON_THE_WAY: readonly number[] = [ORDER_STATUS.delivering, ORDER_STATUS.selfDelivering];

export const PAY_STATUS = { unpaid: 0, paid: 1, failed: 2, refunding: 4, refunded: 5 } as const;
export type PayStatus = (typeof PAY_STATUS)[keyof typeof PAY_STATUS];

export const OPEN_STATUS = { resting: 0, open: 1, busy: 2 } as const;

export const STORE_CLASSIFICATION = { restaurant: 1, grocery: 2 } as const;
export type StoreClassification = (typeof STORE_CLASSIFICATION)[keyof typeof STORE_CLASSIFICATION];
export const RES_STORE_TYPE = { other: 0, restaurant: 1 } as const;
export type ResStoreType = (typeof RES_STORE_TYPE)[keyof typeof RES_STORE_TYPE];

export const INVOICE_TYPE = { donation: 0, email: 1, company: 2, memberCarrier: 3 } as const;
export type InvoiceType = (typeof INVOICE_TYPE)[keyof typeof INVOICE_TYPE];

/** `paper`: the store prints its invoices itself (CK-72). */
export const INVOICE_ISSUE_TYPE = { electronic: 1, paper: 2 } as const;
export type InvoiceIssueType = (typeof INVOICE_ISSUE_TYPE)[keyof typeof INVOICE_ISSUE_TYPE];

export const COUPON_TAB = { unused: 1, used: 2, expired: 3 } as const;

export const COUPON_TYPE = { threshold: 1, cash: 2, percent: 3 } as const;
export type CouponType = (typeof COUPON_TYPE)[keyof typeof COUPON_TYPE];
/** The orders for which a coupon is valid. */
export const COUPON_USER_TYPE = { anyOrder: 0, firstOrder: 1 } as const;
export type CouponUserType = (typeof COUPON_USER_TYPE)[keyof typeof COUPON_USER_TYPE];
/** The stores in which a coupon is valid. */
export const COUPON_TARGET_TYPE = { allStores: 0, chosenStores: 1 } as const;
export type CouponTargetType = (typeof COUPON_TARGET_TYPE)[keyof typeof COUPON_TARGET_TYPE];
/** What a coupon reduces: the price of the food or the delivery fee (RU-13). */
export const CUT_TYPE = { food: 1, fee: 2 } as const;
export type CutType = (typeof CUT_TYPE)[keyof typeof CUT_TYPE];

export const LOGIN_TYPE = { provider: 0, google: 1, apple: 4 } as const;
export type LoginType = (typeof LOGIN_TYPE)[keyof typeof LOGIN_TYPE];
/** The sign-in providers that use OpenID Connect. The membership service has its own protocol. */
export type ThirdLoginType = Exclude<LoginType, typeof LOGIN_TYPE.provider>;

export const UNAVAILABLE_TYPE = { removeItem: 0, cancelOrder: 1 } as const;
export type UnavailableType = (typeof UNAVAILABLE_TYPE)[keyof typeof UNAVAILABLE_TYPE];

/** `credit_card_type` of a saved card (PV-10). */
export const CARD_BRAND = { visa: 1, masterCard: 2, jcb: 3 } as const;
export type CardBrand = (typeof CARD_BRAND)[keyof typeof CARD_BRAND];

export const SALE_STATUS_ON_SALE = 1;

/** `type` of an advertisement: the page that shows it. */
export const ADVERTISEMENT_PLACE = { home: "home", store: "store", checkout: "checkout" } as const;

// The following patterns and limits are used by schemas and by forms in the browser.

/** 09 followed by 8 digits (VA-02). */
export const PHONE = /^09\d{8}$/;
/** Exactly 6 digits (VA-03). */
export const OTP = /^\d{6}$/;
/**
 * The form name@domain.tld (VA-04). `[^\s@.]*` excludes dots, so that only one dot of the domain can match `\.` and
 * matching takes linear time.
 */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
export const EMAIL_MAX = 80;
/** A 手機條碼 of the Ministry of Finance: a slash and seven characters (VA-13). */
export const MOBILE_BARCODE = /^\/[0-9A-Z.+-]{7}$/;
export const CONTACT_NAME_MAX = 40;
export const COUPON_CODE_MAX = 40;
/** The phone number of a company, which may have an area code and an extension. */
export const COMPANY_PHONE = /^\+?[\d\s()#-]{8,20}$/;
/** The possible labels of a saved address. */
export const ADDRESS_LABELS = ["home", "company", "other"] as const;
/** The account pages that can open after the customer has saved a card. */
export const CARD_RETURNS = ["member", "subscription"] as const;
export type CardReturn = (typeof CARD_RETURNS)[number];
/** The maximum number of saved addresses of a member. They fit on one page of `addressList`. */
export const SAVED_ADDRESSES_MAX = 10;
/**
 * The choices in the delivery notes of an address (MB-12): the lift, the place of the hand-over, and the way to reach
 * the person.
 */
export const DOOR_LIFTS = ["unknown", "yes", "no"] as const;
export const DOOR_HAND_OVERS = ["any", "person", "door", "desk"] as const;
export const DOOR_REACHES = ["any", "call", "text"] as const;
/**
 * The maximum lengths of the texts in the delivery notes. `all` is the maximum length of the whole note to the courier.
 * `note` has the same limit. An older address has its whole note in one text. This text becomes `note` and can be this
 * long.
 */
export const DOOR_LENGTHS = { floor: 20, note: 100, all: 100 } as const;
/** The services for which a company can apply: courier orders on a corporate bill, and business reservations. */
export const CORPORATE_SERVICES = ["courier", "booking"] as const;
/** Maximum lengths of the fields of a company's application for these services (IS-04). */
export const CORPORATE_LENGTHS = {
  company: 40,
  contact: 40,
  phone: 20,
  email: EMAIL_MAX,
  message: 300,
} as const;
/** Maximum length of the name of the person for whom a line is ordered. */
export const USERNAME_MAX = 40;
export const REMARK_MAX = 200;
/** The largest id: JavaScript reads larger numbers in JSON inexactly. */
export const ID_MAX = Number.MAX_SAFE_INTEGER;
/** The largest amount in whole NT$. */
export const MONEY_MAX = 10_000_000;

/** The form of an idempotency key. */
export const SUBMIT_KEY = /^[\w.:-]{1,64}$/;

/** The partner order number: `v3` in the partner's link (CK-02). */
export const SOURCE_ORDER_ID = /^[\w.~-]{1,40}$/;

/** A referral code. The backend decides its exact form, and whether upper and lower case differ (RU-43). */
export const RECOMMEND_CODE = /^[\w.~-]{1,40}$/;
export const RECOMMEND_CODE_MAX = 40;

/** The value of `selected_store_coupon_type` for no store coupon (CK-45). */
export const NO_STORE_COUPON = -1;
/** The value of `reservation_start_time` for an order for now (CA-34). */
export const IMMEDIATE = -1;

export const CURRENCY = "TWD";
export const TIME_ZONE = "Asia/Taipei";
export const VERSION_CODE = "2023062418";
export const CLIENT_TYPE = "web";
export const INITIAL_DINING_TYPE = DINING_TYPE.delivery;
export const DEFAULT_CART_TYPE = 1;
export const FIRST_PAGE = 1;
/** The format in which the shop asks for the server's time, as a date-fns pattern. */
export const SERVER_TIME_FORMAT = "yyyy-MM-dd HH:mm:ss";
/** The number of orders, coupons or saved addresses on one page of an answer. */
export const LIST_PAGE_SIZE = 20;

export const ALERT_MS = 2000;
export const LOCATION_TIMEOUT_MS = 5000;
export const AUTOCOMPLETE_BIAS_RADIUS_M = 3000;
export const SLIDER_AUTOPLAY_MS = 5000;
export const SLIDER_SPEED_MS = 600;
export const SEARCH_DEBOUNCE_MS = 1000;

export const RESERVATION_WINDOW_MINUTES = 30;
export const SLOT_STEP_MINUTES = 15;
export const SLOT_LEAD_MINUTES = 60;

export const COLLAPSED_REVIEWS = 1;
export const STAR_MAX = 5;
export const REVIEW_LENGTH_MAX = 300;

/**
 * The kinds of reports about an order. The first three concern lines of the order, and the others concern the whole
 * order.
 */
export const HELP_KINDS = ["missing", "wrong", "damaged", "late", "not-arrived"] as const;
export type HelpKind = (typeof HELP_KINDS)[number];
export const HELP_TEXT_MAX = 300;
export const HELP_PHOTOS_MAX = 3;

export const RECENT_SEARCH_LIMIT = 5;
export const STORE_TYPES_SHOWN = 5;
export const ORDER_COUNT_SHOWN_UP_TO = 99;

/** The maximum length of an id whose form the backend decides. */
export const OPAQUE_ID_MAX = 200;
/** The maximum length of a courier session id. The backend decides its form. */
export const SESSION_ID_MAX = 200;

/** The maximum length of the parameter `number`. A longer value is ignored. No link of the shop has a longer value. */
export const NUMBER_MAX = 500;

/** Sort orders and filters of a store list. The first sort order is the default. */
export const STORE_SORTS = ["recommended", "distance", "rating", "fee", "pay", "time"] as const;
export type StoreSort = (typeof STORE_SORTS)[number];
export const STORE_FILTERS = ["open", "free", "offers", "rated"] as const;
/** The maximum number of favourite stores of one person. */
export const FAVORITES_MAX = 100;
export const GROUP_TITLE_MAX = 40;
export const GROUP_NAME_MAX = 20;
/** A visible character. Spaces, control characters and characters without a width do not match. */
export const VISIBLE_CHARACTER = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The maximum budget in NT$ for each person of a group order. */
export const GROUP_BUDGET_MAX = 10_000;
/** The maximum number of stores in one request for `storeTrips`. */
export const STORE_TRIPS_MAX = 60;
export type StoreFilter = (typeof STORE_FILTERS)[number];
/** The minimum number of stars of a store for the filter `rated`. */
export const RATED_STARS = 4.5;
