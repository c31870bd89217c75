import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";

export type Headline =
  | "awaitingPayment"
  | "placed"
  | "preparing"
  | "ready"
  | "readyToPickUp"
  | "delivering"
  | "storeDelivering"
  | "atDoor"
  | "delivered"
  | "pickedUp"
  | "byMember"
  | "byStore"
  | "unpaid"
  | "cancelled"
  | "processing";

const HEADLINES = new Map<number, Headline>([
  [ORDER_STATUS.awaitingPayment, "awaitingPayment"],
  [ORDER_STATUS.ordered, "placed"],
  [ORDER_STATUS.confirming, "preparing"],
  [ORDER_STATUS.selfConfirming, "preparing"],
  [ORDER_STATUS.delivering, "delivering"],
  [ORDER_STATUS.selfDelivering, "storeDelivering"],
  [ORDER_STATUS.delivered, "delivered"],
  [ORDER_STATUS.selfCashDone, "delivered"],
]);

type Tracked = Pick<OrderDetail, "order_status" | "track" | "events" | "history">;

/**
 * The current headline of an order. An unknown status gets the headline 處理中 (OR-04). Once the food is ready, the
 * headline says so until the food leaves; for a pick-up it is `readyToPickUp`, because the customer can now get the
 * food (OR-34). Once the courier is at the door, the headline no longer says that the courier is on the way (OR-42).
 */
export function orderHeadline({ order_status, track, events, history }: Tracked): Headline {
  if (order_status === ORDER_STATUS.cancelled) return cancelledHeadline(events);
  const headline = HEADLINES.get(order_status) ?? "processing";
  const has = (event: string) => history?.some((entry) => entry.event === event);
  const isPickup = track === "pickup";
  if (headline === "preparing" && has("ready")) return isPickup ? "readyToPickUp" : "ready";
  // This matches `delivering` and `storeDelivering`, because a courier of the store can also be at the door.
  if (/delivering/i.test(headline) && has("courier-arrived")) return "atDoor";
  return headline === "delivered" && isPickup ? "pickedUp" : headline;
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
      return "cancelled";
  }
}
