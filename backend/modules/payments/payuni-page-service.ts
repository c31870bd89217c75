import { eq } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import type { BrowserForm } from "../../providers/payuni-client.ts";
import { changePayment } from "./payment-attempts.ts";
import { readPageToken } from "./payment-page-token.ts";
import { payuniCallbackUrls, payuniReturnPath } from "./return-paths.ts";

/** PAYUNi allows card pages to be open for 60 to 600 seconds. */
const MIN_OPEN_SECONDS = 60;
const MAX_OPEN_SECONDS = 600;
/** Time for the confirmation page of the payer's bank. The order must not end during this time. */
const SPARE_SECONDS = 120;

/**
 * Returns the form that opens PAYUNi's card page. If the attempt can no longer be paid, returns the address of the
 * result page (`go`) instead. For an invalid token, `go` is the address of the page `/`.
 */
export async function openPayuniPage(
  deps: Deps,
  token: string,
): Promise<{ form: BrowserForm } | { go: string }> {
  const attempt_no = readPageToken(deps, "PAYUNi pages", token);
  const { APP_ORIGIN } = deps.config;
  if (attempt_no === null) return { go: `${APP_ORIGIN}/` };
  const [known] = await deps.db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.attempt_no, attempt_no));
  const result = { go: `${APP_ORIGIN}${payuniReturnPath(attempt_no, known?.order)}` };
  if (!known) return result;
  const { payment, order } = known;
  const seconds = secondsLeft(deps, payment.create_time);
  const isPayable =
    payment.status === "requested" && order.order_status === ORDER_STATUS.awaitingPayment;
  if (!isPayable || seconds < MIN_OPEN_SECONDS) return result;
  const open_seconds = Math.min(MAX_OPEN_SECONDS, seconds);
  const now = epochSeconds(deps);
  await changePayment(deps.db, payment.id, { page_end: now + open_seconds, update_time: now });
  const form = await deps.providers.payuni.uppForm({
    number: attempt_no,
    amount: payment.amount,
    description: `訂單 ${order.order_no}`,
    seconds: open_seconds,
    ...payuniCallbackUrls(deps),
  });
  return { form };
}

/**
 * Returns the seconds for which the card page may be open. The page must close before the order ends, because a later
 * payment could only be refunded.
 */
function secondsLeft(deps: Deps, create_time: number): number {
  const end = create_time + (deps.config.RECONCILE_SECONDS.at(-1) ?? 0);
  return end - SPARE_SECONDS - epochSeconds(deps);
}
