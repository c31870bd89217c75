import { type Deps, epochSeconds } from "../../call.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import {
  checkLook,
  confirmStatus,
  detailsStatus,
  linePayNetAmount,
  linePayRefundKind,
} from "./line-pay-status-rules.ts";
import type { PaymentRow } from "./payment-attempts.ts";
import {
  amountToKeep,
  type Claimed,
  type KnownPayment,
  type PaymentGateway,
  type PaymentStatus,
  type RefundResult,
  type RefundStep,
  type RequestResult,
} from "./payment-gateway.ts";
import { pageToken } from "./payment-page-token.ts";
import { linePayReturnPath } from "./return-paths.ts";

/** If settling takes longer than this, the waiting payer sees 付款確認中, and the reconciler continues. */
const PATIENCE_MS = 5000;
/** Codes after which this request, or an earlier payment request with the same `attempt_no`, may have succeeded. */
const UNDECIDED_CODES = new Set(["1145", "1172", "1198", "9000"]);
/** LINE Pay keeps a payment request for 20 minutes (PV-04). */
const PAGE_SECONDS = 1200;
/**
 * Added to the time at which the payment page expires. This time is counted from `create_time`, but LINE Pay creates
 * the page a little later, and its clock may differ.
 */
const CLOCK_SPARE_SECONDS = 60;
const ALREADY_REFUNDED = "1165";

/**
 * The gateway of LINE Pay (PV-04). The payer agrees on the page of LINE Pay, and then the confirm call of this backend
 * moves the money.
 */
export function linePayGateway(deps: Deps): PaymentGateway {
  const {
    request: requestMs,
    confirm,
    details,
    check,
    refund: refundMs,
  } = deps.providers.linePay.timeoutsMs;
  return {
    name: "LINE Pay",
    movesWithoutUs: false,
    pageSeconds: PAGE_SECONDS,
    request: (payment, order) => request(deps, payment, order),
    settle: (claimed) => settle(deps, claimed),
    look: async ({ transaction_id }) =>
      checkLook(await deps.providers.linePay.check(transaction_id)),
    heldAmount: async (payment) => {
      const { transaction_id: transactionId } = payment;
      return linePayNetAmount(await deps.providers.linePay.details({ transactionId }), payment);
    },
    refund: (payment) => refund(deps, payment),
    longestMs: {
      request: requestMs,
      settle: confirm + details + check + confirm,
      refund: details + refundMs,
    },
  };
}

async function request(deps: Deps, payment: PaymentRow, order: OrderRow): Promise<RequestResult> {
  const { APP_ORIGIN } = deps.config;
  const result = await deps.providers.linePay.request({
    orderId: payment.attempt_no,
    no: order.order_no,
    amount: payment.amount,
    confirmUrl: `${APP_ORIGIN}${linePayReturnPath(payment.amount, order)}`,
    cancelUrl: `${APP_ORIGIN}/api/pay/line-pay/${pageToken(deps, "LINE Pay cancel pages", payment.attempt_no)}`,
  });
  if (result.ok === "unknown") return { answer: "unknown" };
  if (!result.ok) {
    const { returnCode: code } = result;
    return UNDECIDED_CODES.has(code) ? { answer: "unknown" } : { answer: "refused", code };
  }
  const { transactionId: transaction_id, paymentUrl } = result.info;
  return { answer: "page", transaction_id, payment_url_web: paymentUrl.web };
}

/**
 * If `isFirst` is true, sends the confirm call. If `isFirst` is false or the answer is unclear, the payment details of
 * LINE Pay decide. The confirm call is sent again only if the details do not contain the payment and the payer has
 * agreed (PV-05).
 *
 * If `isFirst` is true, a payer may be waiting. The function then returns `unsure` in two cases instead of continuing
 * after `PATIENCE_MS`: after an unclear answer to the first confirm call, and before a second confirm call.
 */
async function settle(deps: Deps, { payment, isFirst }: Claimed): Promise<PaymentStatus> {
  const started = deps.now();
  const isLate = () => isFirst && deps.now() - started > PATIENCE_MS;
  const first = isFirst ? await confirm(deps, payment) : "unsure";
  if (first !== "unsure" || isLate()) return first;
  const { transaction_id: transactionId } = payment;
  const { linePay } = deps.providers;
  const booked = detailsStatus(await linePay.details({ transactionId }), payment);
  if (booked !== "untouched") return booked;
  const check = await linePay.check(transactionId);
  // The payment is completed, but the payment details do not contain it yet. The reconciler looks it up again later.
  if (check.ok === true && check.info.state === "completed") return "unsure";
  const state = checkLook(check);
  if (state !== "authorised") return unlessConfirmMayArrive(deps, payment, state);
  // A second confirm call cannot charge the payer twice, because LINE Pay collects a transaction only once.
  return isLate() ? "unsure" : unlessConfirmMayArrive(deps, payment, await confirm(deps, payment));
}

/**
 * Returns `unsure` instead of `untouched` until the payment page has expired. A confirm call that got no answer may
 * reach LINE Pay late. If the payer has agreed by then, the call collects the money. After the page has expired, LINE
 * Pay refuses every confirm call (1180).
 */
function unlessConfirmMayArrive(
  deps: Deps,
  { create_time, page_end }: KnownPayment,
  status: PaymentStatus,
): PaymentStatus {
  const end = (page_end ?? create_time + PAGE_SECONDS) + CLOCK_SPARE_SECONDS;
  return status === "untouched" && epochSeconds(deps) < end ? "unsure" : status;
}

async function confirm(deps: Deps, payment: KnownPayment) {
  const { transaction_id: transactionId, amount } = payment;
  return confirmStatus(await deps.providers.linePay.confirm({ transactionId, amount }), payment);
}

/** Reads the payment details first, so that money that was already refunded is not refunded again (PV-05). */
async function refund(deps: Deps, payment: KnownPayment): Promise<RefundStep> {
  const { transaction_id: transactionId } = payment;
  const details = await deps.providers.linePay.details({ transactionId });
  const keep = amountToKeep(payment);
  switch (linePayRefundKind(details, payment, keep)) {
    case "done":
      return { next: "none" };
    case "unsure":
      return { next: "wait", reason: "books not read" };
    case "refund": {
      const held = linePayNetAmount(details, payment) ?? 0;
      // A refund request without an amount refunds the whole payment. The amount is left out only if nothing is to be
      // kept and LINE Pay still holds the whole payment, or if the details contain no captured money. In the second
      // case, LINE Pay refuses the request if there is nothing to refund.
      const isWhole = keep === 0 && (held === 0 || held === payment.amount);
      const part = isWhole ? {} : { refundAmount: held - keep };
      return { next: "send", send: () => sendRefund(deps, payment, part) };
    }
  }
}

async function sendRefund(
  deps: Deps,
  { transaction_id: transactionId }: KnownPayment,
  part: { refundAmount?: number },
): Promise<RefundResult> {
  const answer = await deps.providers.linePay.refund({ transactionId, ...part });
  if (answer.ok === "unknown") return { ok: false, reason: "no answer" };
  if (answer.ok || answer.returnCode === ALREADY_REFUNDED) return { ok: true };
  return { ok: false, reason: answer.returnCode };
}
