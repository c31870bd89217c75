import { ratingOf } from "../../../../backend/modules/catalog/rating-rules.ts";

const bar = (avg_score_percent: number) => ({ title: "餐點美味", avg_score_percent });

it("returns the mean with one decimal and the number of reviews, and lowers the service scores by 16 percentage points if the mean fell by 0.8 stars (RU-57)", () => {
  const before = { avg_star_count: 4.5, star_num: 2, service_score: [bar(92), bar(88)] };
  expect(ratingOf(before, { mean: 11 / 3, count: 3 })).toEqual({
    avg_star_count: 3.7,
    star_num: 3,
    service_score: [bar(76), bar(72)],
  });
});

it("limits each service score to 100 %", () => {
  const before = { avg_star_count: 4, star_num: 1, service_score: [bar(99)] };
  const { service_score } = ratingOf(before, { mean: 4.5, count: 2 });
  expect(service_score).toEqual([bar(100)]);
});

it("adds no service scores for the first review of a store", () => {
  const before = { avg_star_count: 0, star_num: 0, service_score: [] };
  expect(ratingOf(before, { mean: 5, count: 1 })).toEqual({
    avg_star_count: 5,
    star_num: 1,
    service_score: [],
  });
});
