import { fc } from "@/tests/setup/seeded-properties";
import { splitTotal } from "../../../../backend/modules/groups/group-split-rules.ts";

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

test.each([
  ["a fee in proportion to the prices", [100, 50], 180, [120, 60]],
  ["a discount in proportion to the prices", [100, 100], 151, [76, 75]],
  [
    "a total, and gives the remaining dollar to the person whose exact share has the largest fraction",
    [100, 200, 300],
    601,
    [100, 200, 301],
  ],
  ["the total of a single person", [90], 127, [127]],
  ["a total of NT$0 without dishes", [], 0, []],
])("splits %s (GO-13)", (_what, dishes, total, sums) => {
  expect(splitTotal(dishes, total).map(({ sum }) => sum)).toEqual(sums);
});

const prices = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 50 });
const amount = fc.integer({ min: 0, max: 400_000 });

test("the sums of all people are whole numbers of at least 0 and add up to the total (GO-13)", () => {
  fc.assert(
    fc.property(prices, amount, (dishes, total) => {
      const shares = splitTotal(dishes, total);
      expect(sumOf(shares.map(({ sum }) => sum))).toBe(total);
      for (const { dishes: own, share, sum } of shares) {
        expect(Number.isInteger(sum) && sum >= 0).toBe(true);
        expect(own + share).toBe(sum);
      }
    }),
  );
});

test("each sum differs by less than NT$1 from the person's exact share (GO-13)", () => {
  fc.assert(
    fc.property(prices, amount, (dishes, total) => {
      const all = sumOf(dishes);
      splitTotal(dishes, total).forEach(({ sum }, at) => {
        expect(Math.abs(sum - ((dishes[at] ?? 0) * total) / all)).toBeLessThan(1);
      });
    }),
  );
});
