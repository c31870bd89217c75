import { STAR_MAX } from "../../../lib/contracts/codes.ts";
import type { StoreRow } from "./store-row.ts";

type Rating = Pick<StoreRow, "avg_star_count" | "star_num" | "service_score">;

const PERCENT = 100;

/**
 * Returns the new rating of a store: the mean with one decimal, the number of reviews, and the service scores. To
 * change the service scores, the mean is converted to percent (five stars are 100 %). Each service score changes by as
 * many percentage points as the mean, and stays between 0 % and 100 % (RU-57).
 */
export function ratingOf(before: Rating, stars: { mean: number; count: number }): Rating {
  const avg_star_count = Math.round(stars.mean * 10) / 10;
  const shift = percentOf(avg_star_count) - percentOf(before.avg_star_count);
  return {
    avg_star_count,
    star_num: stars.count,
    service_score: before.service_score.map(({ title, avg_score_percent }) => ({
      title,
      avg_score_percent: Math.min(PERCENT, Math.max(0, avg_score_percent + shift)),
    })),
  };
}

function percentOf(stars: number): number {
  return Math.round((stars / STAR_MAX) * PERCENT);
}
