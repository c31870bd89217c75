import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { type ReturnCode, refusal, success } from "./line-pay-answers.ts";
import {
  type LinePayLedger,
  type Payment,
  type PaymentState,
  paymentState,
} from "./line-pay-ledger.ts";

const DETAILS_LIMIT = 100;

const CHECK_CODES: Readonly<Record<PaymentState, ReturnCode>> = {
  open: "0000",
  authorised: "0110",
  cancelled: "0121",
  expired: "0121",
  declined: "0122",
  confirmed: "0123",
};

const oneOrMany = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);
const detailsQuerySchema = z.object({ transactionId: oneOrMany, orderId: oneOrMany });

export function registerLinePayReports(
  app: FastifyInstance,
  { now, faults }: SandboxDeps,
  ledger: LinePayLedger,
) {
  app.get<{ Params: { transactionId: string } }>(
    "/v3/payments/requests/:transactionId/check",
    faults.hooks("linepay", "check"),
    async (request) => {
      const payment = ledger.byTransaction(request.params.transactionId);
      return refusal(payment ? CHECK_CODES[paymentState(payment, now())] : "1150");
    },
  );

  app.get("/v3/payments", faults.hooks("linepay", "details"), async (request) => {
    const query = detailsQuerySchema.safeParse(request.query);
    if (!query.success) return refusal("2101");
    const { transactionId, orderId } = query.data;
    if (transactionId.length + orderId.length > DETAILS_LIMIT) return refusal("1177");
    const found = [...transactionId.map(ledger.byTransaction), ...orderId.map(ledger.byOrder)];
    const paid = new Set(found.filter((payment) => payment?.state === "confirmed"));
    if (paid.size === 0) return refusal("1150");
    return success([...paid].flatMap((payment) => (payment ? [details(payment)] : [])));
  });
}

function details(payment: Payment) {
  const { transactionId, orderId, productName, amount, refunds } = payment;
  const date = new Date(payment.confirmedAt).toISOString();
  return {
    transactionId,
    transactionDate: date,
    transactionType: "PAYMENT",
    payStatus: "CAPTURE",
    productName,
    currency: "TWD",
    payInfo: [{ method: "BALANCE", amount }],
    refundList: refunds.map(({ refundTransactionId, refundAmount, at }) => ({
      refundTransactionId,
      transactionType: refundAmount === amount ? "PAYMENT_REFUND" : "PARTIAL_REFUND",
      refundAmount: -refundAmount,
      refundTransactionDate: new Date(at).toISOString(),
    })),
    orderId,
  };
}
