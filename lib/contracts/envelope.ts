import type { SameOrder } from "./orders.ts";

/** Every answer contains code (0 = success), message and data (AP-01). */
export type Envelope<Data> = { code: number; message: string; data: Data } & AnswerDetails;

type AnswerDetails = {
  reason?: string | undefined;
  /** The earlier order. It is set if `reason` is `same-order`. */
  same_order?: SameOrder | undefined;
};

/**
 * A refusal. Programs use `code` and, if the backend sends it, `reason` (one of REASON or REFUSAL_REASONS). People see
 * `message`.
 */
export type Refusal = { code: number; message: string } & AnswerDetails;

/**
 * The answer of a call inside the shop. A refusal is a value that the caller must check; it is not thrown as an
 * exception.
 */
export type Answer<Data> = { ok: true; data: Data; message: string } | ({ ok: false } & Refusal);
