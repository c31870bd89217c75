import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";

export type Headline =
  | "awaitingPayment"
  | "placed"
  | "preparing"
  | "riding"
  | "storeRiding"
  | "delivered"
  | "fetched"
  | "byMember"
  | "byStore"
  | "unpaid"
  | "over"
  | "working";

const UNDER_WAY = new Map<number, Headline>([
  [ORDER_STATUS.awaitingPayment, "awaitingPayment"],
  [ORDER_STATUS.ordered, "placed"],
  [ORDER_STATUS.confirming, "preparing"],
  [ORDER_STATUS.selfConfirming, "preparing"],
  [ORDER_STATUS.delivering, "riding"],
  [ORDER_STATUS.selfDelivering, "storeRiding"],
  [ORDER_STATUS.delivered, "delivered"],
  [ORDER_STATUS.selfCashDone, "delivered"],
]);

type Tracked = Pick<OrderDetail, "order_status" | "track" | "events">;

/** The current headline of an order. An unknown status shows as being processed (OR-04). */
export function orderHeadline({ order_status, track, events }: Tracked): Headline {
  if (order_status === ORDER_STATUS.cancelled) return cancelledHeadline(events);
  const headline = UNDER_WAY.get(order_status) ?? "working";
  return headline === "delivered" && track === "pickup" ? "fetched" : headline;
}

function cancelledHeadline(events: Tracked["events"]): Headline {
  switch (events.at(-1)?.step) {
    case "cancelled-by-member":
      return "byMember";
    case "cancelled-by-store":
      return "byStore";
    case "unpaid":
      return "unpaid";
    default:
      return "over";
  }
}
