import { callApi } from "@/lib/client/call-api";
import { AS_COURIER } from "@/lib/client/courier-session-store";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import { isCourierOrderOver } from "@/lib/courier/courier-way";
import { isSessionGone } from "@/lib/courier/session-gone";
import { refundWord } from "@/lib/orders/order-status";
import type { CourierOrderContext, CourierOrderState } from "./courier-state";
import { closeCourierOrder } from "./keep-courier-order";

/** It moves by itself: under way, or its money still on the way back. */
export function isUnderWay({ stage, status }: CourierOrderState): boolean {
  if (stage !== "ordered" || !status?.order) return false;
  const { order_status, pay_status } = status.order;
  return !isCourierOrderOver(order_status) || refundWord(pay_status) === "refunding";
}

/** What a press here has made of it. */
export function takeProgress({ get, set }: CourierOrderContext, progress: OrderProgress): void {
  const { status } = get();
  if (!status?.order) return;
  const order = { ...status.order, ...progress };
  set({ status: { ...status, status: order.order_status, order } });
}

/** What is shown stays when asking again breaks; a session that has ended while nothing moves is no news. */
export async function refreshCourierOrder(context: CourierOrderContext): Promise<void> {
  const answer = await callApi("getStatus", {}, { ...AS_COURIER, breakage: "stay" });
  if (context.get().stage !== "ordered") return;
  if (answer.ok) context.set({ status: answer.data });
  else if (isSessionGone(answer)) closeCourierOrder(context, answer);
}
