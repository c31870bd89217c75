import { CLOSE_STATUS, type PayuniTrade, TRADE_STATUS } from "../../providers/payuni-wire.ts";
import type { ProviderResult } from "../../providers/provider-result.ts";
import type { PaymentStatus } from "./payment-gateway.ts";

type TradeResult = ProviderResult<PayuniTrade | null>;

/** The status of an attempt at PAYUNi. Only its ledger is a proof of money (PV-07). */
export function tradeStatus(result: TradeResult, { amount }: { amount: number }): PaymentStatus {
  if (result.ok !== true) return "unsure";
  if (result.info === null) return "untouched";
  switch (result.info.TradeStatus) {
    case TRADE_STATUS.paid:
      return result.info.TradeAmt === amount ? "paid" : "other-amount";
    case TRADE_STATUS.failed:
    case TRADE_STATUS.cancelled:
    case TRADE_STATUS.expired:
      return "failed";
    case TRADE_STATUS.issued:
    case TRADE_STATUS.unpaid:
      return "untouched";
    default:
      return "unsure";
  }
}

/** The amount that is not being refunded; null when PAYUNi cannot say. */
export function payuniNetAmount(result: TradeResult): number | null {
  if (result.ok !== true) return null;
  const { info } = result;
  if (info === null) return 0;
  if (info.TradeStatus === TRADE_STATUS.paid)
    return isRefunded(info) ? (info.RemainAmt ?? 0) : info.TradeAmt;
  return tradeStatus(result, { amount: info.TradeAmt }) === "unsure" ? null : 0;
}

type PayuniRefundKind = "done" | "cancel" | "refund" | "later";

/** How a paid trade is refunded: before its capture it is cancelled, after it is refunded. */
export function payuniRefundKind(trade: PayuniTrade): PayuniRefundKind {
  const { TradeStatus, CloseStatus } = trade;
  if (TradeStatus === TRADE_STATUS.cancelled || isRefunded(trade)) return "done";
  if (TradeStatus !== TRADE_STATUS.paid) return "later";
  switch (CloseStatus) {
    case CLOSE_STATUS.captured:
      return "refund";
    case CLOSE_STATUS.applying:
    case CLOSE_STATUS.withdrawn:
    case CLOSE_STATUS.none:
      return "cancel";
    default:
      return "later";
  }
}

function isRefunded({ RefundStatus }: PayuniTrade): boolean {
  return RefundStatus !== undefined;
}

/** Refusals of a charge that do not say whether an earlier call with the same number succeeded. */
export function isUndecidedCharge(code: string): boolean {
  return /^API0000[89]$|00000$|01006$/.test(code);
}
