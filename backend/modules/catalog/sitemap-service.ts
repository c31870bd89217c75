import { and, asc, eq, gt, gte, lt, max, sql } from "drizzle-orm";
import { STORE_CLASSIFICATION } from "../../../lib/contracts/codes.ts";
import type { SitemapFiles, SitemapKind, SitemapPage } from "../../../lib/contracts/sitemaps.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { food_categories, foods, reviews, stores } from "../../db/schema/store-tables.ts";
import { hasPage } from "./courier-desk.ts";

/** The maximum number of entries in a sitemap file. The sitemap protocol allows 50,000 (AN-10). */
const FILE_ENTRIES = 45_000;
const PAGE_ENTRIES = 5_000;

export async function sitemapFiles(
  { db }: Deps,
  fileEntries: number = FILE_ENTRIES,
): Promise<SitemapFiles> {
  const startsOf = (kind: SitemapKind) => fileStarts(db, kind, fileEntries);
  return {
    stores: await startsOf("stores"),
    shelves: await startsOf("shelves"),
    products: await startsOf("products"),
  };
}

type SitemapQuery = { kind: SitemapKind; from: number; before?: number };

/**
 * Returns a page of the entries of a sitemap file, sorted by id. The entries are paged, because a large catalogue does
 * not fit into one answer.
 */
export async function sitemapPage(
  { db }: Deps,
  { kind, from, before }: SitemapQuery,
  pageEntries: number = PAGE_ENTRIES,
): Promise<SitemapPage> {
  const rows = entriesOf(db, kind);
  const found = await db
    .select({
      id: rows.id,
      store_id: rows.store_id,
      item_type: rows.item_type,
      image: rows.image,
      updated_at: rows.updated_at,
    })
    .from(rows)
    .where(and(gte(rows.id, from), before === undefined ? undefined : lt(rows.id, before)))
    .orderBy(asc(rows.id))
    .limit(pageEntries + 1);
  const next = found[pageEntries]?.id ?? null;
  const entries = found.slice(0, pageEntries).map(({ image, updated_at, ...entry }) => ({
    ...entry,
    ...(image && { image }),
    ...(updated_at !== null && { updated_at }),
  }));
  return { entries, next };
}

async function fileStarts(db: Database, kind: SitemapKind, fileEntries: number): Promise<number[]> {
  const rows = entriesOf(db, kind);
  const rowIndex = sql<number>`(row_number() over (order by ${rows.id}) - 1)`.as("place");
  const numbered = db.select({ id: rows.id, rowIndex }).from(rows).as("numbered");
  const starts = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.rowIndex} % ${fileEntries} = 0`)
    .orderBy(asc(numbered.id));
  return starts.map(({ id }) => id);
}

/**
 * Returns a query for all entries of this kind (stores, products or grocery categories) that have a page of their own.
 * The columns are the same for each kind.
 */
function entriesOf(db: Database, kind: SitemapKind) {
  const single = sql<"single" | "set">`'single'`.as("item_type");
  if (kind === "stores") {
    const store_id = sql<number>`${stores.id}`.as("store_id");
    const { id, image } = stores;
    // A new review also changes the store page. Without reviews the time is null, which greatest() ignores.
    const newest = db
      .select({ time: max(reviews.create_time) })
      .from(reviews)
      .where(eq(reviews.store_id, stores.id));
    const updated_at = sql<number | null>`greatest(${stores.updated_at}, (${newest}))`.as(
      "updated_at",
    );
    return db
      .select({ id, store_id, item_type: single, image, updated_at })
      .from(stores)
      .where(hasPage)
      .as("entries");
  }
  if (kind === "products") {
    const { id, item_type, image } = foods;
    const store_id = sql<number>`${foods.store_id}`.as("store_id");
    const type = sql<"single" | "set">`${item_type}`.as("item_type");
    const updated_at = sql<number | null>`${foods.updated_at}`.as("updated_at");
    // A product with the price 0 cannot be bought, so search engines must not list it.
    return db
      .select({ id, store_id, item_type: type, image, updated_at })
      .from(foods)
      .where(gt(foods.unit_price, 0))
      .as("entries");
  }
  const store_id = sql<number>`${food_categories.store_id}`.as("store_id");
  const updated_at = sql<number | null>`null::integer`.as("updated_at");
  const { id, image } = food_categories;
  return db
    .select({ id, store_id, item_type: single, image, updated_at })
    .from(food_categories)
    .innerJoin(stores, eq(stores.id, food_categories.store_id))
    .where(eq(stores.store_classification_id, STORE_CLASSIFICATION.grocery))
    .as("entries");
}
