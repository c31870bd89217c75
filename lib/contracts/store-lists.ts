import { z } from "zod";
import { FAVORITES_MAX, STORE_FILTERS, STORE_SORTS } from "./codes.ts";
import {
  boundedText,
  diningTypeQuerySchema,
  idSchema,
  moneyQuerySchema,
  moneySchema,
  pageSchema,
} from "./fields.ts";
import { productSchema } from "./products.ts";
import { pointQuery, storeCardSchema, storeTypeSchema } from "./stores.ts";
import { derivations } from "./tolerant.ts";

export const storePlaceQuerySchema = z.strictObject({
  ...pointQuery,
  dining_type: diningTypeQuerySchema,
});

/** `filter` is a comma-separated list of conditions. The answer contains only stores that meet all conditions. */
const listChoiceQuery = {
  sort: z.enum(STORE_SORTS).default(STORE_SORTS[0]),
  filter: boundedText(100)
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(STORE_FILTERS)))
    .default([]),
  page: pageSchema,
};

export const listStoreQuerySchema = z.strictObject({
  ...pointQuery,
  dining_type: diningTypeQuerySchema,
  type: idSchema.optional(),
  group: idSchema.optional(),
  ...listChoiceQuery,
});
/** A product that a search found by its name, with its store. The time and the fee of the store are optional. */
const foundFoodSchema = productSchema
  .pick({ id: true, item_type: true, name: true, image: true, unit_price: true })
  .extend({ store_id: idSchema, store_name: z.string() })
  .extend(
    storeCardSchema
      .pick({
        google_predict_time_text: true,
        delivery_fee: true,
        delivery_fee_txt: true,
        hours_txt: true,
      })
      .partial().shape,
  )
  // No default, because a missing status does not mean that the store is open.
  .extend({ open_status: storeCardSchema.shape.open_status.unwrap().optional() });
export type FoundFood = z.infer<typeof foundFoodSchema>;

/**
 * A page of a store list. `foods`, `corrected` and the prices are optional and only used for a search. If a backend
 * sends `foods`, even an empty list, it supports the search for dishes and accepts `price_min` and `price_max`.
 * `corrected` contains the words that the backend searched because the keyword had no match. The prices come from the
 * request or from the keyword (便當 100 元以下).
 */
export const storePageSchema = z.object({
  stores: z.array(storeCardSchema),
  total: z.number().int().min(0),
  last_page: z.number().int().min(1),
  foods: z.array(foundFoodSchema).optional(),
  corrected: z.string().optional(),
  price_min: moneySchema.optional(),
  price_max: moneySchema.optional(),
});
derivations.add(storePageSchema, {
  derive: ({ stores, data, total }) => {
    const list = stores ?? data;
    return { stores: list, total: total ?? (Array.isArray(list) ? list.length : 0) };
  },
});
export type StorePage = z.infer<typeof storePageSchema>;

export const storeGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  stores: z.array(storeCardSchema),
});
export type StoreGroup = z.infer<typeof storeGroupSchema>;

/** A subject: a group of stores that the operator has put together. */
const subjectEntrySchema = z.object({ id: idSchema, title: z.string(), image: z.string() });

/**
 * The data of the home page. `type_ids` are the types of the stores near the visitor, in the order that the operator
 * has set.
 */
export const homeInfoSchema = z.object({
  area_name: z.string(),
  city_name: z.string(),
  store_count: z.number().int().min(0),
  stores: z.array(storeCardSchema),
  type_ids: z.array(idSchema),
  subjects: z.array(subjectEntrySchema),
});
export type HomeInfo = z.infer<typeof homeInfoSchema>;

const keywordSchema = boundedText(200).trim().min(1).max(100);
export const quickSearchQuerySchema = z.strictObject({
  keyword: keywordSchema,
  ...pointQuery,
  dining_type: diningTypeQuerySchema,
});
export const searchStoreQuerySchema = z.strictObject({
  keyword: keywordSchema,
  ...pointQuery,
  dining_type: diningTypeQuerySchema,
  price_min: moneyQuerySchema.optional(),
  price_max: moneyQuerySchema.optional(),
  ...listChoiceQuery,
});

export const storeSearchSchema = z.object({
  stores: z.array(storeCardSchema),
  store_types: z.array(storeTypeSchema),
  foods: z.array(foundFoodSchema),
  /** The words that the backend searched because the keyword had no match. */
  corrected: z.string().optional(),
});
export type StoreSearch = z.infer<typeof storeSearchSchema>;

export const subjectSchema = subjectEntrySchema.extend({ stores: z.array(storeCardSchema) });
export type Subject = z.infer<typeof subjectSchema>;

export const favoriteStoreSchema = storeCardSchema.pick({ id: true, name: true, image: true });
export type FavoriteStore = z.infer<typeof favoriteStoreSchema>;

/**
 * The ids of stores to add and to remove, the newest first. With two empty lists, the call only reads the favourites.
 */
export const favoritesBodySchema = z.strictObject({
  add: z.array(idSchema).max(FAVORITES_MAX),
  remove: z.array(idSchema).max(FAVORITES_MAX),
});
