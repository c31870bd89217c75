import { and, eq, lte } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { help_requests } from "../../db/schema/help-tables.ts";
import { type OrderRow, recordEvent, requestPartialRefund } from "./order-event-service.ts";

type HelpRow = typeof help_requests.$inferSelect;
type Grant = {
  request: Pick<HelpRow, "id" | "amount" | "way">;
  /** The payment that can be refunded, or null if there is none. It is used only if `way` is `provider`. */
  payment_id: number | null;
  decided_by: string;
  answer: string;
  now: number;
};

/**
 * Approves a report. If its `way` is `provider`, also requests the refund; otherwise the operator arranges the refund
 * outside the system. Locks: the row of the order, which the caller holds.
 */
export async function grantHelp(tx: Transaction, order: OrderRow, grant: Grant): Promise<void> {
  const { request, decided_by, answer, now } = grant;
  const { id, amount, way } = request;
  const isByProvider = way === "provider" && grant.payment_id !== null;
  const payment_id = isByProvider ? grant.payment_id : null;
  const refund_mark =
    payment_id === null
      ? null
      : await requestPartialRefund(tx, { order_id: order.id, payment_id, amount, now });
  const state = payment_id === null ? "approved" : "refunding";
  await tx
    .update(help_requests)
    .set({ amount, way, state, decided_by, answer, payment_id, refund_mark, decide_time: now })
    .where(eq(help_requests.id, id));
  await recordEvent(tx, order, { event: "help-approved", amount, now });
}

/**
 * Sets the state `refunded` for each report whose refund the provider has made. The parameter `refunded` is the sum in
 * NT$ of all refunds of the payment that the provider has made. The refund of a report is among them if this sum is at
 * least the report's `refund_mark`.
 *
 * Locks: the row of the order, which the caller holds.
 */
export async function recordHelpRefunds(
  tx: Transaction,
  order: OrderRow,
  { payment_id, refunded, now }: { payment_id: number; refunded: number; now: number },
): Promise<void> {
  const refundedRequests = await tx
    .update(help_requests)
    .set({ state: "refunded" })
    .where(
      and(
        eq(help_requests.payment_id, payment_id),
        eq(help_requests.state, "refunding"),
        lte(help_requests.refund_mark, refunded),
      ),
    )
    .returning({ amount: help_requests.amount });
  for (const { amount } of refundedRequests) {
    await recordEvent(tx, order, { event: "help-refunded", amount, now });
  }
}
