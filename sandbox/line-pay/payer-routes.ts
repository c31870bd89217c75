import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxDeps } from "../sandbox-deps.ts";
import { sendPage } from "../sandbox-page.ts";
import { type LinePayLedger, type Payment, paymentState } from "./line-pay-ledger.ts";
import { payerPage, paymentNotFoundPage } from "./payer-page.ts";
import { paymentListPage } from "./payment-list-page.ts";

type ByToken = { Params: { token: string } };

const CHOICE_RESULTS = {
  pay: "authorised",
  authorise: "authorised",
  decline: "declined",
  cancel: "cancelled",
} as const;

const choiceSchema = z.enum(["pay", "authorise", "decline", "cancel"]);

export function registerPayerPages(
  app: FastifyInstance,
  { now }: SandboxDeps,
  ledger: LinePayLedger,
) {
  app.get("/linepay", async (_request, reply) => {
    const payments = ledger
      .newest(50)
      .map((payment) => ({ payment, state: paymentState(payment, now()) }));
    return sendPage(reply, paymentListPage(payments));
  });

  app.get<ByToken>("/linepay/pay/:token", async (request, reply) => {
    const payment = ledger.byToken(request.params.token);
    if (!payment) return sendPage(reply, paymentNotFoundPage(), 404);
    return sendPage(reply, payerPage(payment, paymentState(payment, now()), returnUrl(payment)));
  });

  // The token in the path is the permission to pay or cancel this payment.
  app.post<{ Params: { token: string; choice: string } }>(
    "/linepay/pay/:token/:choice",
    async (request, reply) => {
      const payment = ledger.byToken(request.params.token);
      const choice = choiceSchema.safeParse(request.params.choice);
      if (!payment || !choice.success) return sendPage(reply, paymentNotFoundPage(), 404);
      if (paymentState(payment, now()) === "open") {
        ledger.record({
          type: CHOICE_RESULTS[choice.data],
          at: now(),
          transactionId: payment.transactionId,
        });
      }
      return reply.redirect(nextPlace(payment, choice.data), 303);
    },
  );
}

// The choices `pay` and `cancel` lead back to the shop if the payment has the chosen result. In all other cases, for
// example if the payment has expired, the payer sees the page with the result.
function nextPlace(payment: Payment, choice: z.infer<typeof choiceSchema>) {
  if (choice === "pay" && payment.state === "authorised") return returnUrl(payment);
  if (choice === "cancel" && payment.state === "cancelled") return payment.cancelUrl;
  return `/linepay/pay/${payment.token}`;
}

function returnUrl({ confirmUrl, transactionId, orderId }: Payment) {
  const url = new URL(confirmUrl);
  url.searchParams.append("transactionId", transactionId);
  url.searchParams.append("orderId", orderId);
  return url.toString();
}
