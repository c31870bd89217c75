import type { OrderDetail } from "@/lib/contracts/order-detail";
import { isCurrent, refundWord } from "./order-status";

/** The page follows an order for this time after the delivery, because couriers often send the photo later. */
const NEWS_SECONDS = 3600;
type Followed = Pick<OrderDetail, "order_status" | "pay_status" | "track" | "events">;

/**
 * The time in epoch seconds until which the order page follows the order (OR-32). While the order or its refund is in
 * progress, it is Infinity. For a delivered order it is one hour after the delivery, unless the customer picked the
 * order up. Otherwise it is null, because the order does not change any more.
 */
export function followedUntil({ events, track, ...order }: Followed): number | null {
  if (isCurrent(order) || refundWord(order.pay_status) === "refunding") return Infinity;
  const delivered = events.findLast(({ step }) => step === "delivered");
  return delivered && track !== "pickup" ? delivered.create_time + NEWS_SECONDS : null;
}
