import { z } from "zod";
import { NUMBER_MAX, SALE_STATUS_ON_SALE } from "./codes.ts";
import {
  boundedText,
  diningTypeQuerySchema,
  flagSchema,
  idOrNoneSchema,
  idSchema,
  moneySchema,
  pageSchema,
} from "./fields.ts";
import { derivations } from "./tolerant.ts";

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
  /** 0 if the group has no maximum. */
  max_choose: number;
  is_required: 0 | 1;
  items: Option[];
};

/** An option group (EN-12). Its options may contain nested option groups. */
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

/** A food in a group of a set (EN-05). */
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
export type SetFood = SetGroup["foods"][number];

/** A product (EN-10). `item_type` decides whether the query of `/product` has fdid or setid. */
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
  sale_status: z.number().int().default(SALE_STATUS_ON_SALE),
  is_limit: flagSchema,
  limit_count: z.number().int().min(0),
  sale_count: z.number().int().min(0),
  enable_add_cart: flagSchema.default(1),
  is_user_show: flagSchema.default(1),
  relish_groups: z.array(optionGroupSchema),
  groups: z.array(setGroupSchema),
});
export type Product = z.infer<typeof productSchema>;

/**
 * If a backend sends no `item_type`, a product with groups is a set (EN-10). If it sends no list price, `unit_price` is
 * also the list price.
 */
const productDerivation = {
  derive: ({ item_type, groups, list_price, unit_price }: Record<string, unknown>) => ({
    item_type: item_type ?? (Array.isArray(groups) && groups.length > 0 ? "set" : "single"),
    list_price: list_price ?? unit_price,
  }),
};
derivations.add(productSchema, productDerivation);

export const foodDetailQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  store_id: idSchema,
  food_id: idSchema,
  number: boundedText(NUMBER_MAX).optional(),
});
export const setDetailQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  store_id: idSchema,
  set_id: idSchema,
  number: boundedText(NUMBER_MAX).optional(),
});

export const storeFoodsQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  page: pageSchema,
});

/**
 * A product in a list. With `has_options` 0 the product has no choices, so customers can add it from the list (ST-45).
 */
export const menuFoodSchema = productSchema
  .omit({ relish_groups: true, groups: true, food_image_list: true })
  .extend({ has_options: flagSchema.optional() });
export type MenuFood = z.infer<typeof menuFoodSchema>;
derivations.add(menuFoodSchema, productDerivation);

/**
 * A product in the result of a search in a grocery, or in the list of a category (API-48, API-49). `category_id` is a
 * category of the second level; 0 if unknown.
 */
const groceryItemSchema = menuFoodSchema.extend({ category_id: idOrNoneSchema });
derivations.add(groceryItemSchema, productDerivation);
export type GroceryItem = z.infer<typeof groceryItemSchema>;
export const groceryListSchema = z.object({
  data: z.array(groceryItemSchema),
  last_page: z.number().int().min(1),
});
export type GroceryList = z.infer<typeof groceryListSchema>;
export const storeSearchQuerySchema = z.strictObject({
  terms: boundedText(200).trim().min(1).max(100),
  dining_type: diningTypeQuerySchema,
  page: pageSchema,
});
/** A category of the first level with its categories of the second level. */
export const groceryCategorySchema = z.object({
  id: idSchema,
  name: z.string(),
  image: z.string(),
  food_count: z.number().int().min(0).optional(),
  children: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type GroceryCategory = z.infer<typeof groceryCategorySchema>;
export const groceryCategoriesQuerySchema = z.strictObject({ dining_type: diningTypeQuerySchema });
/**
 * The query for the products of a category of the first or second level. For a category of the first level, the answer
 * contains the products of all its categories of the second level.
 */
export const categoryProductsQuerySchema = z.strictObject({
  dining_type: diningTypeQuerySchema,
  page: pageSchema,
});
