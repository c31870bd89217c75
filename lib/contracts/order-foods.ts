import { z } from "zod";
import { UNAVAILABLE_TYPE, USERNAME_MAX } from "./codes.ts";
import { boundedText, idSchema, lineSchema, patternText, textSchema } from "./fields.ts";
import { parseJsonText } from "./json-text.ts";

const QUANTITY_MAX = 99;
export const LINES_MAX = 100;

/** `12,15,18`: the chosen options of a line, including nested ones. */
const relishIdsSchema = patternText(600, /^(\d{1,10}(,\d{1,10})*)?$/);

/** One line of `foods` as requests carry it (EN-13): ids and counts only, never a price. */
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

/** `foods` is sent as JSON text (EN-13); text that is no list of lines is a bad request. */
export const foodsJsonSchema = foodsSchema(1);
/** Empty for the order that the partner has under its number (CK-92). */
export const partnerFoodsJsonSchema = foodsSchema(0);

function foodsSchema(minCount: number) {
  return boundedText(100_000).transform(parseJsonText).pipe(orderFoodsSchema.min(minCount));
}
