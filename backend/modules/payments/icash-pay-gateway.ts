import type { Deps } from "../../call.ts";
import type { ProviderResult } from "../../providers/provider-result.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { icashNetAmount, icashRefundKind, icashStatus } from "./icash-pay-status-rules.ts";
import type { PaymentRow } from "./payment-attempts.ts";
import type {
  KnownPayment,
  PaymentGateway,
  RefundResult,
  RefundStep,
  RequestResult,
} from "./payment-gateway.ts";
import { icashReturnPath } from "./return-paths.ts";

/** The time in which a trade of icash Pay can be paid. */
const PAGE_SECONDS = 1200;

/** The gateway of icash Pay (PV-13). The money moves when the payer agrees in the app. */
export function icashPayGateway(deps: Deps): PaymentGateway {
  const { create, query, refund } = deps.providers.icashPay.timeoutsMs;
  const ask = async (payment: KnownPayment) =>
    icashStatus(await deps.providers.icashPay.query(payment.attempt_no), payment);
  return {
    name: "icash Pay",
    movesWithoutUs: true,
    pageSeconds: PAGE_SECONDS,
    request: (payment, order) => request(deps, payment, order),
    settle: ({ payment }) => ask(payment),
    look: ask,
    heldAmount: async (payment) =>
      icashNetAmount(await deps.providers.icashPay.query(payment.attempt_no)),
    refund: (payment) => giveBack(deps, payment),
    longestMs: { request: create, settle: query, refund: query + refund },
  };
}

async function request(deps: Deps, payment: PaymentRow, order: OrderRow): Promise<RequestResult> {
  const { APP_ORIGIN } = deps.config;
  const { icashPay } = deps.providers;
  const { attempt_no, amount } = payment;
  const created = await icashPay.create({
    number: attempt_no,
    store_id: order.store_id,
    amount,
    description: `訂單 ${order.order_no}`,
    callbackUrl: `${APP_ORIGIN}/api/notify/icash-pay`,
    redirectUrl: `${APP_ORIGIN}${icashReturnPath(order)}`,
  });
  if (created.ok === "unknown") return { answer: "unknown" };
  if (!created.ok) return { answer: "refused", code: created.returnCode };
  const payment_url_web = icashPay.bridgeAddress(created.info.TradeToken);
  return { answer: "page", transaction_id: attempt_no, payment_url_web };
}

async function giveBack(
  { providers: { icashPay } }: Deps,
  { attempt_no }: KnownPayment,
): Promise<RefundStep> {
  const trade = await icashPay.query(attempt_no);
  if (trade.ok === "unknown") return { next: "wait", reason: "no answer" };
  if (!trade.ok) return { next: "wait", reason: trade.returnCode };
  switch (icashRefundKind(trade.info)) {
    case "done":
      return { next: "none" };
    case "stuck":
      return { next: "wait", reason: `trade status ${trade.info.TradeStatus}` };
    case "refund":
      return {
        next: "send",
        // Every try uses the same number, so icash Pay refuses a refund that it has already made.
        send: async () => refundResult(await icashPay.refund(trade.info, `${attempt_no}-R`)),
      };
  }
}

function refundResult(answer: ProviderResult<unknown>): RefundResult {
  if (answer.ok === true) return { ok: true };
  return { ok: false, reason: answer.ok === false ? answer.returnCode : "no answer" };
}
