import { reviewTime } from "@/lib/catalog/review-time";

it("writes a review's time in Taipei (ST-36)", () => {
  expect(reviewTime(Date.UTC(2026, 10, 20, 17, 5) / 1000)).toBe("2026/11/21 01:05");
});
