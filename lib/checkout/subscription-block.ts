import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";

export type SubscriptionBlock = "points-event" | "not-subscribed" | "other-dining" | "none-left";

type Facts = Pick<Order, "subscription" | "op_delivery_event" | "dining_type">;

/** Why the subscription cannot be chosen (CK-51, CK-52); null when it can. */
export function subscriptionBlock(order: Facts): SubscriptionBlock | null {
  const { subscription, op_delivery_event, dining_type } = order;
  if (op_delivery_event.enable === 1) return "points-event";
  if (subscription.enable === 1) return null;
  if (subscription.end_date === "") return "not-subscribed";
  const isCovered = dining_type === DINING_TYPE.delivery || dining_type === DINING_TYPE.pickup;
  return isCovered ? "none-left" : "other-dining";
}
