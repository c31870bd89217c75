import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client.ts";
import { settings } from "../schema/content-tables.ts";
import { member_addresses, members } from "../schema/member-tables.ts";
import {
  food_categories,
  foods,
  reviews,
  store_groups,
  store_store_types,
  store_types,
  stores,
} from "../schema/store-tables.ts";
import { makeCatalog } from "./make-catalog.ts";
import { makeSampleAddresses, makeSampleMembers } from "./sample-members.ts";
import { makeSettings } from "./sample-settings.ts";

// PostgreSQL takes at most 65,535 parameters a statement; a store has about fifty.
const ROWS_PER_INSERT = 500;

type Seeding = { now: number; seed: number };

/** Several backends may find one server's database empty at the same moment: one fills it, the others wait. */
export async function seedIfEmpty(db: Database, seeding: Seeding): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed', 0))`);
    const [store] = await tx.select({ id: stores.id }).from(stores).limit(1);
    if (!store) await seedDatabase(tx, seeding);
  });
}

/** Fills an empty database; `now` in epoch seconds. All or nothing, so that a kill in the middle leaves no half menu. */
export async function seedDatabase(db: Database, { now, seed }: Seeding) {
  const catalog = makeCatalog({ seed, now });
  const sampleMembers = makeSampleMembers(now);
  await db.transaction(async (tx) => {
    await insertAll(tx, store_types, catalog.store_types);
    await insertAll(tx, store_groups, catalog.store_groups);
    await insertAll(tx, stores, catalog.stores);
    await insertAll(tx, store_store_types, catalog.store_store_types);
    await insertAll(tx, food_categories, catalog.food_categories);
    await insertAll(tx, foods, catalog.foods);
    await insertAll(tx, reviews, catalog.reviews);
    await insertAll(tx, settings, makeSettings(now));
    await insertAll(tx, members, sampleMembers);
    await insertAll(tx, member_addresses, makeSampleAddresses());
    // The sample members bring their own ids: the next member must come after them.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('members', 'id'), ${sampleMembers.length}::bigint)`,
    );
  });
}

async function insertAll<T extends PgTable>(
  tx: Pick<Database, "insert">,
  table: T,
  rows: T["$inferInsert"][],
) {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_INSERT));
  }
}
