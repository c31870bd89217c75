import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { foods, stores } from "./store-tables.ts";

/** What the operator announces on /campaign; `end_time` null runs until it is taken away. */
export const campaigns = pgTable("campaigns", {
  id: integer().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  image: text().notNull(),
  url: text().notNull(),
  start_time: integer().notNull(),
  end_time: integer(),
  position: integer().notNull(),
});

/** The open-point campaign of the partner: one runs at a time. */
export const opn_campaigns = pgTable("opn_campaigns", {
  id: integer().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  image: text().notNull(),
  start_time: integer().notNull(),
  end_time: integer().notNull(),
});

/** The products that take part in it. */
export const opn_campaign_foods = pgTable(
  "opn_campaign_foods",
  {
    campaign_id: integer()
      .notNull()
      .references(() => opn_campaigns.id),
    food_id: integer()
      .notNull()
      .references(() => foods.id),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    /** What the partner's app has sold of it: this shop's own orders come on top. */
    sold_count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.food_id] }),
    index("opn_campaign_foods_store").on(table.store_id),
  ],
);
