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
 * Handles a notice of PAYUNi about a payment, a card binding or a charge of the subscription. A notice does not prove a
 * payment, so the backend asks PAYUNi for the result. Returns false if PAYUNi is not connected, if PAYUNi did not
 * encrypt the notice, or if this backend does not know the number in the notice.
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
 * Returns the URL to which the backend redirects a payer who returns from PAYUNi. The return is a form post from
 * another site, so it contains no cookies of the shop, and the backend does not know the payer's session. A card
 * binding or a charge of the subscription needs no session and is settled here. For a payment, the page at the returned
 * URL requests the result with the payer's session.
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

/** Settles a charge of the subscription. If too many look-ups are running, the worker settles it later. */
function settleMonth(deps: Deps, number: string) {
  const lookup = { key: `subscription:${number}`, member_id: null };
  return deps.lookups.ask(lookup, () => settleCharge(deps, number));
}

/**
 * Returns the path of the result page for a payment. The page itself requests the result, because this request has no
 * session of the payer.
 */
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
