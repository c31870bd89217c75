import { z } from "zod";
import { diningTypeQuerySchema, flagSchema, idSchema, moneySchema, pageSchema } from "./fields.ts";

export type Option = {
  id: number;
  name: string;
  unit_price: number;
  is_offer: 0 | 1;
  relish_groups: OptionGroup[];
};
export type OptionGroup = {
  id: number;
  name: string;
  is_multi_choose: 0 | 1;
  /** 0 when the group sets no maximum of its own. */
  max_choose: number;
  is_required: 0 | 1;
  items: Option[];
};

/** SPEC §3 Option group; an item's nested sub-options are groups again. */
export const optionGroupSchema: z.ZodType<OptionGroup> = z.lazy(() =>
  z.object({
    id: idSchema,
    name: z.string(),
    is_multi_choose: flagSchema,
    max_choose: z.number().int().min(0),
    is_required: flagSchema,
    items: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        unit_price: moneySchema,
        is_offer: flagSchema,
        relish_groups: z.array(optionGroupSchema),
      }),
    ),
  }),
);

/** SPEC §3: one food of a set's group. */
export const setFoodSchema = z.object({
  id: idSchema,
  name: z.string(),
  unit_price: moneySchema,
  is_required: flagSchema,
  is_limit: flagSchema,
  limit_count: z.number().int().min(0),
  sale_count: z.number().int().min(0),
  relish_groups: z.array(optionGroupSchema),
});
export const setGroupSchema = z.object({
  id: idSchema,
  sub_title: z.string(),
  foods: z.array(setFoodSchema),
});
export type SetGroup = z.infer<typeof setGroupSchema>;

/** SPEC §3 Product. `item_type` tells whether `/product` is asked with fdid or setid. */
export const productSchema = z.object({
  id: idSchema,
  item_type: z.enum(["single", "set"]),
  name: z.string(),
  desc: z.string(),
  image: z.string(),
  food_image_list: z.array(z.string()),
  unit_price: moneySchema,
  list_price: moneySchema,
  tag_text: z.string(),
  tag_icon: z.number().int().min(0),
  is_offer: flagSchema,
  sale_status: z.number().int(),
  is_limit: flagSchema,
  limit_count: z.number().int().min(0),
  sale_count: z.number().int().min(0),
  enable_add_cart: flagSchema,
  is_user_show: flagSchema,
  relish_groups: z.array(optionGroupSchema),
  groups: z.array(setGroupSchema),
});
export type Product = z.infer<typeof productSchema>;

export const foodDetailQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  store_id: idSchema,
  food_id: idSchema,
  number: z.string().max(40).optional(),
});
export const setDetailQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  store_id: idSchema,
  set_id: idSchema,
  number: z.string().max(40).optional(),
});

export const storeFoodsQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  page: pageSchema,
});

/** SPEC §7: what grocery search and category lists answer with. */
export const groceryItemSchema = productSchema.pick({
  id: true,
  image: true,
  unit_price: true,
  name: true,
});
export const groceryListSchema = z.object({ data: z.array(groceryItemSchema) });
export const storeSearchQuerySchema = z.strictObject({
  terms: z.string().trim().min(1).max(100),
  dining_type: diningTypeQuerySchema,
});
export const groceryCategorySchema = z.object({
  id: idSchema,
  name: z.string(),
  image: z.string(),
});
export const groceryCategoryQuerySchema = z.strictObject({ dining_type: diningTypeQuerySchema });
