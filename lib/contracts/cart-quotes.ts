import { z } from "zod";
import { diningTypeSchema, idSchema, latSchema, lngSchema, moneySchema } from "./fields.ts";
import { foodsJsonSchema } from "./order-foods.ts";
import { reorderItemSchema } from "./reorder.ts";

/**
 * The cart of the browser with ids and quantities, without prices. If `point` is null, the answer has no delivery fee.
 */
export const cartQuoteBodySchema = z.strictObject({
  store_id: idSchema,
  dining_type: diningTypeSchema,
  point: z.strictObject({ lat: latSchema, lng: lngSchema }).nullable(),
  foods: foodsJsonSchema,
});

/** The cart with the current prices, and its costs. The benefits of a member are not included (CA-51). */
export const cartQuoteSchema = z.object({
  /** One entry for each line of the request. Null if the line cannot be ordered now. */
  lines: z.array(reorderItemSchema.nullable()),
  subtotal: moneySchema,
  service_fee: moneySchema,
  delivery_fee: moneySchema.nullable(),
  delivery_discount: moneySchema,
  store_coupon_discount_money: moneySchema,
  total: moneySchema,
});
export type CartQuote = z.infer<typeof cartQuoteSchema>;
