import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { foods, stores } from "./store-tables.ts";

/** The announcements of /campaign. `end_time` null means no end. */
export const campaigns = pgTable("campaigns", {
  id: bigint({ mode: "number" }).primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  image: text().notNull(),
  url: text().notNull(),
  start_time: integer().notNull(),
  end_time: integer(),
  position: integer().notNull(),
});

/** The open-point campaigns of the partner. If two campaigns overlap, only the one with the later start is used. */
export const opn_campaigns = pgTable("opn_campaigns", {
  id: bigint({ mode: "number" }).primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  image: text().notNull(),
  start_time: integer().notNull(),
  end_time: integer().notNull(),
});

/** The products of an open-point campaign. */
export const opn_campaign_foods = pgTable(
  "opn_campaign_foods",
  {
    campaign_id: bigint({ mode: "number" })
      .notNull()
      .references(() => opn_campaigns.id),
    food_id: bigint({ mode: "number" })
      .notNull()
      .references(() => foods.id),
    store_id: bigint({ mode: "number" })
      .notNull()
      .references(() => stores.id),
    /**
     * The number of pieces that the partner's app has sold. The pieces of this shop's orders are counted separately and
     * added.
     */
    sold_count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.campaign_id, table.food_id] }),
    index("opn_campaign_foods_store").on(table.store_id),
  ],
);
