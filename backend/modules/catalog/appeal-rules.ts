import type { NearbyStore } from "./nearby-stores.ts";
import { byOpenStatus } from "./opening-rules.ts";

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

/** Returns a score from 0 to 1 for sorting stores, computed from the rating, the number of orders and the distance. */
export function appeal({
  store,
  distance_m,
}: Pick<NearbyStore, "distance_m"> & {
  store: Pick<NearbyStore["store"], "avg_star_count" | "star_num" | "total_order_count">;
}): number {
  const stars =
    (store.avg_star_count * store.star_num + USUAL_STARS * USUAL_REVIEWS) /
    (store.star_num + USUAL_REVIEWS);
  return (
    WEIGHT.stars * clampedRatio(stars - WORST_STARS, BEST_STARS - WORST_STARS) +
    WEIGHT.orders * clampedRatio(Math.log1p(store.total_order_count), Math.log1p(MANY_ORDERS)) +
    WEIGHT.nearness * (1 - clampedRatio(distance_m, FAR_M))
  );
}

/** Compares two stores for the default order of a list: open stores first, then stores with a higher appeal. */
export function byAppeal(a: NearbyStore, b: NearbyStore): number {
  return byOpenStatus(a, b) || appeal(b) - appeal(a);
}

function clampedRatio(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole));
}
