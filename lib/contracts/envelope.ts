import { z } from "zod";
import { CODE } from "./codes.ts";

const codeSchema = z.union([
  z.literal(CODE.ok),
  z.literal(CODE.refused),
  z.literal(CODE.loginNeeded),
  z.literal(CODE.unregistered),
  z.literal(CODE.quoteChanged),
  z.literal(CODE.paymentFailed),
  z.literal(CODE.outOfRange),
  z.literal(CODE.storeClosed),
  z.literal(CODE.soldOut),
  z.literal(CODE.tooManyTries),
]);

/** Every answer carries code (0 = success), message and data (AP-01). */
export type Envelope<Data> = { code: number; message: string; data: Data; reason?: string };

/** A refusal: `message` is shown, `code` and `reason` (one of REASON, where the backend sends it) decide. */
export type Refusal = { code: number; message: string; reason?: string | undefined };

/** An answer as our code passes it on: a refusal is a value the caller must look at, never an exception. */
export type Answer<Data> = { ok: true; data: Data; message: string } | ({ ok: false } & Refusal);
