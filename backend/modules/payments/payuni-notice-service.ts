import { eq } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { cardBindingPath, isBindingNumber, settleBinding } from "./card-binding-service.ts";
import { payuniReturnPath } from "./return-paths.ts";
import { settleAfterNotice } from "./settle-service.ts";
import { isSubscriptionNumber, settleCharge } from "./subscription-charge-service.ts";

const NUMBER = /^[\w-]{1,25}$/;
type Form = Record<string, unknown>;

/**
 * A notice of PAYUNi is a reason to look up the payment, never a proof. Returns false for a notice that PAYUNi did not
 * seal or that is not about a payment of ours.
 */
export async function handlePayuniNotice(deps: Deps, form: Form): Promise<boolean> {
  const notice = await readNotice(deps, form);
  if (!notice) return false;
  const { number, CreditHash } = notice;
  if (isBindingNumber(number)) {
    const lookup = { key: `binding-notice:${number}`, member_id: null };
    const found = await deps.lookups.ask(lookup, () => settleBinding(deps, { number, CreditHash }));
    return found !== "unknown";
  }
  if (isSubscriptionNumber(number)) return (await settleMonth(deps, number)) !== "unknown";
  const [payment] = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.attempt_no, number));
  if (!payment) return false;
  await settleAfterNotice(deps, payment.id);
  return true;
}

/**
 * The page that PAYUNi's return is redirected to. The return is a form of another site and comes without our cookies.
 * The page asks again with the member's own session.
 */
export async function payuniReturnUrl(deps: Deps, form: Form): Promise<string> {
  const { APP_ORIGIN } = deps.config;
  const notice = await readNotice(deps, form);
  if (!notice) return `${APP_ORIGIN}/third/payunireturn`;
  const { number, CreditHash } = notice;
  if (isSubscriptionNumber(number)) {
    await settleMonth(deps, number);
    return `${APP_ORIGIN}/subscription`;
  }
  if (!isBindingNumber(number)) return `${APP_ORIGIN}${await resultPath(deps, number)}`;
  const lookup = { key: `binding-return:${number}`, member_id: null };
  const found = await deps.lookups.ask(lookup, () => settleBinding(deps, { number, CreditHash }));
  const isSaved = found === "saved";
  return `${APP_ORIGIN}${await cardBindingPath(deps, { number, isSaved })}`;
}

/** If too many look-ups are running, the worker looks the charge up. */
function settleMonth(deps: Deps, number: string) {
  const lookup = { key: `subscription:${number}`, member_id: null };
  return deps.lookups.ask(lookup, () => settleCharge(deps, number));
}

/** The owner of the number is unknown here. The page asks for it. */
async function resultPath({ db }: Deps, number: string): Promise<string> {
  const [order] = await db
    .select({ dining_type: orders.dining_type })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(eq(payments.attempt_no, number));
  return payuniReturnPath(number, order);
}

async function readNotice(deps: Deps, form: Form) {
  if (!deps.config.connected.has("PAYUNI")) return null;
  const fields = await deps.providers.payuni.read(form);
  const number = fields?.MerTradeNo ?? fields?.["Result[0][MerTradeNo]"] ?? "";
  return NUMBER.test(number) ? { number, CreditHash: fields?.CreditHash } : null;
}
