import { eq } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { readPageToken } from "./payment-page-token.ts";
import { checkOpenPayment } from "./reconcile-service.ts";
import { unpaidPath } from "./return-paths.ts";

/**
 * Returns the address to which a payer who has cancelled at LINE Pay is redirected. A request of the cancel URL alone
 * does not prove that the payment has ended, so LINE Pay is asked for the status at once, unless too many look-ups are
 * running. If the payment has ended unpaid and no other attempt of the order can still be paid, the order ends and its
 * holds are released.
 */
export async function linePayCancelPath(deps: Deps, token: string): Promise<string> {
  const { APP_ORIGIN } = deps.config;
  const attempt_no = readPageToken(deps, "LINE Pay cancel pages", token);
  if (attempt_no === null) return `${APP_ORIGIN}/`;
  const [known] = await deps.db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.attempt_no, attempt_no));
  if (!known) return `${APP_ORIGIN}/`;
  const { payment, order } = known;
  const lookup = { key: `cancelled:${payment.id}`, member_id: order.member_id };
  await deps.lookups.ask(lookup, () => checkOpenPayment(deps, payment));
  return `${APP_ORIGIN}${unpaidPath(order)}?payment=cancelled`;
}
