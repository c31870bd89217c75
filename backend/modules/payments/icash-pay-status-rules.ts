import { ICASH_TRADE, type IcashTrade, icashAmount } from "../../providers/icash-pay-wire.ts";
import type { ProviderResult } from "../../providers/provider-result.ts";
import type { PaymentStatus } from "./payment-gateway.ts";

/** The code for an unknown trade. icash Pay publishes no list of codes, so this code is the code of the sandbox. */
const NO_SUCH_TRADE = "2001";

/**
 * Returns the status of an attempt from the answer of icash Pay to a query of its trade. Only this answer proves a
 * payment; a notice or the return of the payer does not (PV-13).
 */
export function icashStatus(
  result: ProviderResult<IcashTrade>,
  { amount, attempt_no }: { amount: number; attempt_no: string },
): PaymentStatus {
  if (result.ok === "unknown") return "unsure";
  if (!result.ok) return result.returnCode === NO_SUCH_TRADE ? "untouched" : "unsure";
  const { MerchantTradeNo, TradeStatus, TotalAmount } = result.info;
  if (MerchantTradeNo !== attempt_no) return "unsure";
  const status = STATUSES.get(TradeStatus) ?? "unsure";
  return status === "paid" && TotalAmount !== icashAmount(amount) ? "other-amount" : status;
}

const STATUSES = new Map<number, PaymentStatus>([
  [ICASH_TRADE.paid, "paid"],
  [ICASH_TRADE.settling, "paid"],
  [ICASH_TRADE.created, "untouched"],
  [ICASH_TRADE.refunded, "failed"],
  [ICASH_TRADE.cancelled, "failed"],
  [ICASH_TRADE.unsettled, "failed"],
  [ICASH_TRADE.failed, "failed"],
]);

/**
 * Returns the amount in NT$ that was paid and not refunded; 0 also for a trade that icash Pay does not know. Returns
 * null if icash Pay gives no clear answer, or if the answer does not contain this amount, as for a partially refunded
 * trade.
 */
export function icashNetAmount(result: ProviderResult<IcashTrade>): number | null {
  if (result.ok === "unknown") return null;
  if (!result.ok) return result.returnCode === NO_SUCH_TRADE ? 0 : null;
  const status = STATUSES.get(result.info.TradeStatus);
  if (status === undefined) return null;
  return status === "paid" ? Number(result.info.TotalAmount) / 100 : 0;
}

type IcashRefundKind = "done" | "refund" | "stuck";

export function icashRefundKind({ TradeStatus }: IcashTrade): IcashRefundKind {
  if (TradeStatus === ICASH_TRADE.refunded) return "done";
  const isWhole = TradeStatus === ICASH_TRADE.paid || TradeStatus === ICASH_TRADE.settling;
  return isWhole ? "refund" : "stuck";
}
