import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { pointsCap } from "./points-cap";
import { type ChangedLine, changedLines, type PriceKey } from "./price-lines";

type PlainReason =
  | "food-price"
  | "other-dining"
  | "other-slot"
  | "store-fee"
  | "with-subtotal"
  | "with-fee"
  | "event-off"
  | "delivery-offer"
  | "subscription-used"
  | "subscription-off"
  | "coupon-gone"
  | "offer-gone"
  | "points-limit"
  | "points-own";

/** The reason why a line changed, derived from two quotes. */
export type ChangeReason =
  | { why: PlainReason }
  | { why: "distance"; from: number; to: number }
  | { why: "points-balance"; points: number }
  | { why: "offer"; name: string }
  /** The server's message. */
  | { why: "said"; text: string };

type ExplainedLine = ChangedLine & { reason: ChangeReason | null };

export type QuoteChange = { lines: ExplainedLine[]; from: number; to: number };

/**
 * The changed lines and their reasons; null when nothing has changed. `said` is the server's message about a coupon
 * that it did not apply.
 */
export function quoteChange(before: Order, after: Order, said: string | null): QuoteChange | null {
  const lines = changedLines(before, after).map((line) => ({
    ...line,
    reason: changeReason(line, { before, after, said }),
  }));
  const [from, to] = [before.pay_total, after.pay_total];
  return lines.length === 0 && from === to ? null : { lines, from, to };
}

/** True if only the customer's own input caused the change, just before the button was pressed. */
export function isOwnChange({ lines }: QuoteChange): boolean {
  return lines.length > 0 && lines.every(({ reason }) => reason?.why === "points-own");
}

/** True if one of the lines has the server's message. */
export function saysWhy({ lines }: QuoteChange): boolean {
  return lines.some(({ reason }) => reason?.why === "said");
}

type Orders = { before: Order; after: Order; said: string | null };

function changeReason(line: ChangedLine, orders: Orders): ChangeReason | null {
  const { before, after } = orders;
  if (line.of === "food") return { why: "food-price" };
  if (before.dining_type !== after.dining_type) return { why: "other-dining" };
  if (before.is_reservation !== after.is_reservation) return { why: "other-slot" };
  return REASONS[line.key](orders, line);
}

type Reason = (orders: Orders, line: ChangedLine) => ChangeReason | null;

const REASONS: Record<PriceKey, Reason> = {
  subtotal: () => ({ why: "food-price" }),
  service_fee: (orders) => withSubtotal(orders) ?? { why: "store-fee" },
  delivery_fee: ({ before, after }) => {
    const [from, to] = [before.store.distance, after.store.distance];
    if (from === null || to === null || from === to) return { why: "store-fee" };
    return { why: "distance", from, to };
  },
  delivery_discount: (orders) => {
    const { before, after } = orders;
    const wasOn = before.op_delivery_event.enable === 1;
    if (wasOn && after.op_delivery_event.enable !== 1) return { why: "event-off" };
    return withSubtotal(orders) ?? withFee(orders) ?? { why: "delivery-offer" };
  },
  subscription_discount: (orders, { to }) => {
    if (to !== null) return withFee(orders) ?? withSubtotal(orders);
    return { why: usesLeft(orders.after) === 0 ? "subscription-used" : "subscription-off" };
  },
  coupon_discount: (orders, { to }) => {
    if (orders.said) return { why: "said", text: orders.said };
    return to === null ? { why: "coupon-gone" } : (withSubtotal(orders) ?? withFee(orders));
  },
  store_coupon_discount: (orders) => {
    const [old, now] = [offerOf(orders.before), offerOf(orders.after)];
    if (!now) return { why: "offer-gone" };
    return old?.name === now.name ? withSubtotal(orders) : { why: "offer", name: now.name };
  },
  points_discount: ({ before, after }) => {
    const { have_op: points, op_delivery_event: event } = after;
    if (points < before.have_op) return { why: "points-balance", points };
    const cap = pointsCap(after, { op_event_id: event.enable === 1 ? event.event_id : null });
    // Below the limit, the number is the customer's own input.
    return { why: after.use_op < cap ? "points-own" : "points-limit" };
  },
};

function withSubtotal({ before, after }: Orders): ChangeReason | null {
  return before.subtotal === after.subtotal ? null : { why: "with-subtotal" };
}

function withFee({ before, after }: Orders): ChangeReason | null {
  return before.delivery_fee === after.delivery_fee ? null : { why: "with-fee" };
}

/** The remaining uses in this period for the dining type. */
function usesLeft({ dining_type, subscription, subscribe_take_discount_num }: Order): number {
  const isFetched = dining_type === DINING_TYPE.pickup;
  return isFetched ? subscribe_take_discount_num : subscription.discount_count;
}

function offerOf({ global_coupon, brand_coupon, store_coupon }: Order) {
  return [global_coupon, brand_coupon, store_coupon].find(
    ({ is_show, is_selected }) => is_show === 1 && is_selected === 1,
  );
}
