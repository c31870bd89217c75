import { bigint, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";

/** The cart type of a browser (API-58). A browser without a row has the default cart type. */
export const cart_types = pgTable(
  "cart_types",
  {
    /** A hash of the browser's session id, so that the table does not contain the id. */
    sid_digest: text().primaryKey(),
    web_cart_type: smallint().$type<0 | 1>().notNull(),
    update_time: integer().notNull(),
  },
  (table) => [index("cart_types_time").on(table.update_time)],
);

/** Basket events (API-64). Each row records a change of a cart, without the member. */
export const basket_events = pgTable(
  "basket_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    event: text().$type<"add" | "remove" | "modify" | "update">().notNull(),
    items: jsonb().$type<{ id: number; quantity: number }[]>().notNull(),
    create_time: integer().notNull(),
  },
  (table) => [index("basket_events_time").on(table.create_time)],
);
