import type {
  LinePayCheckState,
  LinePayConfirmInfo,
  LinePayDetails,
} from "../../providers/line-pay-wire.ts";
import type { ProviderResult } from "../../providers/provider-result.ts";
import type { LookUpStatus, PaymentStatus } from "./payment-gateway.ts";

type ExpectedPayment = { transaction_id: string; attempt_no: string; amount: number };

const NOT_AUTHORISED = "1169";
const NO_HISTORY = "1150";

/**
 * Codes that mean that the payer or LINE Pay refused the payment, so this transaction cannot be paid any more (PV-04).
 */
const DECLINE_CODES = new Set([
  "1101",
  "1102",
  "1110",
  "1141",
  "1142",
  "1153",
  "1159",
  "1170",
  "1180",
]);

export function confirmStatus(
  result: ProviderResult<LinePayConfirmInfo>,
  expected: ExpectedPayment,
): PaymentStatus {
  if (result.ok === "unknown") return "unsure";
  if (!result.ok) {
    if (result.returnCode === NOT_AUTHORISED) return "untouched";
    return isDecline(result.returnCode) ? "failed" : "unsure";
  }
  const { info } = result;
  const isOurs =
    info.transactionId === expected.transaction_id && info.orderId === expected.attempt_no;
  // If the answer does not match the payment, the result is `unsure`, and the payment details decide.
  return isOurs && total(info.payInfo) === expected.amount ? "paid" : "unsure";
}

/**
 * Returns the status by the payment details of LINE Pay. The payment is `untouched` if the details contain no captured
 * transaction.
 */
export function detailsStatus(
  result: ProviderResult<LinePayDetails>,
  expected: ExpectedPayment,
): PaymentStatus {
  if (result.ok === "unknown") return "unsure";
  if (!result.ok) return result.returnCode === NO_HISTORY ? "untouched" : "unsure";
  const captured = findCaptured(result.info, expected);
  if (!captured) return "untouched";
  return total(captured.payInfo) === expected.amount ? "paid" : "other-amount";
}

/**
 * Returns the captured amount minus refunds, in NT$; 0 if nothing was captured, and null if LINE Pay does not report
 * it.
 */
export function linePayNetAmount(
  result: ProviderResult<LinePayDetails>,
  expected: Pick<ExpectedPayment, "transaction_id">,
): number | null {
  if (result.ok === "unknown") return null;
  if (!result.ok) return result.returnCode === NO_HISTORY ? 0 : null;
  const captured = findCaptured(result.info, expected);
  if (!captured) return 0;
  const back = captured.refundList.map(({ refundAmount }) => ({ amount: Math.abs(refundAmount) }));
  return total(captured.payInfo) - total(back);
}

type LinePayRefundKind = "done" | "refund" | "unsure";

/**
 * Decides whether money must still be refunded, so that LINE Pay holds only `keep` (NT$). The details may be older than
 * the capture. So if they contain no captured payment, a refund of the whole payment is sent all the same: LINE Pay
 * refuses it if there is nothing to refund. A partial refund must wait, because its amount depends on the captured
 * amount.
 */
export function linePayRefundKind(
  result: ProviderResult<LinePayDetails>,
  expected: Pick<ExpectedPayment, "transaction_id">,
  keep = 0,
): LinePayRefundKind {
  if (result.ok === "unknown") return "unsure";
  const withoutCapture = keep === 0 ? "refund" : "unsure";
  if (!result.ok) return result.returnCode === NO_HISTORY ? withoutCapture : "unsure";
  if (!findCaptured(result.info, expected)) return withoutCapture;
  const held = linePayNetAmount(result, expected);
  return held !== null && held <= keep ? "done" : "refund";
}

function findCaptured(
  info: LinePayDetails,
  { transaction_id }: Pick<ExpectedPayment, "transaction_id">,
) {
  return info.find(
    ({ transactionId, transactionType, payStatus }) =>
      transactionId === transaction_id && transactionType === "PAYMENT" && payStatus === "CAPTURE",
  );
}

type CheckResult = ProviderResult<{ state: LinePayCheckState }>;

export function checkLook(result: CheckResult): Exclude<LookUpStatus, "paid" | "spent"> {
  if (result.ok !== true) return "unsure";
  switch (result.info.state) {
    // A completed payment counts as authorised, so that the caller settles it. This answer has no amount, and settling
    // reads the amount from the payment details.
    case "authorised":
    case "completed":
      return "authorised";
    case "waiting":
      return "untouched";
    case "cancelled":
    case "failed":
      return "failed";
  }
}

function isDecline(returnCode: string): boolean {
  return DECLINE_CODES.has(returnCode) || /^12[89]\d$/.test(returnCode);
}

function total(payInfo: { amount: number }[]): number {
  return payInfo.reduce((sum, { amount }) => sum + amount, 0);
}
