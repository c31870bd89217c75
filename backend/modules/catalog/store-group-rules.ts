import { and, asc, desc, gte, isNotNull, lt, type SQL } from "drizzle-orm";
import { store_places } from "../../db/schema/place-tables.ts";
import { biggestCutColumn, couponConfigs, hasCut, offersFreeDelivery } from "./offer-text.ts";
import { byOpenStatus, type OpenStatus } from "./opening-rules.ts";
import type { CardRow, StoreGroupRow } from "./store-row.ts";

const GROUP_SIZE = 6;
/** The usual maximum number of store groups in which one store appears (see `pickGroups` for the exception). */
const APPEARANCES_MAX = 2;

const TOP_STARS = 4.5;
const TOP_STARS_REVIEWS = 10;
const POPULAR_ORDERS = 100;
const NEW_ORDERS = 30;

type GroupRule = {
  has: (store: CardRow) => boolean;
  rank: (store: CardRow) => number;
  /** The same condition as `has` and the same order as by `rank`, as SQL expressions on `store_places`. */
  where: SQL | undefined;
  order: SQL;
};

/**
 * The rule of each store group of the home page: `has` selects its stores. Among stores with the same opening status,
 * the store with the highest `rank` comes first.
 */
const RULES: Record<StoreGroupRow["rule"], GroupRule> = {
  "top-rated": {
    has: (store) => store.avg_star_count >= TOP_STARS && store.star_num >= TOP_STARS_REVIEWS,
    rank: (store) => store.avg_star_count,
    where: and(
      gte(store_places.avg_star_count, TOP_STARS),
      gte(store_places.star_num, TOP_STARS_REVIEWS),
    ),
    order: desc(store_places.avg_star_count),
  },
  "free-delivery": {
    has: offersFreeDelivery,
    rank: (store) => -lowestFreeDelivery(store),
    where: isNotNull(store_places.free_delivery_from),
    order: asc(store_places.free_delivery_from),
  },
  offers: {
    has: (store) => couponConfigs(store).some((config) => config.full_cut !== null),
    rank: (store) => biggestCut(store),
    where: hasCut(),
    order: desc(biggestCutColumn()),
  },
  popular: {
    has: (store) => store.total_order_count >= POPULAR_ORDERS,
    rank: (store) => store.total_order_count,
    where: gte(store_places.total_order_count, POPULAR_ORDERS),
    order: desc(store_places.total_order_count),
  },
  new: {
    has: (store) => store.total_order_count < NEW_ORDERS,
    rank: (store) => store.id,
    where: lt(store_places.total_order_count, NEW_ORDERS),
    order: desc(store_places.store_id),
  },
};

/** Returns the condition and the order of the stores of a store group, on `store_places`. */
export function groupColumns({ rule }: Pick<StoreGroupRow, "rule">): {
  where: SQL | undefined;
  order: SQL;
} {
  return RULES[rule];
}

/**
 * Returns how many of the best stores of each store group `pickGroups` needs, for this number of groups: `GROUP_SIZE`
 * stores, and one more for each store that may already appear in `APPEARANCES_MAX` groups.
 */
export function candidatesPerGroup(headings: number): number {
  return GROUP_SIZE + Math.floor((GROUP_SIZE * headings) / APPEARANCES_MAX);
}

type Candidate = { store: CardRow; open_status: OpenStatus };

/**
 * Returns the stores of a store group, open stores first. Among stores with the same opening status, the store with the
 * highest rank comes first.
 */
export function storesOfGroup<Nearby extends Candidate>(
  group: Pick<StoreGroupRow, "rule">,
  nearby: Nearby[],
): Nearby[] {
  const { has, rank } = RULES[group.rule];
  return nearby
    .filter(({ store }) => has(store))
    .sort((a, b) => byOpenStatus(a, b) || rank(b.store) - rank(a.store));
}

/**
 * Returns the store groups of the home page with their stores. A group has at most 6 stores, open stores first. Stores
 * that already appear in two groups are added to a further group only if all stores of the further group already appear
 * in two groups. Groups without stores are left out.
 */
export function pickGroups<Nearby extends Candidate>(
  groups: StoreGroupRow[],
  nearby: Nearby[],
): { group: StoreGroupRow; stores: Nearby[] }[] {
  const appearances = new Map<number, number>();
  const picked = groups.map((group) => {
    const members = storesOfGroup(group, nearby);
    const fresh = members.filter(({ store }) => times(appearances, store) < APPEARANCES_MAX);
    const stores = (fresh.length > 0 ? fresh : members).slice(0, GROUP_SIZE);
    for (const { store } of stores) appearances.set(store.id, times(appearances, store) + 1);
    return { group, stores };
  });
  return picked.filter(({ stores }) => stores.length > 0);
}

function times(appearances: Map<number, number>, store: CardRow): number {
  return appearances.get(store.id) ?? 0;
}

function lowestFreeDelivery(store: CardRow): number {
  return Math.min(
    ...couponConfigs(store).map((config) => config.full_delivery_free_cut ?? Infinity),
  );
}

function biggestCut(store: CardRow): number {
  return Math.max(...couponConfigs(store).map((config) => config.full_cut?.cut_money ?? 0));
}
