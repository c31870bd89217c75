import { STAR_MAX } from "../../lib/contracts/codes.ts";
import type { ReviewRow } from "./make-reviews.ts";
import type { Random } from "./random.ts";
import { serviceTitles } from "./store-vocabulary.ts";

export type Ratings = ReturnType<typeof makeRatings>;

const PERCENT = 100;
/** The percentage of a store's orders that have a review. */
const REVIEW_SHARE = 3;

/**
 * Returns the ratings of a store: the mean number of stars with one decimal, the number of reviews, four service scores
 * around the mean (none if there is no review), and the number of orders (RU-57).
 */
export function makeRatings(reviews: readonly ReviewRow[], random: Random) {
  const total = reviews.reduce((sum, { star_num }) => sum + star_num, 0);
  const mean = reviews.length === 0 ? 0 : total / reviews.length;
  return {
    avg_star_count: Number(mean.toFixed(1)),
    star_num: reviews.length,
    service_score: reviews.length === 0 ? [] : serviceScores(mean, random),
    total_order_count:
      Math.round((reviews.length * PERCENT) / REVIEW_SHARE) + random.between(0, 60),
  };
}

function serviceScores(mean: number, random: Random) {
  const middle = Math.round((mean / STAR_MAX) * PERCENT);
  return serviceTitles.map((title) => ({
    title,
    avg_score_percent: Math.min(PERCENT, middle + random.between(-4, 4)),
  }));
}
