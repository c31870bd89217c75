import { z } from "zod";
import type { CartRelish } from "./carts.ts";
import { diningTypeSchema, flagSchema, idSchema, moneySchema } from "./fields.ts";
import { setFoodSchema, setGroupSchema } from "./products.ts";

export const cartRelishSchema: z.ZodType<CartRelish> = z.lazy(() =>
  z.object({
    id: idSchema,
    name: z.string(),
    parent_id: idSchema,
    unit_price: moneySchema,
    relish_ids: z.array(cartRelishSchema),
  }),
);

const cartSetFoodSchema = setFoodSchema
  .omit({ relish_groups: true })
  .extend({ relish_ids: z.array(cartRelishSchema) });

/** A cart item (EN-04) without `pdkey`, which the browser computes. */
export const reorderItemSchema = z.object({
  item_type: z.enum(["single", "set"]),
  id: idSchema,
  name: z.string(),
  quantity: z.number().int().min(1),
  relish_ids: z.array(cartRelishSchema),
  remark: z.string(),
  unavailable_type: flagSchema,
  username: z.string(),
  list_price: moneySchema,
  unit_price: moneySchema,
  image: z.string(),
  groups: z.array(setGroupSchema.extend({ foods: z.array(cartSetFoodSchema) })),
  max_quantity: z.number().int().min(0).nullable(),
});
export type ReorderItem = z.infer<typeof reorderItemSchema>;

const item = { id: idSchema, item_type: z.enum(["single", "set"]), name: z.string() };

/**
 * A difference between the earlier order and the current menu. Lines with the kind `gone` or `choose-again`, or with
 * the kind `limit` and `to` 0, are not in `items`.
 */
const reorderChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("gone"), ...item }),
  z.object({ kind: z.literal("choose-again"), ...item }),
  /** `from` contains the names of the earlier choices, and `to` the names of the choices that are still possible. */
  z.object({ kind: z.literal("option-gone"), ...item, from: z.string(), to: z.string() }),
  /** The prices in NT$ of one piece with its options. */
  z.object({ kind: z.literal("price"), ...item, from: moneySchema, to: moneySchema }),
  /** Numbers of pieces. `to` is 0 if other lines of the order use the whole stock. */
  z.object({
    kind: z.literal("limit"),
    ...item,
    from: z.number().int(),
    to: z.number().int().min(0),
  }),
  /** The store is resting or busy; `name` is the store's name. */
  z.object({ kind: z.literal("store-closed"), name: z.string() }),
]);
export type ReorderChange = z.infer<typeof reorderChangeSchema>;

/** The products of an earlier order, or of a group order, that can be ordered now, with current prices. */
export const reorderSchema = z.object({
  store_id: idSchema,
  dining_type: diningTypeSchema,
  items: z.array(reorderItemSchema),
  changes: z.array(reorderChangeSchema),
});
export type Reorder = z.infer<typeof reorderSchema>;
