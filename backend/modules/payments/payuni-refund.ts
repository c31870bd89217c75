import type { PayuniClient } from "../../providers/payuni-client.ts";
import type { RefundResult, RefundStep } from "./payment-gateway.ts";
import { heldAmount, payuniRefundKind } from "./payuni-status-rules.ts";

/** Returns the sum of the timeouts of the provider calls of one `payuniRefundStep`, in milliseconds. */
export function payuniRefundMs({ timeoutsMs }: Pick<PayuniClient, "timeoutsMs">): number {
  const { query, cancel, close } = timeoutsMs;
  return query + Math.max(cancel, close);
}

/**
 * Returns the next step of a refund. The trade is read first, so that money that is already being refunded is not
 * refunded twice (PV-11).
 */
export async function payuniRefundStep(
  payuni: PayuniClient,
  number: string,
  keptAmount = 0,
): Promise<RefundStep> {
  const answer = await payuni.query(number);
  if (answer.ok === "unknown") return { next: "wait", reason: "no answer" };
  if (!answer.ok) return { next: "wait", reason: answer.returnCode };
  const trade = answer.info;
  if (trade === null) return { next: "wait", reason: "no such trade" };
  switch (payuniRefundKind(trade, keptAmount)) {
    case "done":
      return { next: "none" };
    case "later":
      return { next: "later" };
    case "cancel":
      return { next: "send", send: async () => refundResult(await payuni.cancel(trade.TradeNo)) };
    case "refund":
      return {
        next: "send",
        send: async () => refundResult(await payuni.refund(trade, heldAmount(trade) - keptAmount)),
      };
  }
}

function refundResult(answer: Awaited<ReturnType<PayuniClient["cancel"]>>): RefundResult {
  if (answer.ok === true) return { ok: true };
  return { ok: false, reason: answer.ok === false ? answer.returnCode : "no answer" };
}
