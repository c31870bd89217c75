import { and, eq } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { settleAfterNotice } from "./settle-service.ts";

/**
 * A notice of icash Pay is a reason to look up the trade, never a proof. Returns false for a notice that is not from
 * icash Pay.
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
