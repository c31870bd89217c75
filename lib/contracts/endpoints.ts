import { z } from "zod";
import * as edits from "./account-edits.ts";
import { savedAddressSchema } from "./addresses.ts";
import * as campaigns from "./campaigns.ts";
import { cartQuoteBodySchema, cartQuoteSchema } from "./cart-quotes.ts";
import * as carts from "./carts.ts";
import * as content from "./content.ts";
import * as coupons from "./coupons.ts";
import * as express from "./courier.ts";
import { idSchema } from "./fields.ts";
import * as groups from "./group-orders.ts";
import * as invoices from "./invoices.ts";
import * as members from "./members.ts";
import {
  applicationReceiptSchema,
  corporateBodySchema,
  joinUsBodySchema,
  merchantApplicationSchema,
} from "./merchants.ts";
import * as orderDetail from "./order-detail.ts";
import * as orderHelp from "./order-help.ts";
import * as orderList from "./order-list.ts";
import * as orders from "./orders.ts";
import * as payments from "./payments.ts";
import * as products from "./products.ts";
import { purchaseSchema } from "./purchases.ts";
import { reorderSchema } from "./reorder.ts";
import * as sitemaps from "./sitemaps.ts";
import * as storeLists from "./store-lists.ts";
import * as stores from "./stores.ts";
import * as subscriptions from "./subscriptions.ts";

/**
 * A row of the call table (API-01 to API-113). `path` is relative to the API root and may contain parameters such as
 * `:id`. `client` is the client that sends the call: `main` for JSON, `multipart` for uploads, `opn` without the shop's
 * headers. For `crm` and `maps` it is the third party that receives the call. `who` says who may make the call;
 * `session` means a member or a courier session.
 */
export type Endpoint = {
  id: `API-${string}`;
  method: "GET" | "POST";
  path: string;
  client: "main" | "multipart" | "opn" | "crm" | "maps";
  who: "anyone" | "member" | "session";
  cache: "public" | "per-user" | "mutation" | "no-store";
  /** The name of another row with the same method and path, whose handler answers this call too. */
  sameCallAs?: string;
  /**
   * True if the specification does not contain the call. A backend may answer HTTP 404, 405 or 501, and the pages work
   * without the call.
   */
  isOptional?: true;
  /** True if the answer may be an HTML document instead of JSON. In that case `data` is the text of the document. */
  isDocument?: true;
  /** The lifetime of a public answer in caches, in seconds. */
  seconds?: number;
  params?: z.ZodType;
  query?: z.ZodObject;
  body?: z.ZodType;
  data: z.ZodType;
};

const nothing = z.strictObject({});
const noData = z.null();
const idParams = z.strictObject({ id: idSchema });

