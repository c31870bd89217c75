import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { type ReturnCode, refusal, success } from "./line-pay-answers.ts";
import type { LinePayLedger, Payment } from "./line-pay-ledger.ts";
import { newTransactionId } from "./line-pay-ledger.ts";

const refundSchema = z.object({ refundAmount: z.number().int().min(1).optional() });

export function registerLinePayRefund(
  app: FastifyInstance,
  deps: SandboxDeps,
  ledger: LinePayLedger,
) {
  const { now, randomBytes, faults } = deps;
  app.post<{ Params: { transactionId: string } }>(
    "/v3/payments/:transactionId/refund",
    faults.hooks("linepay", "refund"),
    async (request) => {
      const body = refundSchema.safeParse(JSON.parse(String(request.body)));
      if (!body.success) return refusal("2101");
      const payment = ledger.byTransaction(request.params.transactionId);
      if (!payment) return refusal("1150");
      const refundAmount = body.data.refundAmount ?? refundableAmount(payment);
      const code = refundRefusal(payment, refundAmount);
      if (code) return refusal(code);
      const refundTransactionId = newTransactionId(now(), randomBytes);
      const { transactionId } = payment;
      ledger.record({
        type: "refunded",
        at: now(),
        transactionId,
        refundTransactionId,
        refundAmount,
      });
      return success({
        refundTransactionId,
        refundTransactionDate: new Date(now()).toISOString(),
      });
    },
  );
}

function refundRefusal(payment: Payment, refundAmount: number): ReturnCode | null {
  const refundable = refundableAmount(payment);
  if (payment.state !== "confirmed") return "1155";
  if (refundable === 0) return "1165";
  return refundAmount > refundable ? "1164" : null;
}

function refundableAmount({ amount, refunds }: Payment) {
  return amount - refunds.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
}
