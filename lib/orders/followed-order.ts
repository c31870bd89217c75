import type { OrderDetail } from "@/lib/contracts/order-detail";
import { isCurrent, refundWord } from "./order-status";

/** The page follows an order for this time after the delivery, because couriers often send the photo later. */
const NEWS_SECONDS = 3600;
type Followed = Pick<OrderDetail, "order_status" | "pay_status" | "track" | "events">;

/**
 * The time in epoch seconds until which the order page follows the order (OR-32). While the order or its refund is in
 * progress, it is Infinity. Once the order is delivered, it is one hour after the delivery. It is null for an order
 * that does not change any more.
 */
export function followedUntil({ events, track, ...order }: Followed): number | null {
  if (isCurrent(order) || refundWord(order.pay_status) === "refunding") return Infinity;
  const delivered = events.findLast(({ step }) => step === "delivered");
  return delivered && track !== "pickup" ? delivered.create_time + NEWS_SECONDS : null;
}
