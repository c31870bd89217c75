import { type SQL, sql } from "drizzle-orm";
import { store_places } from "../../db/schema/place-tables.ts";

/**
 * Each store is rated as if it had `USUAL_REVIEWS` additional reviews with `USUAL_STARS` stars, so that a few reviews
 * do not decide the rating.
 */
const USUAL_STARS = 4;
const USUAL_REVIEWS = 10;
const WORST_STARS = 3;
const BEST_STARS = 5;
/** More orders than `MANY_ORDERS` or a longer distance than `FAR_M` do not change the appeal. */
const MANY_ORDERS = 1000;
const FAR_M = 5000;

const WEIGHT = { stars: 0.4, orders: 0.25, nearness: 0.35 };

/**
 * Returns the SQL expression of a score from 0 to 1 for sorting stores. It is computed from the rating, the number of
 * orders and the distance in metres.
 */
export function appealColumn(distance_m: SQL): SQL<number> {
  const { avg_star_count, star_num, total_order_count } = store_places;
  const stars = sql`(${avg_star_count} * ${star_num} + ${USUAL_STARS * USUAL_REVIEWS}) / (${star_num} + ${USUAL_REVIEWS})`;
  const aboveWorst = sql`(${stars} - ${WORST_STARS})`;
  const orders = sql`ln(1 + ${total_order_count}::double precision)`;
  return sql<number>`(${WEIGHT.stars} * ${clampedRatio(aboveWorst, BEST_STARS - WORST_STARS)}
    + ${WEIGHT.orders} * ${clampedRatio(orders, Math.log1p(MANY_ORDERS))}
    + ${WEIGHT.nearness} * (1 - ${clampedRatio(distance_m, FAR_M)}))`;
}

function clampedRatio(part: SQL, whole: number): SQL {
  return sql`least(1, greatest(0, ${part} / ${whole}::double precision))`;
}
