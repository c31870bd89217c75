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

/** The payer or LINE Pay refused, so this transaction will never be paid (PV-04). */
const DECLINED = new Set(["1101", "1102", "1110", "1141", "1142", "1153", "1159", "1170", "1180"]);

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
  // If the answer differs, the amount in the provider's books counts.
  return isOurs && total(info.payInfo) === expected.amount ? "paid" : "unsure";
}

/** Reads the books of the provider, which contain only captured transactions. */
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

/** The captured amount minus refunds; null when LINE Pay cannot say. */
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
 * Decides whether money of a payment still has to be refunded, so that LINE Pay holds `keep`. Without a capture LINE Pay
 * refuses the refund of the whole payment. The size of a part is not known without the capture.
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
    // A completed payment is settled first, because only the payment details contain the amount.
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
  return DECLINED.has(returnCode) || /^12[89]\d$/.test(returnCode);
}

function total(payInfo: { amount: number }[]): number {
  return payInfo.reduce((sum, { amount }) => sum + amount, 0);
}
