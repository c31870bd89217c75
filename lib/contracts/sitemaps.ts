import { z } from "zod";
import { epochSecondsSchema, idSchema, pageSchema } from "./fields.ts";
import { productSchema } from "./products.ts";
import { pointQuery } from "./stores.ts";

/** A district with stores, for the pages of districts and the sitemaps. */
const areaSchema = z.object({
  area_id: idSchema,
  city_name: z.string(),
  area_name: z.string(),
  store_count: z.number().int().min(1),
  /** The types of these stores, the most frequent first. Missing if the backend cannot list the stores of a type. */
  types: z
    .array(z.object({ id: idSchema, name: z.string(), store_count: z.number().int().min(1) }))
    .optional(),
});
export const areaListSchema = z.array(areaSchema);
export type Area = z.infer<typeof areaSchema>;

/**
 * The query for the stores in a district, including stores that do not deliver. Distances are measured from `lat` and
 * `lng`.
 */
export const areaStoresQuerySchema = z.strictObject({
  area_id: idSchema,
  ...pointQuery,
  type: idSchema.optional(),
  page: pageSchema,
});

/** The kinds of sitemap entries. `shelves` are the categories of groceries; each of them has a page. */
const SITEMAP_KINDS = ["stores", "shelves", "products"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** For each kind, the first id of each of its sitemap files. A file ends before the first id of the next file. */
export const sitemapFilesSchema = z.object({
  stores: z.array(idSchema),
  shelves: z.array(idSchema),
  products: z.array(idSchema),
});
export type SitemapFiles = z.infer<typeof sitemapFilesSchema>;

/** The query for one page of entries with ids from `from` (inclusive) to `before` (exclusive). */
export const sitemapPageQuerySchema = z.strictObject({
  kind: z.enum(SITEMAP_KINDS),
  from: idSchema,
  before: idSchema.optional(),
});
const sitemapEntrySchema = z.object({
  id: idSchema,
  store_id: idSchema,
  item_type: productSchema.shape.item_type,
  /**
   * The picture of the entry, and the time of the last change of its content. Missing if the backend does not know
   * them.
   */
  image: z.string().optional(),
  updated_at: epochSecondsSchema.optional(),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
export const sitemapPageSchema = z.object({
  entries: z.array(sitemapEntrySchema),
  next: idSchema.nullable(),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
