import { eq } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { epochSeconds } from "../../call.ts";
import { cards } from "../../db/schema/card-tables.ts";
import type { OrderRow } from "../orders/order-event-service.ts";
import { openToken } from "./card-seal.ts";
import type { PaymentRow } from "./payment-attempts.ts";
import {
  amountToKeep,
  type KnownPayment,
  type LookUpStatus,
  type PaymentGateway,
  type RequestResult,
} from "./payment-gateway.ts";
import { pageToken } from "./payment-page-token.ts";
import { payuniRefundMs, payuniRefundStep } from "./payuni-refund.ts";
import {
  CHARGE_LOST_SECONDS,
  isUndecidedCharge,
  payuniNetAmount,
  tradeStatus,
} from "./payuni-status-rules.ts";
import { payuniCallbackUrls } from "./return-paths.ts";

const NO_CARD = "card-gone";

/**
 * The gateway of PAYUNi (PV-08). The payer pays on PAYUNi's card page, or the request charges a saved card with its
 * token.
 */
export function payuniGateway(deps: Deps): PaymentGateway {
  const { payuni } = deps.providers;
  const { credit, query: queryMs } = payuni.timeoutsMs;
  const query = (payment: KnownPayment) => payuni.query(payment.transaction_id);
  return {
    name: "PAYUNi",
    movesWithoutUs: true,
    pageSeconds: null,
    request: (payment, order) =>
      order.card_id === null
        ? hostedPage(deps, payment)
        : charge(deps, { payment, order, card_id: order.card_id }),
    settle: async ({ payment }) =>
      lostCharge(deps, payment, tradeStatus(await query(payment), payment)),
    look: (payment) => look(deps, payment),
    heldAmount: async (payment) => payuniNetAmount(await query(payment)),
    refund: (payment) => payuniRefundStep(payuni, payment.transaction_id, amountToKeep(payment)),
    longestMs: { request: credit, settle: queryMs, refund: payuniRefundMs(payuni) },
  };
}

async function hostedPage(deps: Deps, { attempt_no }: PaymentRow): Promise<RequestResult> {
  return {
    answer: "page",
    transaction_id: attempt_no,
    payment_url_web: pageAddress(deps, attempt_no),
  };
}

function pageAddress(deps: Deps, attempt_no: string): string {
  return `${deps.config.APP_ORIGIN}/api/pay/payuni/${pageToken(deps, "PAYUNi pages", attempt_no)}`;
}

type ChargeInput = { payment: PaymentRow; order: OrderRow; card_id: number };

async function charge(
  deps: Deps,
  { payment, order, card_id }: ChargeInput,
): Promise<RequestResult> {
  const { attempt_no: number, amount } = payment;
  const [card] = await deps.db.select().from(cards).where(eq(cards.id, card_id));
  const creditHash = card ? await openToken(deps, card) : null;
  if (creditHash === null) return { answer: "refused", code: NO_CARD };
  const description = `訂單 ${order.order_no}`;
  const places = payuniCallbackUrls(deps);
  const pageRequest = { number, amount, description, ...places, creditHash };
  const answer = await deps.providers.payuni.charge(pageRequest);
  if (answer.ok === true && answer.info.url !== null) {
    return { answer: "page", transaction_id: number, payment_url_web: answer.info.url };
  }
  if (answer.ok === false && !isUndecidedCharge(answer.returnCode)) {
    const message = "信用卡付款未成功，訂單未成立，請改用其他卡片或付款方式";
    return { answer: "refused", code: answer.returnCode, message };
  }
  return { answer: "no-page", transaction_id: number };
}

async function look(deps: Deps, payment: KnownPayment): Promise<LookUpStatus> {
  const result = await deps.providers.payuni.query(payment.transaction_id);
  const status = lostCharge(deps, payment, tradeStatus(result, payment));
  const isKnown = result.ok === true && result.info !== null;
  // PAYUNi accepts each attempt number only once, so the card page of this attempt cannot be opened again.
  const isSpent = isKnown && payment.payment_url_web === pageAddress(deps, payment.attempt_no);
  return status === "untouched" && isSpent ? "spent" : status;
}

function lostCharge<Known extends LookUpStatus>(deps: Deps, payment: KnownPayment, known: Known) {
  const age = epochSeconds(deps) - payment.create_time;
  const isLost = payment.payment_url_web === "" && age >= CHARGE_LOST_SECONDS;
  return known === "untouched" && isLost ? "failed" : known;
}
