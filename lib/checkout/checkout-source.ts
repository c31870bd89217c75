import { SOURCE_ORDER_ID } from "@/lib/contracts/codes";
import { hrefs, type StoreRoute } from "@/lib/routing/hrefs";

/**
 * Where an order comes from. `fdm` is an order of this shop. `opn` is an order of the campaign partner with the partner
 * order number (CK-01, CK-02).
 */
export type CheckoutSource = { type: "fdm" } | { type: "opn"; source_order_id: string };

export const OWN_SOURCE: CheckoutSource = { type: "fdm" };

/**
 * Reads the source of an order from the query (CK-01). A partner's link contains `v1` and `v3`. This function looks
 * only at `v3`, because the sign-in has already used `v1` and removed it from the URL. If the query contains no `v3`,
 * several, or an invalid one, the order is an order of this shop.
 */
export function checkoutSource(query: URLSearchParams): CheckoutSource {
  const [source_order_id = "", second] = query.getAll("v3");
  const isPartnerOrder = second === undefined && SOURCE_ORDER_ID.test(source_order_id);
  return isPartnerOrder ? { type: "opn", source_order_id } : OWN_SOURCE;
}

/** CK-04: the calls that compute the quote and place the order. */
export function orderCalls({ type }: Pick<CheckoutSource, "type"> = OWN_SOURCE) {
  return type === "opn"
    ? ({ quote: "exBeforeOrdering", placeOrder: "exOrdering" } as const)
    : ({ quote: "beforeOrdering", placeOrder: "ordering" } as const);
}

/** The partner's order number, empty for an order of the shop (CK-02). */
export function sourceOrderId(source: CheckoutSource): string {
  return source.type === "opn" ? source.source_order_id : "";
}

export function checkoutPath(source: CheckoutSource): string {
  return hrefs.checkout({ v3: sourceOrderId(source) });
}

/**
 * The path that leads from the checkout back to the store (CK-03). With `rtt` 1, `/opnRedirect` opens the store page.
 */
export function backToStorePath({ type }: Pick<CheckoutSource, "type">, route: StoreRoute): string {
  return type === "opn" ? hrefs.opnRedirect({ rtt: 1, ...route }) : hrefs.store(route);
}
