/** The named routes of SPEC §2: the only place that spells a URL of ours. */
export const hrefs = {
  index: () => "/",
  home: () => "/home",
  store: ({ stid, number }: StoreRoute) => withQuery("/store", { stid, number }),
  product: ({ stid, fdid, setid, number, mkey }: ProductRoute) =>
    withQuery("/product", { stid, fdid, setid, number, mkey }),
  cart: () => "/cart",
  checkout: () => "/checkout",
  login: () => "/login",
  register: ({ type }: { type: number }) => withQuery("/register", { type }),
  orderlist: () => "/orderList",
  icashPay: ({ id, qc }: { id: number; qc: string }) =>
    withQuery("/third/icashpaypaypage", { id, qc }),
  notFound: () => "/404error",
  serverError: () => "/500error",
};

export type StoreRoute = { stid: number; number?: string };
export type ProductRoute = {
  stid: number;
  fdid?: number;
  setid?: number;
  number?: string;
  mkey?: string;
};

/** Keys keep their order, so one page has one spelling; empty values are left out. */
function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join("&");
  return text ? `${path}?${text}` : path;
}
