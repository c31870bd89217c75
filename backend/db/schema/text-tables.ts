import { bigint, customType, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { stores } from "./store-tables.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * One row for each store, with the texts that a search compares. A search reads one such row for each store instead of
 * one row of `foods` for each product. Triggers of the database write the rows, because the operator's tools change
 * stores and products too.
 */
export const store_texts = pgTable(
  "store_texts",
  {
    store_id: bigint({ mode: "number" })
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    name: text().notNull(),
    store_classification_id: smallint().notNull(),
    /** One line for each product with the sale status "on sale" (`backend/modules/catalog/product-lines.ts`). */
    products: text().notNull().default(""),
    /** At most 1,000 search grams (search-grams.ts) of the store and 99,000 of the products in `products`. */
    grams: tsvector().notNull(),
  },
  (table) => [
    // By default, PostgreSQL first adds changes of this index to a separate list, which each search also reads. If the
    // list is long, the planner decides to read all texts instead of the index, which takes ten times as long.
    index("store_texts_grams").using("gin", table.grams).with({ fastupdate: false }),
  ],
);
