import { z } from "zod";
import { epochSecondsSchema, idSchema, pageSchema } from "./fields.ts";
import { productSchema } from "./products.ts";
import { pointQuery } from "./stores.ts";

/** A district with stores, for the area pages and sitemaps. */
const areaSchema = z.object({
  area_id: idSchema,
  city_name: z.string(),
  area_name: z.string(),
  store_count: z.number().int().min(1),
  /** The types of these stores, the most frequent first; missing if the backend has no pages of them. */
  types: z
    .array(z.object({ id: idSchema, name: z.string(), store_count: z.number().int().min(1) }))
    .optional(),
});
export const areaListSchema = z.array(areaSchema);
export type Area = z.infer<typeof areaSchema>;

/** The stores in a district, whatever they offer. The point is the place from which distances count. */
export const areaStoresQuerySchema = z.strictObject({
  area_id: idSchema,
  ...pointQuery,
  type: idSchema.optional(),
  page: pageSchema,
});

/** `shelves` are the categories of groceries, each a page of its own. */
const SITEMAP_KINDS = ["stores", "shelves", "products"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** The first ids of the files of each kind. A file ends before the next one begins. */
export const sitemapFilesSchema = z.object({
  stores: z.array(idSchema),
  shelves: z.array(idSchema),
  products: z.array(idSchema),
});
export type SitemapFiles = z.infer<typeof sitemapFilesSchema>;

/** The ids from `from` (inclusive) to `before` (exclusive); `next` is the first id of the next page. */
export const sitemapPageQuerySchema = z.strictObject({
  kind: z.enum(SITEMAP_KINDS),
  from: idSchema,
  before: idSchema.optional(),
});
const sitemapEntrySchema = z.object({
  id: idSchema,
  store_id: idSchema,
  item_type: productSchema.shape.item_type,
  /** The picture of the entry, and when its content last changed; missing if the backend does not know. */
  image: z.string().optional(),
  updated_at: epochSecondsSchema.optional(),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
export const sitemapPageSchema = z.object({
  entries: z.array(sitemapEntrySchema),
  next: idSchema.nullable(),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
