import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, dropCourierMark } from "@/lib/client/courier-session-store";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { isStoredCourierOrder, type StoredCourierOrder } from "@/lib/courier/stored-courier-order";
import { type CourierOrderContext, initialCourierOrder } from "./courier-state";

/** What was typed comes along to another session of this browser; what was sent belongs to its own. */
export function keptCourierOrder(session: string): StoredCourierOrder | null {
  const kept = readStored("lastCourierOrder");
  if (!isStoredCourierOrder(kept)) return null;
  return kept.session === session ? kept : { ...kept, order_id: null, unanswered: null };
}

/** Keeps what was typed for the way back, and what is not known yet of a courier order that was sent. */
export function keepCourierOrder({ get }: CourierOrderContext): void {
  const { session, sent_order_id: order_id, unanswered, draft } = get();
  writeStored("lastCourierOrder", { session, order_id, unanswered, draft });
}

/** It stands: nothing of it may be ordered a second time by mistake. */
export function forgetCourierOrder(): void {
  removeStored("lastCourierOrder");
}

/**
 * The courier ends the session of this browser: what was typed goes with it, as at a logout. Its cookie is gone
 * whatever the backend answers.
 */
export async function endCourierOrder(
  context: CourierOrderContext,
  message: string,
): Promise<void> {
  await callApi("endExpressSession", { body: {} }, { ...AS_COURIER, breakage: "stay" });
  forgetCourierOrder();
  dropCourierMark();
  context.set({ ...initialCourierOrder(), stage: "closed", closedBy: { code: CODE.ok, message } });
}

/** EX-02: without a session that the server knows there is nothing to fill in. */
export function closeCourierOrder(context: CourierOrderContext, closedBy: Refusal): void {
  if (context.get().stage === "draft") keepCourierOrder(context);
  dropCourierMark();
  context.set({ stage: "closed", closedBy, dialog: null, asking: null });
}
