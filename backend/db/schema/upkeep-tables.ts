import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/** A backfill (`backend/db/backfills.ts`) continues after `cursor`, which is null when the backfill has ended. */
export const backfills = pgTable("backfills", {
  name: text().primaryKey(),
  cursor: text(),
});

/** One row for each name that a transaction locks (`lockNames`). An engine without advisory locks can run it. */
export const named_locks = pgTable(
  "named_locks",
  {
    name: text().primaryKey(),
    used_time: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("named_locks_used").on(table.used_time)],
);
