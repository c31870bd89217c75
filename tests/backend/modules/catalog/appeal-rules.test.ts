import { fc } from "@/tests/setup/seeded-properties";
import { appeal } from "../../../../backend/modules/catalog/appeal-rules.ts";

const usual = { avg_star_count: 4.2, star_num: 50, total_order_count: 200, distance_m: 1500 };
const of = ({ distance_m, ...store }: typeof usual) => appeal({ store, distance_m });

it.each([
  ["a better rating", { avg_star_count: 4.6 }],
  ["more orders", { total_order_count: 500 }],
  ["a shorter distance", { distance_m: 700 }],
])("a store with %s has a higher appeal than a usual store", (_what, better) => {
  expect(of({ ...usual, ...better })).toBeGreaterThan(of(usual));
});

it.each([
  ["one review with five stars", { avg_star_count: 5, star_num: 1 }],
  ["no review at all", { avg_star_count: 0, star_num: 0 }],
])("a store with %s has a lower appeal than a store with many good reviews", (_what, few) => {
  const good = { ...usual, avg_star_count: 4.6, star_num: 200 };
  expect(of({ ...usual, ...few })).toBeLessThan(of(good));
});

it("the appeal is between 0 and 1 for any store", () => {
  const count = fc.nat({ max: 1_000_000 });
  const stars = fc.double({ min: 0, max: 5, noNaN: true });
  fc.assert(
    fc.property(stars, count, count, count, (avg_star_count, star_num, orders, distance_m) => {
      const value = of({ avg_star_count, star_num, total_order_count: orders, distance_m });
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }),
  );
});
