import type { EndpointName } from "@/lib/contracts/endpoints";

/**
 * The calls the browser makes itself, as `METHOD path`. Spelled here a second time because the contract
 * table would bring zod into every page; a test holds the two equal.
 */
export const callPaths = {
  announcement: "GET /AdvertiseApi/announcement",
  beforeOrdering: "POST /v3/OrderApi/beforeOrdering",
  checkOtp2023: "POST /UserApi/checkOtp2023",
  checkTaxId: "GET /OrderApi/checkTaxId",
  foodDetail: "GET /StoreApi/foodDetail",
  getConfig: "GET /v3/UserApi/getConfig",
  getLinePayConfirm: "GET /v3/OrderApi/getLinePayConfirm",
  getServerTime: "GET /getServerTime",
  listFood: "GET /v3/StoreApi/listFood",
  listStore: "GET /v3/StoreApi/listStore",
  listUserOrder: "GET /v3/OrderApi/listUserOrder",
  minCharge: "GET /v3/StoreApi/minCharge",
  ordering: "POST /v3/OrderApi/ordering",
  queryOpMember: "POST /UserApi/queryOpMember",
  requestOtpEncrypt: "POST /UserApi/requestOtpEncrypt",
  storeDetail: "GET /StoreApi/storeDetail",
  storeFoods: "GET /v3/StoreApi/store/:id/foods",
} as const satisfies Partial<Record<EndpointName, string>>;

export type BrowserCall = keyof typeof callPaths;
