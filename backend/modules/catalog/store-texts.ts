import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { store_texts } from "../../db/schema/text-tables.ts";

/** The maximum number of stores whose texts are kept in memory. The texts of a store with 100 products have 3 KB. */
const MAX_STORES_KEPT = 10_000;

export type StoreTexts = {
  id: number;
  name: string;
  store_classification_id: number;
  /** The lines of `store_texts.products` in lower case. */
  products: string;
};
type Kept = { version: string; texts: StoreTexts };

const keptTexts = new WeakMap<Database, Map<number, Kept>>();

/** The SQL expression of the version of a row of `store_texts`. Every change of a row gives it another version. */
export const textVersion = sql`${store_texts}.xmin`;

/**
 * Returns the texts of these stores in their current versions. Only texts that are not in memory in this version are
 * read, because the texts of a thousand stores have several megabytes. Stores that no longer exist are left out.
 */
export async function textsOf(
  db: Database,
  stores: { id: number; version: string }[],
): Promise<Map<number, StoreTexts>> {
  const kept = keptTexts.get(db) ?? new Map<number, Kept>();
  keptTexts.set(db, kept);
  const known = stores.flatMap(({ id, version }) => {
    const known = kept.get(id);
    return known?.version === version ? [[id, known.texts] as const] : [];
  });
  const found = new Map<number, StoreTexts>(known);
  const missing = stores.filter(({ id }) => !found.has(id)).map(({ id }) => id);
  if (missing.length === 0) return found;
  const { store_id, name, store_classification_id, products } = store_texts;
  const versionText = sql<string>`${textVersion}::text`;
  const rows = await db
    .select({ id: store_id, version: versionText, name, store_classification_id, products })
    .from(store_texts)
    .where(inArray(store_id, missing));
  for (const { version, ...row } of rows) {
    const texts = { ...row, products: row.products.toLowerCase() };
    found.set(texts.id, texts);
    keep(kept, { version, texts });
  }
  return found;
}

/** Keeps the texts of a store. Drops the texts that were kept first if there are too many. */
function keep(kept: Map<number, Kept>, read: Kept): void {
  kept.delete(read.texts.id);
  kept.set(read.texts.id, read);
  const [oldest] = kept.keys();
  if (kept.size > MAX_STORES_KEPT && oldest !== undefined) kept.delete(oldest);
}
