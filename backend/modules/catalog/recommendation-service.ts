import { and, arrayOverlaps, asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import {
  INITIAL_DINING_TYPE,
  ORDER_STATUS,
  SALE_STATUS_ON_SALE,
} from "../../../lib/contracts/codes.ts";
import type { RecommendedFood, StoreCard } from "../../../lib/contracts/stores.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { foods } from "../../db/schema/store-tables.ts";
import { isSoldFor } from "./dining-menu-rules.ts";
import { readStores } from "./nearby-stores.ts";
import { storeCards } from "./store-card-pages.ts";
import { type Reach, reachOf } from "./store-reach.ts";
import { typesOf } from "./store-service.ts";

const MAX_RECOMMENDED = 10;
/**
 * At most this many stores with the same first type are recommended, unless there are too few other stores with the
 * same opening status.
 */
const MAX_OF_TYPE = 3;
/**
 * The number of latest orders that decide which types a member likes. Older orders do not count, because tastes change.
 */
const ORDERS_READ = 20;

const FOODS_OF_STORE = 3;
/** The number of best stores that are read first. Among them there are nearly always enough types. */
const BEST_READ = 48;

type Visitor = { lat?: number; lng?: number; extras?: string; member_id: number | null };

export async function recommendations(deps: Deps, visitor: Visitor): Promise<StoreCard[]> {
  const { lat, lng, extras = "", member_id } = visitor;
  // The request contains no dining type, so the initial dining type is used (CN-04).
  const place = { lat, lng, dining_type: INITIAL_DINING_TYPE };
  const [reach, liked] = await Promise.all([
    reachOf(deps, place),
    member_id === null ? [] : likedTypes(deps.db, member_id),
  ]);
  const ids = await recommendedIds(deps.db, reach, liked);
  const cards = storeCards(deps, place, await readStores(deps, place, ids));
  if (!extras.split(",").includes("foods")) return cards;
  const foods = await firstFoods(
    deps.db,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, foods: foods.get(card.id) ?? [] }));
}

/**
 * Returns the first `FOODS_OF_STORE` products of each store, in menu order, that can be ordered for the initial dining
 * type.
 */
async function firstFoods(
  db: Database,
  store_ids: number[],
): Promise<Map<number, RecommendedFood[]>> {
  const position = sql<number>`row_number() over (partition by ${foods.store_id} order by ${foods.position}, ${foods.id})`;
  const { id, store_id, item_type, name, image, unit_price } = foods;
  const ranked = db
    .select({ id, store_id, item_type, name, image, unit_price, rank: position.as("rank") })
    .from(foods)
    .where(
      and(
        inArray(store_id, store_ids),
        eq(foods.sale_status, SALE_STATUS_ON_SALE),
        eq(foods.enable_add_cart, 1),
        isSoldFor(INITIAL_DINING_TYPE),
      ),
    )
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.rank, FOODS_OF_STORE))
    .orderBy(asc(ranked.store_id), asc(ranked.rank));
  return Map.groupBy(rows, (row) => row.store_id);
}

/** Chooses among the best stores, and among all stores in reach only if the best have too few types. */
async function recommendedIds(db: Database, reach: Reach, liked: number[]): Promise<number[]> {
  const best = await bestStores(db, reach, liked).limit(BEST_READ);
  const picked = pickVaried(best);
  const isComplete = best.length < BEST_READ || picked.every(({ isVaried }) => isVaried);
  const chosen = isComplete ? picked : pickVaried(await bestStores(db, reach, liked));
  return chosen.map(({ store_id }) => store_id);
}

type BestStore = { store_id: number; first_type: number | null; open_rank: number };

/**
 * Sorts the stores in reach by their opening status, open stores first. Among stores with the same status, stores of
 * the `liked` types come first, then stores with a higher appeal.
 */
function bestStores(db: Database, reach: Reach, liked: number[]) {
  const { store_id, type_ids } = store_places;
  const first_type = sql<number | null>`${type_ids}[1]`;
  const isLiked = liked.length > 0 ? [desc(arrayOverlaps(type_ids, liked))] : [];
  return db
    .select({ store_id, first_type, open_rank: reach.open_rank })
    .from(store_places)
    .where(reach.where)
    .orderBy(reach.open_rank, ...isLiked, desc(reach.appeal), reach.distance_m, store_id);
}

/**
 * Chooses the stores to recommend among the best. The first `MAX_OF_TYPE` stores of each type get `isVaried`. Among
 * stores with the same `open_rank`, stores with `isVaried` come first.
 */
function pickVaried(best: BestStore[]) {
  const kinds = Map.groupBy(best, ({ first_type }) => first_type);
  const varied = new Set([...kinds.values()].flatMap((kind) => kind.slice(0, MAX_OF_TYPE)));
  return best
    .map((store) => ({ ...store, isVaried: varied.has(store) }))
    .sort((a, b) => a.open_rank - b.open_rank || Number(b.isVaried) - Number(a.isVaried))
    .slice(0, MAX_RECOMMENDED);
}

/** Returns the types of the stores of the member's latest orders. */
async function likedTypes(db: Database, member_id: number): Promise<number[]> {
  const last = await db
    .select({ store_id: orders.store_id })
    .from(orders)
    .where(and(eq(orders.member_id, member_id), gte(orders.order_status, ORDER_STATUS.ordered)))
    .orderBy(desc(orders.create_time))
    .limit(ORDERS_READ);
  const types = await typesOf(
    db,
    last.map((order) => order.store_id),
  );
  return [...new Set([...types.values()].flat().map(({ id }) => id))];
}
