import { SOURCE_ORDER_ID } from "@/lib/contracts/codes";
import { APP_CODE } from "./app-code";
import { hrefs } from "./hrefs";

/** The values of `rtt` in links of the campaign (RT-09, RT-10). */
const ROUTE_TYPE = { store: "1", checkout: "8" } as const;
const STORE_ID = /^[1-9]\d{0,8}$/;
/** A visit number, which has at most NUMBER_MAX characters. */
const STORE_NUMBER = /^.{1,500}$/s;
const APP_CODE_SHAPE = /^[\w.~-]{1,200}$/;

/**
 * The path to which a campaign link leads (RT-09 to RT-11). Values with a wrong form are dropped. `unpaidQuery` is the
 * query of the checkout page of a partner's order that is not paid yet. A checkout link with neither a partner order
 * number nor `v1` leads back to this checkout page.
 */
export function opnDestination(
  params: URLSearchParams,
  unpaidQuery = new URLSearchParams(),
): string {
  const rtt = params.getAll("rtt").join();
  if (rtt === ROUTE_TYPE.checkout) return checkoutOf(params, unpaidQuery);
  const stid = take(params, "stid", STORE_ID);
  const store = { stid: Number(stid), number: take(params, "number", STORE_NUMBER) };
  const path = rtt === ROUTE_TYPE.store && stid ? hrefs.store(store) : hrefs.home();
  // The next page stores the partner order number for the visit (CK-01).
  const v3 = orderNumber(params);
  return v3 ? `${path}${path.includes("?") ? "&" : "?"}v3=${v3}` : path;
}

/**
 * The path of the checkout. If `v1` or the partner order number has a wrong form, the path contains neither. After a
 * sign-in, the link has no `v1`, because `v1` can be used only once.
 */
function checkoutOf(params: URLSearchParams, unpaidQuery: URLSearchParams): string {
  const hasOrder = params.has("v3") || params.has("id");
  if (!params.has(APP_CODE) && !hasOrder) {
    return hrefs.checkout({ v3: take(unpaidQuery, "v3", SOURCE_ORDER_ID) });
  }
  const [v1, v3] = [take(params, APP_CODE, APP_CODE_SHAPE), orderNumber(params)];
  const isWhole = (v3 || !hasOrder) && (v1 || !params.has(APP_CODE));
  return hrefs.checkout(isWhole ? { v1, v3 } : {});
}

/** The partner order number of a link. After a sign-in, the link contains it as `id` instead of `v3`. */
function orderNumber(params: URLSearchParams): string {
  return take(params, params.has("v3") ? "v3" : "id", SOURCE_ORDER_ID);
}

function take(params: URLSearchParams, key: string, shape: RegExp): string {
  const values = params.getAll(key);
  const [value = ""] = values;
  return values.length === 1 && shape.test(value) ? value : "";
}
