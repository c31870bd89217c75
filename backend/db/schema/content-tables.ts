import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DiningType } from "../../../lib/contracts/codes.ts";

/**
 * Texts and settings that the operator edits: the values of `getConfig`, the announcements, the FAQ and
 * `op_invoice_status`. The payment audit also stores its cursors here, and a demonstration marks its database here.
 */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  update_time: integer().notNull(),
});

/** Advertisements (EN-23). `type` is the page that shows the advertisement. `store_id` 0 means every store. */
export const advertisements = pgTable("advertisements", {
  id: bigint({ mode: "number" }).primaryKey(),
  type: text().notNull(),
  store_id: bigint({ mode: "number" }).notNull().default(0),
  dining_types: jsonb().$type<DiningType[]>().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  url: text().notNull(),
  position: integer().notNull(),
});
