import { z } from "zod";
import { UNAVAILABLE_TYPE, USERNAME_MAX } from "./codes.ts";
import { boundedText, idSchema, lineSchema, patternText, textSchema } from "./fields.ts";
import { parseJsonText } from "./json-text.ts";

const QUANTITY_MAX = 99;
export const LINES_MAX = 100;

/** The ids of the chosen options of a line, including nested options: `12,15,18`. */
const relishIdsSchema = patternText(600, /^(\d{1,10}(,\d{1,10})*)?$/);

/** One line of `foods` in a request (EN-13). It contains ids and quantities, but no prices. */
export const orderFoodSchema = z.strictObject({
  id: idSchema,
  item_type: z.enum(["single", "set"]),
  quantity: z.number().int().min(1).max(QUANTITY_MAX),
  remark: textSchema(200),
  unavailable_type: z.union([
    z.literal(UNAVAILABLE_TYPE.removeItem),
    z.literal(UNAVAILABLE_TYPE.cancelOrder),
  ]),
  username: lineSchema(USERNAME_MAX),
  relish_ids: relishIdsSchema,
  groups: z
    .array(
      z.strictObject({
        id: idSchema,
        foods: z.array(z.strictObject({ id: idSchema, relish_ids: relishIdsSchema })).max(50),
      }),
    )
    .max(20)
    .default([]),
});
export type OrderFood = z.infer<typeof orderFoodSchema>;
const orderFoodsSchema = z.array(orderFoodSchema).max(LINES_MAX);

/** `foods` is sent as JSON text (EN-13). Any text except a list of 1 to `LINES_MAX` lines is a bad request. */
export const foodsJsonSchema = foodsSchema(1);
/**
 * `foods` of a partner's order. The list may be empty, because the partner knows the foods by the partner order number
 * (CK-92).
 */
export const partnerFoodsJsonSchema = foodsSchema(0);

function foodsSchema(minCount: number) {
  return boundedText(100_000).transform(parseJsonText).pipe(orderFoodsSchema.min(minCount));
}
