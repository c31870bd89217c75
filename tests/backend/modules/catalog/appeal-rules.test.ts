import { sql } from "drizzle-orm";
import { fc } from "@/tests/setup/seeded-properties";
import type { OpenDatabase } from "../../../../backend/db/client.ts";
import { store_places } from "../../../../backend/db/schema/place-tables.ts";
import { appealColumn } from "../../../../backend/modules/catalog/appeal-rules.ts";
import { openTestDatabase } from "../../../setup/test-database";

const usual = { avg_star_count: 4.2, star_num: 50, total_order_count: 200, distance_m: 1500 };
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function appealOf({ distance_m, ...store }: typeof usual): Promise<number> {
  const { avg_star_count, star_num, total_order_count } = store;
  const row = sql`(values (${avg_star_count}::double precision, ${star_num}::integer, ${total_order_count}::integer))`;
  const [found] = await database.db
    .select({ appeal: appealColumn(sql`${distance_m}::double precision`) })
    .from(sql`${row} as ${store_places} (avg_star_count, star_num, total_order_count)`);
  return Number(found?.appeal);
}

it.each([
  ["a better rating", { avg_star_count: 4.6 }],
  ["more orders", { total_order_count: 500 }],
  ["a shorter distance", { distance_m: 700 }],
])("a store with %s has a higher appeal than a usual store", async (_what, better) => {
  expect(await appealOf({ ...usual, ...better })).toBeGreaterThan(await appealOf(usual));
});

it.each([
  ["one review with five stars", { avg_star_count: 5, star_num: 1 }],
  ["no review at all", { avg_star_count: 0, star_num: 0 }],
])("a store with %s has a lower appeal than a store with many good reviews", async (_what, few) => {
  const good = { ...usual, avg_star_count: 4.6, star_num: 200 };
  expect(await appealOf({ ...usual, ...few })).toBeLessThan(await appealOf(good));
});

it("the appeal is between 0 and 1 for any store", async () => {
  const count = fc.nat({ max: 1_000_000 });
  const stars = fc.double({ min: 0, max: 5, noNaN: true });
  await fc.assert(
    fc.asyncProperty(
      stars,
      count,
      count,
      count,
      async (avg_star_count, star_num, orders, distance_m) => {
        const value = await appealOf({
          avg_star_count,
          star_num,
          total_order_count: orders,
          distance_m,
        });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      },
    ),
  );
});
