import { and, eq } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { payments } from "../../db/schema/order-tables.ts";
import { settleNoticed } from "./settle-service.ts";

/** icash Pay says that something became of a trade: a reason to ask it, never a proof. False for what is not its. */
export async function noteIcashPay(
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
  await settleNoticed(deps, payment.id);
  return true;
}
