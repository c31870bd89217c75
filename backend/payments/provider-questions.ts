import type { Deps } from "../call.ts";
import {
  checkVerdict,
  confirmVerdict,
  detailsVerdict,
  type Verdict,
} from "./line-pay-verdict-rules.ts";
import type { PaymentRow } from "./payment-attempts.ts";

/** A payer who waits for the page is told 付款確認中 rather than kept: the reconciler asks on. */
const PATIENCE_MS = 5000;

type Claimed = { payment: PaymentRow & { transaction_id: string }; isFirst: boolean };

/**
 * What became of a claimed payment. An answer that does not settle it is never taken for a failure: the
 * provider's books are asked, and only money that they do not hold is asked for again (domain A1, recovery rule).
 */
export async function askProvider(deps: Deps, { payment, isFirst }: Claimed): Promise<Verdict> {
  const started = deps.now();
  const isLate = () => isFirst && deps.now() - started > PATIENCE_MS;
  const first = isFirst ? await confirm(deps, payment) : "unsure";
  if (first !== "unsure" || isLate()) return first;
  const { transaction_id: transactionId } = payment;
  const { linePay } = deps.providers;
  const booked = detailsVerdict(await linePay.details({ transactionId }), payment);
  if (booked !== "untouched") return booked;
  const state = checkVerdict(await linePay.check(transactionId));
  if (state !== "authorised") return state;
  // The provider takes the money of one transaction once, so asking again cannot charge twice.
  return isLate() ? "unsure" : confirm(deps, payment);
}

async function confirm(deps: Deps, payment: PaymentRow & { transaction_id: string }) {
  const { transaction_id: transactionId, amount } = payment;
  return confirmVerdict(await deps.providers.linePay.confirm({ transactionId, amount }), payment);
}
