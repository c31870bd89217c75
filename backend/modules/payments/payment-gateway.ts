import type { OrderRow } from "../orders/order-event-service.ts";
import type { PaymentRow } from "./payment-attempts.ts";

/**
 * The known state of a payment. `unsure`: the money may have moved. `untouched`: the money has not moved, and the payer
 * has not agreed. `other-amount`: the provider collected another amount than the requested amount.
 */
export type PaymentStatus = "paid" | "failed" | "untouched" | "unsure" | "other-amount";

/**
 * The state that a look-up finds. `authorised`: the payer has agreed, and the money can be collected. `spent`: the
 * payment is untouched, but its payment page cannot be opened again.
 */
export type LookUpStatus = PaymentStatus | "authorised" | "spent";

export type RequestResult =
  | { answer: "page"; transaction_id: string; payment_url_web: string }
  /** There is no payment page, because the request has charged, or may have charged, a saved card. */
  | { answer: "no-page"; transaction_id: string }
  | { answer: "refused"; code: string; message?: string }
  /**
   * The provider's answer did not arrive, or it does not say whether the request succeeded. The attempt has no payment
   * page, so it cannot be paid.
   */
  | { answer: "unknown" };

export type KnownPayment = PaymentRow & { transaction_id: string };

export type Claimed = {
  payment: KnownPayment;
  /**
   * True if no request to move the money was sent before, or if the result of each earlier request is clear. `settle`
   * may then send such a request at once.
   */
  isFirst: boolean;
};

/**
 * The result of a refund. `ok: false` means that the refund is not confirmed: no request was sent, the provider
 * refused, or no answer came and the money may have been refunded.
 */
export type RefundResult = { ok: true } | { ok: false; reason: string };

/**
 * The next step of a refund, decided by the provider's books. `none`: everything is refunded. `wait`: the books cannot
 * be read or do not allow a refund. `send`: the caller must call the function `send`, which sends the refund request.
 */
export type RefundStep =
  | { next: "none" }
  | { next: "wait"; reason: string }
  /** The provider cannot make the refund yet. This is not a failure. */
  | { next: "later" }
  | { next: "send"; send: () => Promise<RefundResult> };

/** Returns the amount in NT$ that must remain at the provider after all requested refunds of a payment. */
export function amountToKeep({ amount, refund_due }: PaymentRow): number {
  return amount - refund_due;
}

/**
 * A payment provider as the payment services use it. The methods report failures of the provider as return values, and
 * they do not write to the database.
 */
export type PaymentGateway = {
  /** The name that the payer sees. */
  name: string;
  /**
   * True if the money moves as soon as the payer agrees. False if the money moves only with a confirm call, which
   * `settle` sends.
   */
  movesWithoutUs: boolean;
  /**
   * The seconds after the request in which the payer can pay on the payment page; null if the time starts when the page
   * is opened.
   */
  pageSeconds: number | null;
  /**
   * Requests the payment page of a new attempt, or charges a saved card. Must not be called inside a transaction,
   * because it waits for the provider.
   */
  request: (payment: PaymentRow, order: OrderRow) => Promise<RequestResult>;
  /** Finds out the state of a claimed payment. It may collect the payment. */
  settle: (claimed: Claimed) => Promise<PaymentStatus>;
  /** Looks up the state of the payment without moving money. */
  look: (payment: KnownPayment) => Promise<LookUpStatus>;
  /**
   * Reads the amount of this payment in the provider's books, minus refunds, in NT$; null if the provider does not
   * report it.
   */
  heldAmount: (payment: KnownPayment) => Promise<number | null>;
  /** Reads the provider's books and returns the next step that is needed to refund `refund_due`. */
  refund: (payment: KnownPayment) => Promise<RefundStep>;
  /** The sum of the timeouts of all provider calls of each method, in milliseconds. */
  longestMs: { request: number; settle: number; refund: number };
};
