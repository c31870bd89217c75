import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, dropCourierMark } from "@/lib/client/courier-session-store";
import { readStored, removeStored, writeStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { isStoredErrand, type StoredErrand } from "@/lib/courier/stored-courier-order";
import { type ErrandContext, initialErrand } from "./courier-state";

/** What was typed comes along to another session of this browser; what was sent belongs to its own. */
export function keptErrand(session: string): StoredErrand | null {
  const kept = readStored("lastErrand");
  if (!isStoredErrand(kept)) return null;
  return kept.session === session ? kept : { ...kept, order_id: null, unanswered: null };
}

/** Keeps what was typed for the way back, and what is not known yet of an errand that was sent. */
export function keepErrand({ get }: ErrandContext): void {
  const { session, sent_order_id: order_id, unanswered, draft } = get();
  writeStored("lastErrand", { session, order_id, unanswered, draft });
}

/** It stands: nothing of it may be ordered a second time by mistake. */
export function forgetErrand(): void {
  removeStored("lastErrand");
}

/**
 * The courier ends the session of this browser: what was typed goes with it, as at a logout. Its cookie is gone
 * whatever the backend answers.
 */
export async function endErrand(context: ErrandContext, message: string): Promise<void> {
  await callApi("endExpressSession", { body: {} }, { ...AS_COURIER, breakage: "stay" });
  forgetErrand();
  dropCourierMark();
  context.set({ ...initialErrand(), stage: "closed", closedBy: { code: CODE.ok, message } });
}

/** Acceptance EX-02: without a session that the server knows there is nothing to fill in. */
export function closeErrand(context: ErrandContext, closedBy: Refusal): void {
  if (context.get().stage === "draft") keepErrand(context);
  dropCourierMark();
  context.set({ stage: "closed", closedBy, dialog: null, asking: null });
}
