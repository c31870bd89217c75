import {
  COUPONS,
  DELIVERY_FEE,
  FOOD,
  IN_STORE,
  ORDERING,
  POSITION,
  PRE_ORDER,
  SESSION,
  STORE_DETAIL,
  THIRD,
} from "./call-parameters.ts";
import type { Rules } from "./value-kinds.ts";

/**
 * The main and multipart clients must send the headers with the client type and the version code. If the request has
 * the cookie of a known session, they must also send the anti-forgery token. The OPN client and a document request need
 * none of these headers.
 */
type Client = "main" | "multipart" | "opn" | "document";
type Access = "anyone" | "member" | "member or courier";

export type Call = {
  method: "GET" | "POST";
  path: string;
  /** The section of the specification that names the call and its parameters. */
  section: string;
  parameters: Rules;
  client: Client;
  access: Access;
  /**
   * False if the specification names the call but not its path. The path then comes from docs/requirements (API-xx).
   */
  hasPath: boolean;
};

type Extra = Partial<Pick<Call, "section" | "client" | "access" | "hasPath">>;

function call(route: string, parameters: Rules, extra: Extra = {}): Call {
  const [method, path] = route.split(" ") as ["GET" | "POST", string];
  const usual = { section: "calls", client: "main", access: "anyone", hasPath: true } as const;
  return { method, path, parameters, ...usual, ...extra };
}

const MEMBER: Extra = { access: "member" };
const COURIER: Extra = { access: "member or courier" };
const NO_PATH: Extra = { hasPath: false };
const OPN: Extra = { client: "opn" };

