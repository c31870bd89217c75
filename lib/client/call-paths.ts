import type { EndpointName } from "@/lib/contracts/endpoints";

/**
 * The calls the browser makes itself, as `METHOD path`. Spelled here a second time because the contract
 * table would bring zod into every page; a test holds the two equal.
 */
export const callPaths = {
  appPayConfirm: "POST /icashpay/appPayConfirm",
  basket: "POST /v3/InsightApi/basket",
  beforeOrdering: "POST /v3/OrderApi/beforeOrdering",
  categoryProducts: "GET /v3/StoreApi/store/:id/level2/:category_id",
  checkOtp2023: "POST /UserApi/checkOtp2023",
  checkTaxId: "GET /OrderApi/checkTaxId",
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
  minCharge: "GET /v3/StoreApi/minCharge",
  ordering: "POST /v3/OrderApi/ordering",
  payResult: "GET /PaymentApi/payResult",
  queryOpMember: "POST /UserApi/queryOpMember",
  requestOtpEncrypt: "POST /UserApi/requestOtpEncrypt",
  searchStore: "GET /StoreApi/searchStore",
  searchStoreAndStoreType: "GET /v3/StoreApi/searchStoreAndStoreType",
  setCartType: "POST /v3/WebApi/cart_type",
  setDetail: "GET /StoreApi/setDetail",
  storeDetail: "GET /StoreApi/storeDetail",
  storeFoods: "GET /v3/StoreApi/store/:id/foods",
  storeSearch: "GET /v3/StoreApi/store/:id/search",
} as const satisfies Partial<Record<EndpointName, string>>;

export type BrowserCall = keyof typeof callPaths;
