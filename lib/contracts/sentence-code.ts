import { z } from "zod";

/**
 * The codes of the sentences inside answers, such as why a coupon cannot be used. They are only used to translate the
 * sentences. No program chooses its behaviour by these codes (LN-11).
 */
export const SENTENCE_CODES = [
  "coupon-dining",
  "coupon-ended",
  "coupon-fee-relieved",
  "coupon-first-order",
  "coupon-group",
  "coupon-none-near",
  "coupon-not-here",
  "coupon-nothing-left",
  "coupon-reserved",
  "coupon-shortfall",
  "coupon-starts",
  "coupon-used-up",
  "deal-dining",
  "deal-no-better",
  "deal-no-fee",
  "deal-nothing-left",
  "deal-points-spent",
  "deal-uses-over",
  "points-delivery-remark",
  "points-delivery-title",
  "points-fee-relieved",
  "points-limit",
  "points-missing",
  "points-most",
  "points-none",
  "points-not-business",
  "points-not-courier",
  "points-rate",
  "points-title",
  "store-coupon-shortfall",
  "subscription-left",
  "subscription-title",
] as const;
export type SentenceCode = (typeof SENTENCE_CODES)[number];

/**
 * A text field `x` may have a field `x_said` beside it. `x_said` contains the code of the sentence in `x`, and the
 * numbers, amounts and dates in this sentence.
 */
export const saidSchema = z
  .object({
    code: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .optional();
export type Said = z.infer<typeof saidSchema>;
