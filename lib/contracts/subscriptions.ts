import { z } from "zod";
import { epochSecondsSchema, flagSchema, idSchema, moneySchema } from "./fields.ts";

/** The plan that the shop sells: `price` is the amount of one month in NT$. */
export const subscriptionPlanSchema = z.object({ price: moneySchema.min(1) });

/** The subscription of a member. `start_time` and `end_time` are 0 if the member has no subscription. */
export const ownSubscriptionSchema = z.object({
  start_time: epochSecondsSchema,
  end_time: epochSecondsSchema,
  auto_renew: flagSchema,
  /** The time in epoch seconds from which the next month can be charged; 0 if the subscription does not renew. */
  renew_time: epochSecondsSchema,
  /** The amount of the next charge, which the member agreed to; 0 if the subscription cannot renew. */
  renew_price: moneySchema,
  /** 1 while the result of a charge is unknown. */
  is_paying: flagSchema,
  /** 1 if the newest charge failed. */
  has_failed: flagSchema,
});
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>;

/** `price` is the amount that the page showed to the member. The backend refuses another price. */
export const buySubscriptionBodySchema = z.strictObject({
  card_id: idSchema,
  price: moneySchema.min(1),
});
/** `payment_url_web` is the URL of the bank's page for a 3-D Secure check; empty if no check is needed. */
export const boughtSubscriptionSchema = ownSubscriptionSchema.extend({
  payment_url_web: z.string(),
});
export const autoRenewBodySchema = z.strictObject({ auto_renew: flagSchema });