/** All API calls that this server can answer. Every other API call gets HTTP 404. */
export const calls = {
  cardList: call("GET /PaymentApi/cardList", SESSION, COURIER),
  bindCard: call("GET /PaymentApi/bindCard", SESSION, { ...COURIER, client: "document" }),
  appPayConfirm: call("POST /icashpay/appPayConfirm", { order_id: "id" }),
  beforeOrdering: call(
    "POST /v3/OrderApi/beforeOrdering",
    { ...PRE_ORDER, ...SESSION },
    { ...COURIER, section: "calls, Pre-order request (EN-13)" },
  ),
  exBeforeOrdering: call("POST /ExApi/beforeOrdering", { ...PRE_ORDER, ...SESSION }, OPN),
  ordering: call(
    "POST /v3/OrderApi/ordering",
    { ...ORDERING, ...SESSION },
    { ...COURIER, section: "calls, Ordering request (EN-15)" },
  ),
  exOrdering: call("POST /ExApi/ordering", { ...ORDERING, ...SESSION }, OPN),
  getLinePayConfirm: call("GET /v3/OrderApi/getLinePayConfirm", {
    transactionId: "id",
    amount: "number",
  }),
  // The specification gives no path for the call of the footer text. By requirement API-10, the shop reads the footer
  // text with getConfig.
  getConfig: call("GET /v3/UserApi/getConfig", { keys: "filled" }),
  getAppClientConfig: call("GET /v3/UserApi/getAppClientConfig", {}),
  checkTaxId: call("GET /OrderApi/checkTaxId", { tax_id: "filled" }),
  newDiscountCodeList: call("GET /UserApi/newDiscountCodeList", COUPONS, COURIER),
  marketingAdvertiseList: call("GET /AdvertiseApi/marketingAdvertiseList", {
    type: "open",
    store_id: "id~",
    dining_type: "dining",
  }),
  exchangeCoin: call("POST /UserApi/exchangeCoin", { code: "filled" }, MEMBER),
  registerReward: call("POST /UserApi/registerReward", { code: "filled" }, MEMBER),
  getDeliveryFee: call("GET /v3/ExpressApi/getDeliveryFee", DELIVERY_FEE),
  getStatus: call("GET /v3/ExpressApi/getStatus", { session_id: "id" }),
  storeDetail: call("GET /StoreApi/storeDetail", STORE_DETAIL),
  listFood: call("GET /v3/StoreApi/listFood", {
    store_id: "id",
    dining_type: "dining",
    page: "page",
  }),
  storeFoods: call("GET /v3/StoreApi/store/{id}/foods", { ...IN_STORE, page: "page" }),
  foodDetail: call("GET /StoreApi/foodDetail", { ...FOOD, food_id: "id" }),
  setDetail: call("GET /StoreApi/setDetail", { ...FOOD, set_id: "id" }),
  uploadImage: call("POST /v3/UserApi/uploadImage", { session_id: "id" }, { client: "multipart" }),
  getOpnCampaign: call("GET /StoreApi/getOpnCampaign", {}),
  getOpnRedirctStatus: call("GET /v3/UserApi/getOpnRedirctStatus", {}),
  listUserOrder: call("GET /v3/OrderApi/listUserOrder", {}, MEMBER),
  orderCodBarcode: call("GET /v3/OrderApi/orderCodBarcode", {}, MEMBER),
  thirdLogin: call("POST /UserApi/thirdLogin", THIRD, NO_PATH),
  requestOtpEncrypt: call("POST /UserApi/requestOtpEncrypt", {}, NO_PATH),
  checkOtp2023: call("POST /UserApi/checkOtp2023", {}, NO_PATH),
  otpCheck: call("POST /UserApi/otpCheck", {}, NO_PATH),
  createThirdUser: call("POST /UserApi/createThirdUser", {}, NO_PATH),
  queryOpMember: call("POST /UserApi/queryOpMember", { phone: "phone" }, NO_PATH),
  memberCheck: call("POST /UserApi/memberCheck", { email: "email", source: "google" }, NO_PATH),
  listHomeInfo: call("GET /v3/StoreApi/listHomeInfo", {}),
  listAllStoreGroups: call("GET /v3/StoreApi/listAllStoreGroups", {}),
  listStore: call("GET /v3/StoreApi/listStore", {}),
  listStoreType: call("GET /StoreApi/listStoreType", {}),
  announcement: call("GET /AdvertiseApi/announcement", {}),
  getServerTime: call("GET /getServerTime", { format: "filled" }),
  addressList: call("GET /UserApi/addressList", { page: "page" }, MEMBER),
  campaignList: call("GET /CampaignApi/list", {}),
  getInsiderRecommendList: call("GET /RecommendApi/getInsiderRecommendList", {
    ...POSITION,
    extras: "open?",
  }),
  searchStoreAndStoreType: call("GET /v3/StoreApi/searchStoreAndStoreType", {}),
  searchStore: call("GET /StoreApi/searchStore", {}),
  getSubjectDetail: call("GET /v3/StoreApi/getSubjectDetail", {}),
  searchInStore: call("GET /v3/StoreApi/store/{id}/search", {
    ...IN_STORE,
    terms: "text?",
  }),
  categoryProducts: call("GET /v3/StoreApi/store/{id}/level2/{category}", IN_STORE),
  categories: call("GET /v3/StoreApi/store/{id}/level1", IN_STORE, NO_PATH),
  thirdLoginOP: call("POST /UserApi/thirdLoginOP", { gid_bar_code: "filled" }),
  refresh: call("GET /UserApi/refresh", {}),
  getAuthParamStr: call("POST /v3/UserApi/getAuthParamStr", { redirect_url: "url" }),
  getOPUserInfo: call("POST /v3/UserApi/getOPUserInfo", { v: "filled" }),
  outLogin: call("POST /UserApi/outLogin", {}),
  userReferralCode: call("GET /v3/UserApi/userReferralCode", { id: "id" }),
  modifyThirdUserId: call("POST /v3/UserApi/modifyThirdUserId", THIRD, MEMBER),
  readCartType: call("GET /v3/WebApi/cart_type", {}),
  saveCartType: call("POST /v3/WebApi/cart_type", { web_cart_type: "integer" }),
  questionList: call("GET /v3/FAQApi/list", { page: "page" }),
  minimumCharge: call(
    "GET /v3/StoreApi/minCharge",
    { dining_type: "dining", store_id: "id" },
    NO_PATH,
  ),
  profile: call("GET /v3/UserApi/profile", {}, { ...MEMBER, ...NO_PATH }),
  openPointInvoice: call("GET /v3/UserApi/opInvoiceInfo", {}, { ...MEMBER, ...NO_PATH }),
  basketEvent: call("POST /v3/InsightApi/basket", {}, NO_PATH),
  member: call("GET /v3/UserApi/member", {}, { ...MEMBER, ...NO_PATH }),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
