import type { OrderDetail } from "@/lib/contracts/order-detail";
import { isCurrent, refundWord } from "./order-status";

/** A courier often sends the photo of a delivery after it. */
const NEWS_SECONDS = 3600;
type Followed = Pick<OrderDetail, "order_status" | "pay_status" | "track" | "events">;

/**
 * The epoch second until which the order page follows the order: forever while something is still to happen, and for an
 * hour after a delivery (OR-32). Null for an order that does not change any more.
 */
export function followedUntil({ events, track, ...order }: Followed): number | null {
  if (isCurrent(order) || refundWord(order.pay_status) === "refunding") return Infinity;
  const delivered = events.findLast(({ step }) => step === "delivered");
  return delivered && track !== "pickup" ? delivered.create_time + NEWS_SECONDS : null;
}
