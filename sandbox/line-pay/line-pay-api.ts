import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { newToken } from "../sandbox-secrets.ts";
import { type ReturnCode, refusal, success } from "./line-pay-answers.ts";
import { linePayGate, oneConfirmAtATime } from "./line-pay-gate.ts";
import {
  type LinePayLedger,
  newTransactionId,
  type PaymentState,
  paymentState,
} from "./line-pay-ledger.ts";
import { registerLinePayRefund } from "./line-pay-refund.ts";
import { registerLinePayReports } from "./line-pay-reports.ts";
import { readPaymentRequest } from "./line-pay-request-rules.ts";

const CONFIRM_REFUSALS: Readonly<Record<Exclude<PaymentState, "authorised">, ReturnCode>> = {
  open: "1169",
  declined: "1142",
  cancelled: "1159",
  confirmed: "1152",
  expired: "1180",
};

const confirmSchema = z.object({ amount: z.number().int(), currency: z.literal("TWD") });

export function registerLinePayApi(app: FastifyInstance, deps: SandboxDeps, ledger: LinePayLedger) {
  app.addHook("onRequest", async (_request, reply) => {
    reply.type("application/json; charset=utf-8");
  });
  app.addHook("preValidation", linePayGate(deps.config.linePay, deps.now));
  registerRequest(app, deps, ledger);
  registerConfirm(app, deps, ledger);
  registerLinePayRefund(app, deps, ledger);
  registerLinePayReports(app, deps, ledger);
}

function registerRequest(app: FastifyInstance, deps: SandboxDeps, ledger: LinePayLedger) {
  const { config, now, randomBytes, faults } = deps;
  app.post("/v3/payments/request", faults.hooks("linepay", "request"), async (request) => {
    const read = readPaymentRequest(JSON.parse(String(request.body)));
    if ("code" in read) return refusal(read.code);
    const { amount, orderId, packages, redirectUrls } = read.payment;
    if (ledger.byOrder(orderId)) return refusal("1172");
    const transactionId = newTransactionId(now(), randomBytes);
    const token = newToken(randomBytes);
    ledger.record({
      type: "requested",
      at: now(),
      transactionId,
      token,
      orderId,
      amount,
      productName: packages[0]?.products[0]?.name ?? "",
      confirmUrl: redirectUrls.confirmUrl,
      cancelUrl: redirectUrls.cancelUrl,
    });
    return success({
      paymentUrl: {
        web: `${config.sandboxUrl}/linepay/pay/${token}`,
        app: `line://pay/payment/${token}`,
      },
      transactionId,
      paymentAccessToken: transactionId.slice(-12),
    });
  });
}

function registerConfirm(
  app: FastifyInstance,
  { now, faults }: SandboxDeps,
  ledger: LinePayLedger,
) {
  app.post<{ Params: { transactionId: string } }>(
    "/v3/payments/:transactionId/confirm",
    { preValidation: oneConfirmAtATime(), ...faults.hooks("linepay", "confirm") },
    async (request) => {
      const body = confirmSchema.safeParse(JSON.parse(String(request.body)));
      if (!body.success) return refusal("2101");
      const payment = ledger.byTransaction(request.params.transactionId);
      if (!payment) return refusal("1150");
      const state = paymentState(payment, now());
      if (state !== "authorised") return refusal(CONFIRM_REFUSALS[state]);
      const { transactionId, orderId, amount } = payment;
      if (body.data.amount !== amount) return refusal("1153");
      ledger.record({ type: "confirmed", at: now(), transactionId, amount });
      return success({ transactionId, orderId, payInfo: [{ method: "BALANCE", amount }] });
    },
  );
}
