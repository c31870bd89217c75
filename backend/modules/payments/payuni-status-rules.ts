import { CLOSE_STATUS, type PayuniTrade, TRADE_STATUS } from "../../providers/payuni-wire.ts";
import type { ProviderResult } from "../../providers/provider-result.ts";
import type { PaymentStatus } from "./payment-gateway.ts";

/** If PAYUNi does not know a saved card's charge after this time, the charge request did not reach PAYUNi. */
export const CHARGE_LOST_SECONDS = 300;

type TradeResult = ProviderResult<PayuniTrade | null>;

/** Returns the status of an attempt from PAYUNi's answer to a query. Only this answer proves a payment (PV-07). */
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

/** Returns the paid amount that is not refunded, in NT$; null if PAYUNi does not report it. */
export function payuniNetAmount(result: TradeResult): number | null {
  if (result.ok !== true) return null;
  const { info } = result;
  if (info === null) return 0;
  if (info.TradeStatus === TRADE_STATUS.paid) return heldAmount(info);
  return tradeStatus(result, { amount: info.TradeAmt }) === "unsure" ? null : 0;
}

type PayuniRefundKind = "done" | "cancel" | "refund" | "later";

/**
 * Decides how a paid trade is refunded, so that PAYUNi holds only `keep` (NT$). Before its capture, a trade is
 * cancelled; afterwards it is refunded. A partial refund must wait for the capture, because only a whole trade can be
 * cancelled.
 */
export function payuniRefundKind(trade: PayuniTrade, keep = 0): PayuniRefundKind {
  const { TradeStatus, CloseStatus } = trade;
  const isBack = isRefunded(trade) && heldAmount(trade) <= keep;
  if (TradeStatus === TRADE_STATUS.cancelled || isBack) return "done";
  if (TradeStatus !== TRADE_STATUS.paid) return "later";
  switch (CloseStatus) {
    case CLOSE_STATUS.captured:
      return "refund";
    case CLOSE_STATUS.applying:
    case CLOSE_STATUS.withdrawn:
    case CLOSE_STATUS.none:
      return keep === 0 && !isRefunded(trade) ? "cancel" : "later";
    default:
      return "later";
  }
}

/** Returns the part of a paid trade's amount that was not refunded, in NT$. */
export function heldAmount(trade: PayuniTrade): number {
  return isRefunded(trade) ? (trade.RemainAmt ?? 0) : trade.TradeAmt;
}

function isRefunded({ RefundStatus }: PayuniTrade): boolean {
  return RefundStatus !== undefined;
}

/** Returns true for codes after which this charge, or an earlier charge with the same number, may have succeeded. */
export function isUndecidedCharge(code: string): boolean {
  return /^API0000[89]$|00000$|01006$/.test(code);
}
