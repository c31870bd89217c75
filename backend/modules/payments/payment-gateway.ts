import type { OrderRow } from "../orders/order-event-service.ts";
import type { PaymentRow } from "./payment-attempts.ts";

/**
 * What a payment's state is known to be. `unsure`: the money may or may not have moved. `untouched`: it has not,
 * and the payer has not agreed to it either. `other-amount`: money moved, but not the sum that was asked for.
 */
export type PaymentStatus = "paid" | "failed" | "untouched" | "unsure" | "other-amount";

/** `authorised`: to be settled now. `spent`: untouched, but its page cannot be opened another time. */
export type Look = PaymentStatus | "authorised" | "spent";

export type Requested =
  | { answer: "page"; transaction_id: string; payment_url_web: string }
  /** No page: the money has moved, or may have. */
  | { answer: "no-page"; transaction_id: string }
  | { answer: "refused"; code: string; message?: string }
  /** The provider gave no page, so this attempt cannot be paid. */
  | { answer: "unknown" };

export type KnownPayment = PaymentRow & { transaction_id: string };

export type Claimed = {
  payment: KnownPayment;
  /** The provider was not asked to take the money yet. */
  isFirst: boolean;
};

/** Not ok: the provider refused, or no answer came and it may have given the money back all the same. */
export type GivenBack = { ok: true } | { ok: false; why: string };

/** What a refund needs after its provider's books were read. `send` moves money. */
export type RefundStep =
  | { next: "none" }
  | { next: "wait"; why: string }
  | { next: "send"; send: () => Promise<GivenBack> };

/** A payment provider as the payment services see it. Its methods throw nothing and write nothing. */
export type PaymentGateway = {
  /** As the payer reads it. */
  name: string;
  /** The money moves when the payer agrees. Otherwise it moves by our confirm alone, which `settle` sends. */
  movesWithoutUs: boolean;
  /** How long after its request a page can be paid on; null where that counts from the opening of the page. */
  pageSeconds: number | null;
  /** Asks for the page of a new attempt; never inside a transaction. */
  request: (payment: PaymentRow, order: OrderRow) => Promise<Requested>;
  /** What became of a claimed payment; this may collect it. */
  settle: (claimed: Claimed) => Promise<PaymentStatus>;
  /** Only looks: never moves money. */
  look: (payment: KnownPayment) => Promise<Look>;
  /** What its books hold of this payment now: taken less given back; null when they cannot say. */
  held: (payment: KnownPayment) => Promise<number | null>;
  /** Reads the books of the provider and returns what is still to be done to refund the whole payment. */
  refund: (payment: KnownPayment) => Promise<RefundStep>;
  /** The most that all provider calls of one step take together: the sum of their timeouts. */
  longestMs: { request: number; settle: number; refund: number };
};
