import type { SameOrder } from "./orders";

/** Every answer carries code (0 = success), message and data (AP-01). */
export type Envelope<Data> = { code: number; message: string; data: Data } & AnswerDetails;

type AnswerDetails = {
  reason?: string | undefined;
  /** The earlier order, beside the reason `same-order`. */
  same_order?: SameOrder | undefined;
};

/** A refusal. Programs use `code` and `reason` (one of REASON, optional). People see `message`. */
export type Refusal = { code: number; message: string } & AnswerDetails;

/** An answer in our code. A refusal is a value that the caller must check, never an exception. */
export type Answer<Data> = { ok: true; data: Data; message: string } | ({ ok: false } & Refusal);
