import { type OpenDatabase, openDatabase } from "@/backend/db/client";
import { members } from "@/backend/db/schema/member-tables";
import { foods, stores } from "@/backend/db/schema/store-tables";
import { makeCatalog } from "@/backend/db/seed/make-catalog";
import { seedDatabase } from "@/backend/db/seed/seed";

const NOW = 1_795_000_000;
/** Far above what it takes: seen only when filling has become quadratic. */
const SEED_MS = 60_000;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({});
}, 30_000);
afterAll(() => opened.close());

test("an empty database is filled once, and new members come after the samples", async () => {
  const { db } = opened;
  const start = performance.now();
  await seedDatabase(db, { now: NOW, seed: 7 });
  expect(performance.now() - start).toBeLessThan(SEED_MS);

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
}, 30_000);

test("a second seeding changes nothing", async () => {
  const { db } = opened;
  const before = await db.$count(foods);
  await expect(seedDatabase(db, { now: NOW, seed: 7 })).rejects.toThrow();
  expect(await db.$count(foods)).toBe(before);
}, 30_000);
