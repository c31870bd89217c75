import { z } from "zod";
import { NO_STORE_COUPON } from "./codes.ts";
import { flagSchema, idOrNoneSchema, moneySchema, neededSchema } from "./fields.ts";
import { saidSchema } from "./sentence-code.ts";

/** A benefit of the customer: its discount in the best deal, or the reason why the best deal does not use it. */
const dealPartSchema = z.object({
  benefit: z.enum([
    "first-order-coupon",
    "coupon",
    "store-coupon",
    "subscription",
    "points",
    "points-delivery",
  ]),
  name: z.string(),
  name_said: saidSchema,
  /** 0 if the best deal does not use this benefit. */
  discount: moneySchema,
  /** The sentence that says why the benefit is not used. Empty if it is used. */
  note: z.string(),
  note_said: saidSchema,
});
export type DealPart = z.infer<typeof dealPartSchema>;

/**
 * A field of the pre-order answer that the specification does not have: the benefits with which this order costs least
 * (RU-70).
 */
export const bestDealSchema = z.object({
  pay_total: neededSchema(moneySchema),
  /** The NT$ that the best deal saves compared with this quote. */
  saving: moneySchema,
  code_id: idOrNoneSchema,
  selected_store_coupon_type: z.number().int().min(NO_STORE_COUPON).max(3),
  subscription_type: flagSchema,
  use_op: z.number().int().min(0),
  op_event_id: idOrNoneSchema.nullable(),
  parts: z.array(dealPartSchema),
});
export type BestDeal = z.infer<typeof bestDealSchema>;
