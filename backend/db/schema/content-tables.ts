import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Texts the operator sets: the keys of getConfig, and the announcement. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  update_time: integer().notNull(),
});
