import type { Order } from "@/lib/contracts/orders";
import type { CheckoutDraft } from "./checkout-draft";

type PointTerms = Pick<
  Order,
  "have_op" | "op_exchange_point_limit" | "op_exchange_rate_int" | "total_price"
> & { op_delivery_event: Pick<Order["op_delivery_event"], "use_points"> };

/**
 * The maximum number of points for an order. It is the smallest of three limits: the member's points minus the points
 * that the chosen event uses, the limit of the backend for one order (0 means no limit), and the points that the total
 * is worth (CK-57 to CK-59).
 */
export function pointsCap(terms: PointTerms, { op_event_id }: Pick<CheckoutDraft, "op_event_id">) {
  const { have_op, op_exchange_point_limit: limit, op_exchange_rate_int: rate } = terms;
  const held = have_op - (op_event_id === null ? 0 : terms.op_delivery_event.use_points);
  const worth = Math.floor(terms.total_price / rate);
  return Math.max(0, Math.min(held, limit === 0 ? held : limit, worth));
}

/**
 * The number of points in a typed text. Only the digits before the first character that is not a digit count; they may
 * be full-width digits. The result is at most `cap` (CK-60).
 */
export function typedPoints(text: string, cap: number): number {
  const [digits] = text.normalize("NFKC").trim().split(/\D/, 1);
  return Math.min(Number(digits), cap);
}

/** CN-07: the value of points in NT$, by the rate that the server sends. */
export function pointsWorth(
  points: number,
  { op_exchange_rate_int }: Pick<Order, "op_exchange_rate_int">,
) {
  return points * op_exchange_rate_int;
}
