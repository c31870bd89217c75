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
  | "points-entered";

/** The reason why a price line changed, found by comparing two quotes. */
export type ChangeReason =
  | { type: PlainReason }
  | { type: "distance"; from: number; to: number }
  | { type: "points-balance"; points: number }
  | { type: "offer"; name: string }
  /** The message of the server is the reason. */
  | { type: "server-message"; text: string };

type ExplainedLine = ChangedLine & { reason: ChangeReason | null };

export type QuoteChange = { lines: ExplainedLine[]; from: number; to: number };

/**
 * The price lines that differ between two quotes, with the reasons, and the totals of both quotes. Null if no line and
 * no total has changed. `couponMessage` is the server's message about a coupon that it did not apply.
 */
export function quoteChange(
  before: Order,
  after: Order,
  couponMessage: string | null,
): QuoteChange | null {
  const lines = changedLines(before, after).map((line) => ({
    ...line,
    reason: changeReason(line, { before, after, couponMessage }),
  }));
  const [from, to] = [before.pay_total, after.pay_total];
  return lines.length === 0 && from === to ? null : { lines, from, to };
}

/** True if only the customer's own input of points caused the change. */
export function isCustomerChange({ lines }: QuoteChange): boolean {
  return lines.length > 0 && lines.every(({ reason }) => reason?.type === "points-entered");
}

/** True if the reason of a changed line is a message of the server. */
export function hasServerMessage({ lines }: QuoteChange): boolean {
  return lines.some(({ reason }) => reason?.type === "server-message");
}

type Orders = { before: Order; after: Order; couponMessage: string | null };

function changeReason(line: ChangedLine, orders: Orders): ChangeReason | null {
  const { before, after } = orders;
  if (line.kind === "food") return { type: "food-price" };
  if (before.dining_type !== after.dining_type) return { type: "other-dining" };
  if (before.is_reservation !== after.is_reservation) return { type: "other-slot" };
  return REASONS[line.key](orders, line);
}

type FindReason = (orders: Orders, line: ChangedLine) => ChangeReason | null;

const REASONS: Record<PriceKey, FindReason> = {
  subtotal: () => ({ type: "food-price" }),
  service_fee: (orders) => withSubtotal(orders) ?? { type: "store-fee" },
  delivery_fee: ({ before, after }) => {
    const [from, to] = [before.store.distance, after.store.distance];
    if (from === null || to === null || from === to) return { type: "store-fee" };
    return { type: "distance", from, to };
  },
  delivery_discount: (orders) => {
    const { before, after } = orders;
    const wasOn = before.op_delivery_event.enable === 1;
    if (wasOn && after.op_delivery_event.enable !== 1) return { type: "event-off" };
    return withSubtotal(orders) ?? withFee(orders) ?? { type: "delivery-offer" };
  },
  subscription_discount: (orders, { to }) => {
    if (to !== null) return withFee(orders) ?? withSubtotal(orders);
    return { type: usesLeft(orders.after) === 0 ? "subscription-used" : "subscription-off" };
  },
  coupon_discount: (orders, { to }) => {
    if (orders.couponMessage) return { type: "server-message", text: orders.couponMessage };
    return to === null ? { type: "coupon-gone" } : (withSubtotal(orders) ?? withFee(orders));
  },
  store_coupon_discount: (orders) => {
    const [old, now] = [offerOf(orders.before), offerOf(orders.after)];
    if (!now) return { type: "offer-gone" };
    return old?.name === now.name ? withSubtotal(orders) : { type: "offer", name: now.name };
  },
  points_discount: ({ before, after }) => {
    const { have_op: points, op_delivery_event: event } = after;
    if (points < before.have_op) return { type: "points-balance", points };
    const cap = pointsCap(after, { op_event_id: event.enable === 1 ? event.event_id : null });
    // If fewer points than the maximum are used, the customer entered this number.
    return { type: after.use_op < cap ? "points-entered" : "points-limit" };
  },
};

function withSubtotal({ before, after }: Orders): ChangeReason | null {
  return before.subtotal === after.subtotal ? null : { type: "with-subtotal" };
}

function withFee({ before, after }: Orders): ChangeReason | null {
  return before.delivery_fee === after.delivery_fee ? null : { type: "with-fee" };
}

/** How often the subscription can still be used in this period for the dining type of the order. */
function usesLeft({ dining_type, subscription, subscribe_take_discount_num }: Order): number {
  const isPickup = dining_type === DINING_TYPE.pickup;
  return isPickup ? subscribe_take_discount_num : subscription.discount_count;
}

function offerOf({ global_coupon, brand_coupon, store_coupon }: Order) {
  return [global_coupon, brand_coupon, store_coupon].find(
    ({ is_show, is_selected }) => is_show === 1 && is_selected === 1,
  );
}
