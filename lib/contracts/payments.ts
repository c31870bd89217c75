import { z } from "zod";
import { CARD_RETURNS, SESSION_ID_MAX } from "./codes.ts";
import { boundedText, integerQuerySchema, opaqueIdSchema } from "./fields.ts";

/** A saved card (EN-17). The backend creates the id; it is not the token of the provider. */
export const cardSchema = z.object({
  id: opaqueIdSchema,
  card_four_no: z.string(),
  card_six_no: z.string(),
  credit_card_type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type Card = z.infer<typeof cardSchema>;

export const sessionIdQuerySchema = z.strictObject({
  session_id: boundedText(SESSION_ID_MAX).optional(),
});

/** `return_to` is sent only if `card_return` in the answer of `getAppClientConfig` is 1 (MB-15). */
export const bindCardQuerySchema = sessionIdQuerySchema.extend({
  return_to: z.enum(CARD_RETURNS).optional(),
});

/** `transactionId` is a text, because transaction ids of LINE Pay exceed 2^53 (PV-03). */
export const linePayConfirmQuerySchema = z.strictObject({
  transactionId: boundedText(100).min(1),
  amount: integerQuerySchema.pipe(z.number().min(0)),
});

/** `number` identifies a payment attempt. It comes from the query with which the provider redirects the payer. */
export const payResultQuerySchema = z.strictObject({
  number: boundedText(100).min(1),
});

export const appPayConfirmBodySchema = z.strictObject({ order_id: opaqueIdSchema });