// biome-ignore format: a table is read row by row
export const endpoints = {
  cardList: { id: "API-01", method: "GET", path: "/PaymentApi/cardList", client: "main", who: "session", cache: "per-user", query: payments.sessionIdQuerySchema, data: z.array(payments.cardSchema) },
  bindCard: { id: "API-02", method: "GET", path: "/PaymentApi/bindCard", isDocument: true, client: "main", who: "session", cache: "mutation", query: payments.bindCardQuerySchema, data: z.string() },
  appPayConfirm: { id: "API-03", method: "POST", path: "/icashpay/appPayConfirm", client: "main", who: "session", cache: "mutation", query: payments.sessionIdQuerySchema, body: payments.appPayConfirmBodySchema, data: noData },
  beforeOrdering: { id: "API-04", method: "POST", path: "/v3/OrderApi/beforeOrdering", client: "main", who: "session", cache: "no-store", query: payments.sessionIdQuerySchema, body: z.union([orders.preOrderBodySchema, express.expressPreOrderBodySchema]), data: orders.orderSchema },
  exBeforeOrdering: { id: "API-05", method: "POST", path: "/ExApi/beforeOrdering", client: "opn", who: "anyone", cache: "no-store", query: payments.sessionIdQuerySchema, body: orders.exPreOrderBodySchema, data: orders.orderSchema },
  ordering: { id: "API-06", method: "POST", path: "/v3/OrderApi/ordering", client: "main", who: "session", cache: "mutation", query: payments.sessionIdQuerySchema, body: z.union([orders.orderingBodySchema, express.expressOrderingBodySchema]), data: orders.placedOrderSchema },
  exOrdering: { id: "API-07", method: "POST", path: "/ExApi/ordering", client: "opn", who: "anyone", cache: "mutation", query: payments.sessionIdQuerySchema, body: orders.exOrderingBodySchema, data: orders.placedOrderSchema },
  getLinePayConfirm: { id: "API-08", method: "GET", path: "/v3/OrderApi/getLinePayConfirm", client: "main", who: "session", cache: "mutation", query: express.courierOrderLinePayConfirmQuerySchema, data: orders.placedOrderSchema.nullable() },
  getConfig: { id: "API-09", method: "GET", path: "/v3/UserApi/getConfig", client: "main", who: "anyone", cache: "public", seconds: 300, query: content.configQuerySchema, data: content.configSchema },
  footWording: { id: "API-10", method: "GET", path: "/v3/UserApi/getConfig", sameCallAs: "getConfig", client: "main", who: "anyone", cache: "public", seconds: 300, query: content.configQuerySchema, data: content.configSchema },
  getAppClientConfig: { id: "API-11", method: "GET", path: "/v3/UserApi/getAppClientConfig", client: "main", who: "anyone", cache: "public", seconds: 300, query: nothing, data: content.appClientConfigSchema },
  checkTaxId: { id: "API-12", method: "GET", path: "/OrderApi/checkTaxId", client: "main", who: "anyone", cache: "public", seconds: 60, query: invoices.taxIdQuerySchema, data: noData },
  newDiscountCodeList: { id: "API-13", method: "GET", path: "/UserApi/newDiscountCodeList", client: "main", who: "session", cache: "per-user", query: coupons.couponListQuerySchema, data: z.array(coupons.couponSchema) },
  marketingAdvertiseList: { id: "API-14", method: "GET", path: "/AdvertiseApi/marketingAdvertiseList", client: "main", who: "anyone", cache: "public", seconds: 300, query: content.advertisementQuerySchema, data: z.array(content.advertisementSchema) },
  exchangeCoin: { id: "API-15", method: "POST", path: "/UserApi/exchangeCoin", client: "main", who: "member", cache: "mutation", body: coupons.couponCodeBodySchema, data: noData },
  registerReward: { id: "API-16", method: "POST", path: "/UserApi/registerReward", client: "main", who: "member", cache: "mutation", body: coupons.couponCodeBodySchema, data: noData },
  getDeliveryFee: { id: "API-17", method: "GET", path: "/v3/ExpressApi/getDeliveryFee", client: "main", who: "anyone", cache: "no-store", query: express.expressFeeQuerySchema, data: express.expressFeeSchema },
  getStatus: { id: "API-18", method: "GET", path: "/v3/ExpressApi/getStatus", client: "main", who: "session", cache: "per-user", query: express.expressStatusQuerySchema, data: express.expressStatusSchema },
  storeDetail: { id: "API-19", method: "GET", path: "/StoreApi/storeDetail", client: "main", who: "anyone", cache: "public", seconds: 30, query: stores.storeDetailQuerySchema, data: stores.storeSchema },
  listFood: { id: "API-20", method: "GET", path: "/v3/StoreApi/listFood", client: "main", who: "anyone", cache: "public", seconds: 60, query: stores.listFoodQuerySchema, data: stores.menuPageSchema },
  storeFoods: { id: "API-21", method: "GET", path: "/v3/StoreApi/store/:id/foods", client: "main", who: "anyone", cache: "public", seconds: 60, params: idParams, query: products.storeFoodsQuerySchema, data: stores.menuPageSchema },
  foodDetail: { id: "API-22", method: "GET", path: "/StoreApi/foodDetail", client: "main", who: "anyone", cache: "public", seconds: 30, query: products.foodDetailQuerySchema, data: products.productSchema },
  setDetail: { id: "API-23", method: "GET", path: "/StoreApi/setDetail", client: "main", who: "anyone", cache: "public", seconds: 30, query: products.setDetailQuerySchema, data: products.productSchema },
  uploadImage: { id: "API-24", method: "POST", path: "/v3/UserApi/uploadImage", client: "multipart", who: "session", cache: "mutation", query: payments.sessionIdQuerySchema, body: express.uploadedFileSchema, data: express.uploadedImageSchema },
  getOpnCampaign: { id: "API-25", method: "GET", path: "/StoreApi/getOpnCampaign", client: "main", who: "anyone", cache: "public", seconds: 300, query: campaigns.opnCampaignQuerySchema, data: campaigns.opnCampaignSchema },
  getOpnRedirctStatus: { id: "API-26", method: "GET", path: "/v3/UserApi/getOpnRedirctStatus", client: "main", who: "anyone", cache: "per-user", query: nothing, data: campaigns.opnRedirectStatusSchema },
  listUserOrder: { id: "API-27", method: "GET", path: "/v3/OrderApi/listUserOrder", client: "main", who: "member", cache: "per-user", query: orderList.listUserOrderQuerySchema, data: orderList.orderPageSchema },
  orderCodBarcode: { id: "API-28", method: "GET", path: "/v3/OrderApi/orderCodBarcode", client: "main", who: "member", cache: "per-user", query: orderList.orderIdQuerySchema, data: orderList.codBarcodeSchema },
  thirdLogin: { id: "API-29", method: "POST", path: "/UserApi/thirdLogin", client: "main", who: "anyone", cache: "mutation", body: members.thirdLoginBodySchema, data: members.memberSchema },
  requestOtpEncrypt: { id: "API-30", method: "POST", path: "/UserApi/requestOtpEncrypt", client: "main", who: "anyone", cache: "mutation", body: members.requestOtpBodySchema, data: noData },
  checkOtp2023: { id: "API-31", method: "POST", path: "/UserApi/checkOtp2023", client: "main", who: "anyone", cache: "mutation", body: members.checkOtpBodySchema, data: noData },
  otpCheck: { id: "API-32", method: "POST", path: "/UserApi/otpCheck", client: "main", who: "member", cache: "mutation", body: members.checkOtpBodySchema, data: noData },
  createThirdUser: { id: "API-33", method: "POST", path: "/UserApi/createThirdUser", client: "main", who: "anyone", cache: "mutation", body: members.createThirdUserBodySchema, data: members.memberSchema },
  queryOpMember: { id: "API-34", method: "POST", path: "/UserApi/queryOpMember", client: "main", who: "anyone", cache: "no-store", body: members.phoneBodySchema, data: members.memberExistsSchema },
  memberCheck: { id: "API-35", method: "POST", path: "/UserApi/memberCheck", client: "main", who: "anyone", cache: "no-store", body: members.memberCheckBodySchema, data: noData },
  listHomeInfo: { id: "API-36", method: "GET", path: "/v3/StoreApi/listHomeInfo", client: "main", who: "anyone", cache: "public", seconds: 60, query: storeLists.storePlaceQuerySchema, data: storeLists.homeInfoSchema },
  listAllStoreGroups: { id: "API-37", method: "GET", path: "/v3/StoreApi/listAllStoreGroups", client: "main", who: "anyone", cache: "public", seconds: 60, query: storeLists.storePlaceQuerySchema, data: z.array(storeLists.storeGroupSchema) },
  listStore: { id: "API-38", method: "GET", path: "/v3/StoreApi/listStore", client: "main", who: "anyone", cache: "public", seconds: 60, query: storeLists.listStoreQuerySchema, data: storeLists.storePageSchema },
  listStoreType: { id: "API-39", method: "GET", path: "/StoreApi/listStoreType", client: "main", who: "anyone", cache: "public", seconds: 3600, query: nothing, data: z.array(stores.storeTypeSchema) },
  announcement: { id: "API-40", method: "GET", path: "/AdvertiseApi/announcement", client: "main", who: "anyone", cache: "public", seconds: 60, query: nothing, data: content.announcementSchema },
  getServerTime: { id: "API-41", method: "GET", path: "/getServerTime", client: "main", who: "anyone", cache: "no-store", query: content.serverTimeQuerySchema, data: content.serverTimeSchema },
  addressList: { id: "API-42", method: "GET", path: "/UserApi/addressList", client: "main", who: "member", cache: "per-user", query: members.addressListQuerySchema, data: z.array(savedAddressSchema) },
  campaignList: { id: "API-43", method: "GET", path: "/CampaignApi/list", client: "main", who: "anyone", cache: "public", seconds: 300, query: nothing, data: z.array(campaigns.campaignSchema) },
  getInsiderRecommendList: { id: "API-44", method: "GET", path: "/RecommendApi/getInsiderRecommendList", client: "main", who: "anyone", cache: "per-user", query: campaigns.recommendQuerySchema, data: campaigns.recommendListSchema },
  searchStoreAndStoreType: { id: "API-45", method: "GET", path: "/v3/StoreApi/searchStoreAndStoreType", client: "main", who: "anyone", cache: "public", seconds: 30, query: storeLists.quickSearchQuerySchema, data: storeLists.storeSearchSchema },
  searchStore: { id: "API-46", method: "GET", path: "/StoreApi/searchStore", client: "main", who: "anyone", cache: "public", seconds: 30, query: storeLists.searchStoreQuerySchema, data: storeLists.storePageSchema },
  getSubjectDetail: { id: "API-47", method: "GET", path: "/v3/StoreApi/getSubjectDetail", client: "main", who: "anyone", cache: "public", seconds: 60, query: campaigns.subjectQuerySchema, data: storeLists.subjectSchema },
  storeSearch: { id: "API-48", method: "GET", path: "/v3/StoreApi/store/:id/search", client: "main", who: "anyone", cache: "public", seconds: 30, params: idParams, query: products.storeSearchQuerySchema, data: products.groceryListSchema },
  categoryProducts: { id: "API-49", method: "GET", path: "/v3/StoreApi/store/:id/level2/:category_id", client: "main", who: "anyone", cache: "public", seconds: 60, params: z.strictObject({ id: idSchema, category_id: idSchema }), query: products.categoryProductsQuerySchema, data: products.groceryListSchema },
  groceryCategories: { id: "API-50", method: "GET", path: "/v3/StoreApi/store/:id/level1", client: "main", who: "anyone", cache: "public", seconds: 300, params: idParams, query: products.groceryCategoriesQuerySchema, data: z.array(products.groceryCategorySchema) },
  thirdLoginOP: { id: "API-51", method: "POST", path: "/UserApi/thirdLoginOP", client: "main", who: "anyone", cache: "mutation", body: members.thirdLoginOpBodySchema, data: members.memberSchema },
  refresh: { id: "API-52", method: "GET", path: "/UserApi/refresh", client: "main", who: "anyone", cache: "no-store", query: nothing, data: members.refreshSchema },
  getAuthParamStr: { id: "API-53", method: "POST", path: "/v3/UserApi/getAuthParamStr", client: "main", who: "anyone", cache: "no-store", body: members.authParamBodySchema, data: z.string() },
  getOPUserInfo: { id: "API-54", method: "POST", path: "/v3/UserApi/getOPUserInfo", client: "main", who: "anyone", cache: "no-store", body: members.opUserInfoBodySchema, data: members.opUserInfoSchema },
  outLogin: { id: "API-55", method: "POST", path: "/UserApi/outLogin", client: "main", who: "anyone", cache: "mutation", body: nothing, data: noData },
  userReferralCode: { id: "API-56", method: "GET", path: "/v3/UserApi/userReferralCode", client: "main", who: "anyone", cache: "public", seconds: 60, query: members.referralQuerySchema, data: members.referralSchema },
  modifyThirdUserId: { id: "API-57", method: "POST", path: "/v3/UserApi/modifyThirdUserId", client: "main", who: "member", cache: "mutation", body: members.thirdLoginBodySchema, data: noData },
  getCartType: { id: "API-58", method: "GET", path: "/v3/WebApi/cart_type", client: "main", who: "anyone", cache: "per-user", query: nothing, data: carts.cartTypeSchema },
  setCartType: { id: "API-59", method: "POST", path: "/v3/WebApi/cart_type", client: "main", who: "anyone", cache: "mutation", body: carts.cartTypeBodySchema, data: noData },
  faqList: { id: "API-60", method: "GET", path: "/v3/FAQApi/list", client: "main", who: "anyone", cache: "public", seconds: 3600, query: members.addressListQuerySchema, data: content.faqListSchema },
  minCharge: { id: "API-61", method: "GET", path: "/v3/StoreApi/minCharge", client: "main", who: "anyone", cache: "public", seconds: 30, query: stores.minChargeQuerySchema, data: z.object({ minimum_charge: z.number().int() }) },
  profile: { id: "API-62", method: "GET", path: "/v3/UserApi/profile", client: "main", who: "member", cache: "per-user", query: nothing, data: members.profileSchema },
  opInvoiceInfo: { id: "API-63", method: "GET", path: "/v3/UserApi/opInvoiceInfo", client: "main", who: "member", cache: "per-user", query: nothing, data: invoices.opInvoiceInfoSchema },
  basket: { id: "API-64", method: "POST", path: "/v3/InsightApi/basket", client: "main", who: "anyone", cache: "mutation", body: carts.basketEventSchema, data: noData },
  member: { id: "API-65", method: "GET", path: "/v3/UserApi/member", client: "main", who: "member", cache: "per-user", query: nothing, data: z.object({ data: members.memberSchema }) },
  webToLead: { id: "API-66", method: "POST", path: "/servlet/servlet.WebToLead", client: "crm", who: "anyone", cache: "mutation", body: merchantApplicationSchema, data: noData },
  geocode: { id: "API-67", method: "GET", path: "/maps/geocode", client: "maps", who: "anyone", cache: "no-store", data: noData },
  placeAutocomplete: { id: "API-68", method: "GET", path: "/maps/placeAutocomplete", client: "maps", who: "anyone", cache: "no-store", data: noData },
  // The payment return pages of PAYUNi and icash Pay ask for the result of the payment (PY-03).
  payResult: { id: "API-69", isOptional: true, method: "GET", path: "/PaymentApi/payResult", client: "main", who: "session", cache: "mutation", query: express.courierOrderPayResultQuerySchema, data: orders.placedOrderSchema },
  // With these calls, a visitor or member proves an identity at Google or Apple in a session (SE-03).
  thirdAuthUrl: { id: "API-70", isOptional: true, method: "POST", path: "/v3/UserApi/getThirdAuthUrl", client: "main", who: "anyone", cache: "no-store", body: members.thirdAuthBodySchema, data: z.string() },
  thirdUserInfo: { id: "API-71", isOptional: true, method: "POST", path: "/v3/UserApi/getThirdUserInfo", client: "main", who: "anyone", cache: "no-store", body: members.thirdUserInfoBodySchema, data: members.thirdUserInfoSchema },
  // The page of an order, its cancellation, its review and the reorder.
  orderDetail: { id: "API-72", isOptional: true, method: "GET", path: "/v3/OrderApi/orderDetail", client: "main", who: "member", cache: "per-user", query: orderList.orderIdQuerySchema, data: orderDetail.orderDetailSchema },
  cancelOrder: { id: "API-73", isOptional: true, method: "POST", path: "/v3/OrderApi/cancelOrder", client: "main", who: "session", cache: "mutation", query: payments.sessionIdQuerySchema, body: orderDetail.orderIdBodySchema, data: orderDetail.orderProgressSchema },
  reviewOrder: { id: "API-74", isOptional: true, method: "POST", path: "/v3/OrderApi/reviewOrder", client: "main", who: "member", cache: "mutation", body: orderDetail.reviewOrderBodySchema, data: orderDetail.orderProgressSchema },
  reorder: { id: "API-75", isOptional: true, method: "GET", path: "/v3/OrderApi/reorder", client: "main", who: "member", cache: "per-user", query: orderList.orderIdQuerySchema, data: reorderSchema },
  // A member opens a courier session, which permits the use of the courier pages (RU-47).
  openExpressSession: { id: "API-76", isOptional: true, method: "POST", path: "/v3/ExpressApi/openSession", client: "main", who: "member", cache: "mutation", body: nothing, data: express.openedExpressSchema },
  // Calls that list the catalog for search engines (AN-10).
  areaList: { id: "API-77", isOptional: true, method: "GET", path: "/v3/StoreApi/areaList", client: "main", who: "anyone", cache: "public", seconds: 300, query: nothing, data: sitemaps.areaListSchema },
  sitemapFiles: { id: "API-78", isOptional: true, method: "GET", path: "/v3/StoreApi/sitemapFiles", client: "main", who: "anyone", cache: "public", seconds: 3600, query: nothing, data: sitemaps.sitemapFilesSchema },
  sitemapPage: { id: "API-79", isOptional: true, method: "GET", path: "/v3/StoreApi/sitemapPage", client: "main", who: "anyone", cache: "public", seconds: 3600, query: sitemaps.sitemapPageQuerySchema, data: sitemaps.sitemapPageSchema },
  // The backend stores an application of a merchant. A worker sends it to the CRM later (API-66, PV-21).
  joinUs: { id: "API-80", isOptional: true, method: "POST", path: "/v3/MerchantApi/joinUs", client: "main", who: "anyone", cache: "mutation", body: joinUsBodySchema, data: applicationReceiptSchema.nullable() },
  // Returns the member's purchases for analytics. Each purchase is returned once, to the first device or tab that asks
  // (AN-05).
  firstViews: { id: "API-81", isOptional: true, method: "POST", path: "/v3/OrderApi/firstViews", client: "main", who: "member", cache: "mutation", body: nothing, data: z.array(purchaseSchema) },
  // Not in the specification: a member lists their sessions, ends one of them, or ends all except the current session.
  sessionList: { id: "API-82", isOptional: true, method: "GET", path: "/v3/UserApi/sessionList", client: "main", who: "member", cache: "per-user", query: nothing, data: z.array(members.memberSessionSchema) },
  endSession: { id: "API-83", isOptional: true, method: "POST", path: "/v3/UserApi/endSession", client: "main", who: "member", cache: "mutation", body: members.sessionIdBodySchema, data: noData },
  endOtherSessions: { id: "API-84", isOptional: true, method: "POST", path: "/v3/UserApi/endOtherSessions", client: "main", who: "member", cache: "mutation", body: nothing, data: noData },
  // Not in the specification: a member downloads their data, or deletes their account.
  exportData: { id: "API-85", isOptional: true, method: "GET", path: "/v3/UserApi/exportData", client: "main", who: "member", cache: "no-store", query: nothing, data: members.personalDataSchema },
  deleteAccount: { id: "API-86", isOptional: true, method: "POST", path: "/v3/UserApi/deleteAccount", client: "main", who: "member", cache: "mutation", body: nothing, data: noData },
  // Not in the specification: a member lists their courier sessions. The member, or the person who uses a courier
  // session, can end the session.
  expressSessionList: { id: "API-87", isOptional: true, method: "GET", path: "/v3/ExpressApi/sessionList", client: "main", who: "member", cache: "per-user", query: nothing, data: z.array(express.expressSessionSchema) },
  endExpressSession: { id: "API-88", isOptional: true, method: "POST", path: "/v3/ExpressApi/endSession", client: "main", who: "session", cache: "mutation", query: payments.sessionIdQuerySchema, body: express.endExpressSessionBodySchema, data: noData },
  // Not in the specification: a company applies for the courier plan, for business reservations, or for both. The
  // backend stores the application as in API-80.
  applyExpress: { id: "API-89", isOptional: true, method: "POST", path: "/v3/ExpressApi/apply", client: "main", who: "anyone", cache: "mutation", body: corporateBodySchema, data: noData },
  // Not in the specification: after the answer to a submit was lost, asks whether the submit has placed an order.
  submitResult: { id: "API-90", isOptional: true, method: "GET", path: "/v3/OrderApi/submitResult", client: "main", who: "session", cache: "no-store", query: orders.submitResultQuerySchema, data: orders.placedOrderSchema },
  // Not in the specification: the current prices and costs of a cart. It needs no sign-in.
  quoteCart: { id: "API-91", isOptional: true, method: "POST", path: "/v3/WebApi/cartQuote", client: "main", who: "anyone", cache: "no-store", body: cartQuoteBodySchema, data: cartQuoteSchema },
  // Not in the specification: the stores in a district, for the pages of districts.
  areaStores: { id: "API-92", isOptional: true, method: "GET", path: "/v3/StoreApi/areaStores", client: "main", who: "anyone", cache: "public", seconds: 60, query: sitemaps.areaStoresQuerySchema, data: storeLists.storePageSchema },
  // Not in the specification: the member adds, changes and removes saved addresses, and removes saved cards.
  saveAddress: { id: "API-93", isOptional: true, method: "POST", path: "/v3/UserApi/saveAddress", client: "main", who: "member", cache: "mutation", body: edits.saveAddressBodySchema, data: z.array(savedAddressSchema) },
  removeAddress: { id: "API-94", isOptional: true, method: "POST", path: "/v3/UserApi/removeAddress", client: "main", who: "member", cache: "mutation", body: edits.ownIdBodySchema, data: z.array(savedAddressSchema) },
  removeCard: { id: "API-95", isOptional: true, method: "POST", path: "/v3/PaymentApi/removeCard", client: "main", who: "member", cache: "mutation", body: edits.ownIdBodySchema, data: noData },
  // Not in the specification: reports about problems with an order, with photos and refunds.
  orderHelp: { id: "API-96", isOptional: true, method: "GET", path: "/v3/OrderApi/orderHelp", client: "main", who: "member", cache: "per-user", query: orderList.orderIdQuerySchema, data: orderHelp.orderHelpSchema },
  quoteOrderHelp: { id: "API-97", isOptional: true, method: "POST", path: "/v3/OrderApi/quoteOrderHelp", client: "main", who: "member", cache: "no-store", body: orderHelp.helpQuoteBodySchema, data: orderHelp.helpQuoteSchema },
  askOrderHelp: { id: "API-98", isOptional: true, method: "POST", path: "/v3/OrderApi/askOrderHelp", client: "main", who: "member", cache: "mutation", body: orderHelp.askHelpBodySchema, data: orderHelp.orderHelpSchema },
  uploadHelpPhoto: { id: "API-99", isOptional: true, method: "POST", path: "/v3/OrderApi/uploadHelpPhoto", client: "multipart", who: "member", cache: "mutation", query: orderList.orderIdQuerySchema, body: express.uploadedFileSchema, data: orderHelp.helpPhotoSchema },
  // Not in the specification: the fees and times of the shown stores for one address (HM-28).
  storeTrips: { id: "API-100", isOptional: true, method: "GET", path: "/v3/StoreApi/storeTrips", client: "main", who: "anyone", cache: "public", seconds: 30, query: stores.storeTripsQuerySchema, data: z.array(stores.storeTripSchema) },
  // Not in the specification: the favourite stores of a member (HM-33).
  favorites: { id: "API-101", isOptional: true, method: "POST", path: "/v3/UserApi/favorites", client: "main", who: "member", cache: "mutation", body: storeLists.favoritesBodySchema, data: z.array(storeLists.favoriteStoreSchema) },
  // Not in the specification: the charities that can receive an invoice, by code or name (CK-114).
  charityList: { id: "API-102", isOptional: true, method: "GET", path: "/v3/OrderApi/charityList", client: "main", who: "anyone", cache: "public", seconds: 300, query: invoices.charityListQuerySchema, data: z.array(invoices.charitySchema) },
  // Not in the specification: the plan that the shop sells, and the subscription of a member (SB-05).
  subscriptionPlan: { id: "API-103", isOptional: true, method: "GET", path: "/v3/UserApi/subscriptionPlan", client: "main", who: "anyone", cache: "public", seconds: 300, query: nothing, data: subscriptions.subscriptionPlanSchema },
  ownSubscription: { id: "API-104", isOptional: true, method: "GET", path: "/v3/UserApi/ownSubscription", client: "main", who: "member", cache: "per-user", query: nothing, data: subscriptions.ownSubscriptionSchema },
  buySubscription: { id: "API-105", isOptional: true, method: "POST", path: "/v3/PaymentApi/buySubscription", client: "main", who: "member", cache: "mutation", body: subscriptions.buySubscriptionBodySchema, data: subscriptions.boughtSubscriptionSchema },
  renewSubscription: { id: "API-106", isOptional: true, method: "POST", path: "/v3/UserApi/renewSubscription", client: "main", who: "member", cache: "mutation", body: subscriptions.autoRenewBodySchema, data: subscriptions.ownSubscriptionSchema },
  // Not in the specification: group orders. Guests need no account, because the token in the link is the permission
  // (GO-02).
  startGroupOrder: { id: "API-107", isOptional: true, method: "POST", path: "/v3/GroupApi/start", client: "main", who: "member", cache: "mutation", body: groups.startGroupBodySchema, data: groups.groupTokenSchema },
  groupOrder: { id: "API-108", isOptional: true, method: "POST", path: "/v3/GroupApi/show", client: "main", who: "anyone", cache: "no-store", body: groups.groupTokenSchema, data: groups.groupOrderSchema },
  joinGroupOrder: { id: "API-109", isOptional: true, method: "POST", path: "/v3/GroupApi/join", client: "main", who: "anyone", cache: "mutation", body: groups.joinGroupBodySchema, data: groups.groupOrderSchema },
  addGroupLine: { id: "API-110", isOptional: true, method: "POST", path: "/v3/GroupApi/addLine", client: "main", who: "anyone", cache: "mutation", body: groups.addGroupLineBodySchema, data: groups.groupOrderSchema },
  setGroupLine: { id: "API-111", isOptional: true, method: "POST", path: "/v3/GroupApi/setLine", client: "main", who: "anyone", cache: "mutation", body: groups.setGroupLineBodySchema, data: groups.groupOrderSchema },
  changeGroupOrder: { id: "API-112", isOptional: true, method: "POST", path: "/v3/GroupApi/change", client: "main", who: "member", cache: "mutation", body: groups.changeGroupBodySchema, data: groups.groupOrderSchema },
  takeGroupOrder: { id: "API-113", isOptional: true, method: "POST", path: "/v3/GroupApi/take", client: "main", who: "member", cache: "mutation", body: groups.groupTokenSchema, data: reorderSchema },
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Part<
  Name extends EndpointName,
  Key extends "params" | "query" | "body",
> = Endpoints[Name] extends {
  [K in Key]: infer Schema extends z.ZodType;
}
  ? Schema
  : z.ZodUndefined;

/** The input that a caller passes, before defaults and type conversion are applied. */
export type CallInput<Name extends EndpointName> = {
  params?: z.input<Part<Name, "params">>;
  query?: z.input<Part<Name, "query">>;
  body?: z.input<Part<Name, "body">>;
};
/** The parsed input that a handler receives. */
export type ParamsOf<Name extends EndpointName> = z.output<Part<Name, "params">>;
export type QueryOf<Name extends EndpointName> = z.output<Part<Name, "query">>;
export type BodyOf<Name extends EndpointName> = z.output<Part<Name, "body">>;
export type DataOf<Name extends EndpointName> = z.output<Endpoints[Name]["data"]>;
