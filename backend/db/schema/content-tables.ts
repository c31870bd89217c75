import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DiningType } from "../../../lib/contracts/codes.ts";

/** Texts the operator sets: the keys of getConfig, and the announcement. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  update_time: integer().notNull(),
});

/** EN-23. `type` names the place; `store_id` 0 is for every store. */
export const advertisements = pgTable("advertisements", {
  id: integer().primaryKey(),
  type: text().notNull(),
  store_id: integer().notNull().default(0),
  dining_types: jsonb().$type<DiningType[]>().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  url: text().notNull(),
  position: integer().notNull(),
});
