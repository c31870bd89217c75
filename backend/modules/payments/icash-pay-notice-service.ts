import { and, eq } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { settleAfterNotice } from "./settle-service.ts";

/**
 * Handles a notice of icash Pay. A notice does not prove a payment, so the backend asks icash Pay for the result.
 * Returns false if icash Pay is not connected, if icash Pay did not sign the notice, or if the notice is about no
 * payment of this backend.
 */
export async function handleIcashPayNotice(
  deps: Deps,
  { EncData, signature }: { EncData: unknown; signature: unknown },
): Promise<boolean> {
  if (!deps.config.connected.has("ICASH_PAY")) return false;
  if (typeof EncData !== "string" || typeof signature !== "string") return false;
  const number = await deps.providers.icashPay.read({ EncData, signature });
  if (number === null) return false;
  const [payment] = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, "icash-pay"), eq(payments.attempt_no, number)));
  if (!payment) return false;
  await settleAfterNotice(deps, payment.id);
  return true;
}
