import { type CardReturn, DINING_TYPE } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";

/** The URLs of all pages (RT-28). All links of the shop use these functions. */
export const hrefs = {
  index: () => "/",
  home: () => "/home",
  storeList: ({ type, group, subject, keyword, sort, filter, price, page }: StoreListRoute = {}) =>
    withQuery("/storeList", { type, group, subject, keyword, sort, filter, price, page }),
  store: ({ stid, number, is_from_recommend }: StoreRoute) =>
    withQuery("/store", { stid, number, is_from_recommend }),
  grocery: ({ stid, cat, number }: GroceryRoute) => withQuery("/grocery", { stid, cat, number }),
  /** Not in the specification: a page with links to all products of a restaurant, or of a category of a grocery. */
  menu: ({ stid, cat }: { stid: number; cat?: number | undefined }) =>
    withQuery("/menu", { stid, cat }),
  product: ({ stid, fdid, setid, number, mkey }: ProductRoute) =>
    withQuery("/product", { stid, fdid, setid, number, mkey }),
  foundFood: ({ id, item_type, store_id }: FoundItem) =>
    withQuery("/product", {
      stid: store_id,
      ...(item_type === "set" ? { setid: id } : { fdid: id }),
    }),
  cart: () => "/cart",
  /** `v3` is the partner order number (CK-01, CK-02). */
  checkout: ({ v1, v3 }: { v1?: string; v3?: string } = {}) => withQuery("/checkout", { v1, v3 }),
  /**
   * Not in the specification. With `stid`, the page starts a group order at this store. With `token`, the page opens
   * the group order of this token; the token is in the fragment (GO-02).
   */
  groupOrder: (target: { stid: number } | { token: string }) =>
    "token" in target ? `/groupOrder#${target.token}` : withQuery("/groupOrder", target),
  login: () => "/login",
  register: (query: { type?: number; step?: 2 } = {}) => withQuery("/register", query),
  orderlist: () => "/orderList",
  /** Not in the specification: the page of one order. */
  order: ({ id }: { id: number }) => withQuery("/order", { id }),
  couponlist: () => "/couponList",
  member: () => "/member",
  static: ({ p }: { p: "faq" | "terms" | "privacy" }) => withQuery("/static", { p }),
  opnRedirect: ({ rtt, stid, number }: OpnRoute = {}) =>
    withQuery("/opnRedirect", { rtt, stid, number }),
  icashPay: ({ id, qc }: { id: number; qc: string }) =>
    withQuery("/third/icashpaypaypage", { id, qc }),
  /**
   * With `isCourier`, the card is saved for the courier session, even if a member is signed in. `returnTo` is the
   * account page to which the member returns.
   */
  bindCard: ({
    isCourier = false,
    returnTo,
  }: {
    isCourier?: boolean;
    returnTo?: CardReturn;
  } = {}) =>
    withQuery("/bindCard", {
      dining_type: isCourier ? DINING_TYPE.courier : undefined,
      return_to: returnTo,
    }),
  introopn: ({ rtt, v3 }: { rtt?: 8; v3?: string } = {}) => withQuery("/introopn", { rtt, v3 }),
  campaign: () => "/campaign",
  opTopSale: () => "/opTopSale",
  joinUs: () => "/join-us",
  /** `session` is `ended` if the visitor opened a link whose courier session has ended. */
  expressDelivery: ({ session }: { session?: "ended" } = {}) =>
    withQuery("/expressDelivery", { session }),
  subscription: () => "/subscription",
  referralPage: () => "/referralPage",
  referralCode: ({ id }: { id: string }) => `/referralCode/${encodeURIComponent(id)}`,
  landingPage: () => "/landingPage",
  downloadApp: () => "/downloadApp",
  instantDelivery: () => "/instant-delivery",
  /** `service` is `booking` for a company that wants business reservations. */
  instantDeliveryApply: ({ service }: { service?: "booking" } = {}) =>
    withQuery("/instant-delivery-apply", { service }),
  /** Not in the specification: the page that is shown without a network connection. */
  offline: () => "/offline",
  /** Not in the specification: the stores of a city or district, for search engines. */
  areas: ({ city_name, area_name, type, page }: AreaRoute) =>
    withQuery(
      `/areas/${[city_name, ...(area_name ? [area_name] : [])].map(readablePart).join("/")}`,
      { type, page },
    ),
  notFound: () => "/404error",
  serverError: (requestId = "") => (requestId ? `/500error#${requestId}` : "/500error"),
};

export type StoreRoute = { stid: number; number?: string; is_from_recommend?: 1 };
/** With `type`, the page shows only stores of this type in the district. `page` is omitted for the first page. */
type AreaRoute = {
  city_name: string;
  area_name?: string | undefined;
  type?: number | undefined;
  page?: number | undefined;
};
/**
 * `rtt` is the route type of the link. With 1, the link leads to the page of the store `stid`. Without it, the link
 * leads to the home page.
 */
type OpnRoute = { rtt?: 1; stid?: number; number?: string };
type GroceryRoute = { stid: number; cat?: number; number?: string };
type FoundItem = { id: number; item_type: string; store_id: number };
/** `filter` is a comma-separated list of STORE_FILTERS. `page` is omitted for the first page. */
type StoreListRoute = {
  type?: number;
  group?: number;
  subject?: number;
  keyword?: string;
  price?: string;
  sort?: string;
  filter?: string;
  page?: number;
};
type ProductRoute = {
  stid: number;
  fdid?: number;
  setid?: number;
  number?: string;
  mkey?: string;
};

/**
 * Encodes a part of a path. Chinese characters stay unencoded, because encoded characters would take three times as
 * many bytes in the HTML. Browsers encode them when they send the request.
 */
function readablePart(part: string): string {
  return part.replace(/[^\p{L}\p{N}]/gu, encodeURIComponent);
}

/**
 * Adds a query to a path. The parameters keep their order, so that each page has only one URL. Empty values are left
 * out.
 */
function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join("&");
  return text ? `${path}?${text}` : path;
}

/** The canonical URL of a product: `stid`, then `fdid` or `setid`. */
export function productHref(stid: number, { id, item_type }: Pick<Product, "id" | "item_type">) {
  return hrefs.product({ stid, ...(item_type === "set" ? { setid: id } : { fdid: id }) });
}
