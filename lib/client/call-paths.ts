import type { EndpointName } from "@/lib/contracts/endpoints";

/**
 * The calls the browser makes itself, as `METHOD path`. Spelled here a second time because the contract
 * table would bring zod into every page; a test holds the two equal.
 */
export const callPaths = {
  appPayConfirm: "POST /icashpay/appPayConfirm",
  basket: "POST /v3/InsightApi/basket",
  beforeOrdering: "POST /v3/OrderApi/beforeOrdering",
  bindCard: "GET /PaymentApi/bindCard",
  cancelOrder: "POST /v3/OrderApi/cancelOrder",
  categoryProducts: "GET /v3/StoreApi/store/:id/level2/:category_id",
  checkOtp2023: "POST /UserApi/checkOtp2023",
  checkTaxId: "GET /OrderApi/checkTaxId",
  exBeforeOrdering: "POST /ExApi/beforeOrdering",
  exOrdering: "POST /ExApi/ordering",
  exchangeCoin: "POST /UserApi/exchangeCoin",
  foodDetail: "GET /StoreApi/foodDetail",
  getCartType: "GET /v3/WebApi/cart_type",
  getConfig: "GET /v3/UserApi/getConfig",
  getInsiderRecommendList: "GET /RecommendApi/getInsiderRecommendList",
  getLinePayConfirm: "GET /v3/OrderApi/getLinePayConfirm",
  getServerTime: "GET /getServerTime",
  getSubjectDetail: "GET /v3/StoreApi/getSubjectDetail",
  listFood: "GET /v3/StoreApi/listFood",
  listStore: "GET /v3/StoreApi/listStore",
  listUserOrder: "GET /v3/OrderApi/listUserOrder",
  marketingAdvertiseList: "GET /AdvertiseApi/marketingAdvertiseList",
  minCharge: "GET /v3/StoreApi/minCharge",
  newDiscountCodeList: "GET /UserApi/newDiscountCodeList",
  orderCodBarcode: "GET /v3/OrderApi/orderCodBarcode",
  orderDetail: "GET /v3/OrderApi/orderDetail",
  ordering: "POST /v3/OrderApi/ordering",
  otpCheck: "POST /UserApi/otpCheck",
  payResult: "GET /PaymentApi/payResult",
  queryOpMember: "POST /UserApi/queryOpMember",
  registerReward: "POST /UserApi/registerReward",
  reorder: "GET /v3/OrderApi/reorder",
  requestOtpEncrypt: "POST /UserApi/requestOtpEncrypt",
  reviewOrder: "POST /v3/OrderApi/reviewOrder",
  searchStore: "GET /StoreApi/searchStore",
  searchStoreAndStoreType: "GET /v3/StoreApi/searchStoreAndStoreType",
  setCartType: "POST /v3/WebApi/cart_type",
  setDetail: "GET /StoreApi/setDetail",
  storeDetail: "GET /StoreApi/storeDetail",
  storeFoods: "GET /v3/StoreApi/store/:id/foods",
  storeSearch: "GET /v3/StoreApi/store/:id/search",
} as const satisfies Partial<Record<EndpointName, string>>;

export type BrowserCall = keyof typeof callPaths;
