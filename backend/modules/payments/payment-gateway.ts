import type { OrderRow } from "../orders/order-event-service.ts";
import type { PaymentRow } from "./payment-attempts.ts";

/**
 * The known state of a payment. `unsure`: the money may have moved. `untouched`: it has not moved, and the payer has
 * not agreed. `other-amount`: another amount than the requested one has moved.
 */
export type PaymentStatus = "paid" | "failed" | "untouched" | "unsure" | "other-amount";

/** `authorised`: ready to be settled. `spent`: untouched, but its page cannot be opened again. */
export type LookUpStatus = PaymentStatus | "authorised" | "spent";

export type RequestResult =
  | { answer: "page"; transaction_id: string; payment_url_web: string }
  /** There is no page: the money has moved or may have moved. */
  | { answer: "no-page"; transaction_id: string }
  | { answer: "refused"; code: string; message?: string }
  /** The provider gave no page, so this attempt cannot be paid. */
  | { answer: "unknown" };

export type KnownPayment = PaymentRow & { transaction_id: string };

export type Claimed = {
  payment: KnownPayment;
  /** The provider was not asked to move the money yet. */
  isFirst: boolean;
};

/** Not ok: the provider refused, or no answer came and the money may have been refunded. */
export type RefundResult = { ok: true } | { ok: false; reason: string };

/** The next step of a refund, by the books of the provider. `send` moves money. */
export type RefundStep =
  | { next: "none" }
  | { next: "wait"; reason: string }
  /** The provider cannot refund it yet, which is no failure. */
  | { next: "later" }
  | { next: "send"; send: () => Promise<RefundResult> };

/** The amount that stays with us after all requested refunds of a payment. */
export function amountToKeep({ amount, refund_due }: PaymentRow): number {
  return amount - refund_due;
}

/** A payment provider as the payment services use it. Its methods throw nothing and write nothing. */
export type PaymentGateway = {
  /** The name that the payer sees. */
  name: string;
  /**
   * True when the money moves as soon as the payer agrees. Otherwise it moves only by our confirm call, which `settle`
   * sends.
   */
  movesWithoutUs: boolean;
  /**
   * The time after the request in which the payer can pay on the page. Null when the time counts from the opening of
   * the page.
   */
  pageSeconds: number | null;
  /** Asks for the page of a new attempt. Never call it inside a transaction. */
  request: (payment: PaymentRow, order: OrderRow) => Promise<RequestResult>;
  /** Finds out the state of a claimed payment. It may collect the payment. */
  settle: (claimed: Claimed) => Promise<PaymentStatus>;
  /** Looks the payment up and never moves money. */
  look: (payment: KnownPayment) => Promise<LookUpStatus>;
  /** The amount of this payment in the provider's books, minus refunds; null when the provider cannot say. */
  heldAmount: (payment: KnownPayment) => Promise<number | null>;
  /** Reads the books of the provider and returns what is still to be done until `refund_due` has gone back. */
  refund: (payment: KnownPayment) => Promise<RefundStep>;
  /** The sum of the timeouts of all provider calls of one step. */
  longestMs: { request: number; settle: number; refund: number };
};
