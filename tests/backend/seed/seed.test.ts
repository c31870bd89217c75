import { and, arrayContains, eq } from "drizzle-orm";
import type { OpenDatabase } from "@/backend/db/client";
import { members } from "@/backend/db/schema/member-tables";
import { foods, stores } from "@/backend/db/schema/store-tables";
import { termGrams } from "@/backend/db/search-grams";
import { makeCatalog } from "@/backend/seed/make-catalog";
import { seedDatabase } from "@/backend/seed/seed";
import { openTestDatabase } from "../../setup/test-database";

const NOW = 1_795_000_000;
/**
 * `seedDatabase` exceeds this limit only if its time grows with the square of the row count. While the time is
 * proportional to the row count, even a slow machine stays far below the limit.
 */
const SEED_TIMEOUT_MS = 180_000;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
}, SEED_TIMEOUT_MS);
afterAll(() => opened.close());

test(
  "fills an empty database, and the next new member gets the id after the sample members",
  async () => {
    const { db } = opened;
    await seedDatabase(db, { now: NOW, seed: 7 });

    const catalog = makeCatalog({ seed: 7, now: NOW });
    expect(await db.$count(stores)).toBe(catalog.stores.length);
    expect(await db.$count(foods)).toBe(catalog.foods.length);
    const samples = await db.select().from(members).orderBy(members.id);
    expect(samples.map(({ gid_bar_code, business_id }) => [gid_bar_code, business_id])).toEqual([
      ["FT00000000001", 0],
      ["FT00000000002", 1001],
      ["FT00000000003", 0],
    ]);
    const [next] = await db
      .insert(members)
      .values({ phone: "0912999999", create_time: NOW, update_time: NOW })
      .returning();
    expect(next?.id).toBe(4);
  },
  SEED_TIMEOUT_MS,
);

test("the search grams find a store and a dish by a part of their names", async () => {
  const { db } = opened;
  const found = await db
    .select({ name: stores.name })
    .from(stores)
    .where(arrayContains(stores.search_grams, termGrams("橘子瓦")));
  expect(found.map(({ name }) => name)).toContain("橘子瓦牛排館");
  const [dish] = await db
    .select({ name: foods.name, options: foods.relish_groups })
    .from(foods)
    .where(and(eq(foods.store_id, 1), arrayContains(foods.search_grams, termGrams("排骨便"))));
  expect(dish?.name).toBe("招牌排骨便當");
  expect(dish?.options.map(({ name }) => name)).toContain("主食升級");
});

test(
  "refuses to fill a database that has data, and changes nothing",
  async () => {
    const { db } = opened;
    const before = await db.$count(foods);
    await expect(seedDatabase(db, { now: NOW, seed: 7 })).rejects.toThrow();
    expect(await db.$count(foods)).toBe(before);
  },
  SEED_TIMEOUT_MS,
);
