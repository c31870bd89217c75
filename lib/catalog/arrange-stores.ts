import { OPEN_STATUS, RATED_STARS, type StoreFilter, type StoreSort } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";

/**
 * The condition of each filter. It uses only fields that the card of a store shows, so that each listed card visibly
 * meets the filter.
 */
const MEETS: Record<StoreFilter, (store: StoreCard) => boolean> = {
  open: ({ open_status }) => open_status === OPEN_STATUS.open,
  free: (store) => store.delivery_fee === 0 || store.full_delivery_free_cut !== undefined,
  offers: ({ offer_txt }) => offer_txt !== "",
  rated: ({ avg_star_count }) => avg_star_count >= RATED_STARS,
};

const WEIGHTS: Record<Exclude<StoreSort, "recommended" | "pay">, (store: StoreCard) => number> = {
  distance: ({ distance }) => distance ?? Number.POSITIVE_INFINITY,
  rating: ({ avg_star_count }) => -avg_star_count,
  fee: ({ delivery_fee }) => delivery_fee,
  time: ({ waiting_time }) => waiting_time,
};

const OPEN_STATUS_RANK = {
  [OPEN_STATUS.open]: 0,
  [OPEN_STATUS.busy]: 1,
  [OPEN_STATUS.resting]: 2,
};

/**
 * Filters and sorts a complete list of stores. `recommended` keeps the order of the backend. Every other order, except
 * `pay`, puts open stores first, then busy and then resting stores.
 */
export function arrangeStores(
  stores: StoreCard[],
  { sort, filter }: { sort: StoreSort; filter: StoreFilter[] },
): StoreCard[] {
  const meeting = stores.filter((store) => filter.every((name) => MEETS[name](store)));
  // `pay` also keeps the order of the backend, because store cards contain no price estimates.
  if (sort === "recommended" || sort === "pay") return meeting;
  const weight = WEIGHTS[sort];
  const rank = ({ open_status }: StoreCard) => OPEN_STATUS_RANK[open_status];
  // The weights are compared and not subtracted, because the difference of two missing distances (infinity) would be
  // NaN.
  return meeting.sort(
    (a, b) => rank(a) - rank(b) || Number(weight(a) > weight(b)) - Number(weight(a) < weight(b)),
  );
}
