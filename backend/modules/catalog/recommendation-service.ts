import { and, asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import {
  INITIAL_DINING_TYPE,
  ORDER_STATUS,
  SALE_STATUS_ON_SALE,
} from "../../../lib/contracts/codes.ts";
import type { RecommendedFood, StoreCard } from "../../../lib/contracts/stores.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { foods } from "../../db/schema/store-tables.ts";
import { byAppeal } from "./appeal-rules.ts";
import { isSoldFor } from "./dining-menu-rules.ts";
import { type NearbyStore, nearbyStores } from "./nearby-stores.ts";
import { byOpenStatus } from "./opening-rules.ts";
import { storeCards } from "./store-card-pages.ts";
import { typesOf } from "./store-service.ts";

const MAX_RECOMMENDED = 10;
/**
 * The maximum number of recommended stores with the same first type. If there are too few other stores, more stores of
 * this type are recommended.
 */
const MAX_OF_TYPE = 3;
/**
 * The number of latest orders that decide which types a member likes. Older orders do not count, because tastes change.
 */
const ORDERS_READ = 20;

const FOODS_OF_STORE = 3;

type Visitor = { lat?: number; lng?: number; extras?: string; member_id: number | null };

export async function recommendations(deps: Deps, visitor: Visitor): Promise<StoreCard[]> {
  const { lat, lng, extras = "", member_id } = visitor;
  // The request contains no dining type, so the initial dining type is used (CN-04).
  const place = { lat, lng, dining_type: INITIAL_DINING_TYPE };
  const [nearby, liked] = await Promise.all([
    nearbyStores(deps, place),
    member_id === null ? new Set<number>() : likedTypes(deps.db, member_id),
  ]);
  const cards = storeCards(deps, place, rankStores(nearby, liked));
  if (!extras.split(",").includes("foods")) return cards;
  const foods = await firstFoods(
    deps.db,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, foods: foods.get(card.id) ?? [] }));
}

/** Returns the first `FOODS_OF_STORE` products of each store that are on sale, in menu order. */
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

/**
 * Chooses the stores to recommend. Open stores come first. Among them, the best `MAX_OF_TYPE` stores of each first type
 * come before the rest. Stores of the `liked` types count as better than other stores, and then stores with a higher
 * appeal.
 */
function rankStores(nearby: NearbyStore[], liked: Set<number>): NearbyStore[] {
  const isLiked = ({ types }: NearbyStore) => types.some(({ id }) => liked.has(id));
  const best = nearby.toSorted(
    (a, b) => byOpenStatus(a, b) || Number(isLiked(b)) - Number(isLiked(a)) || byAppeal(a, b),
  );
  const kinds = Map.groupBy(best, ({ types }) => types[0]?.id);
  const varied = new Set([...kinds.values()].flatMap((kind) => kind.slice(0, MAX_OF_TYPE)));
  const isVaried = (near: NearbyStore) => Number(varied.has(near));
  return best
    .sort((a, b) => byOpenStatus(a, b) || isVaried(b) - isVaried(a))
    .slice(0, MAX_RECOMMENDED);
}

/** Returns the types of the stores of the member's latest orders. */
async function likedTypes(db: Database, member_id: number): Promise<Set<number>> {
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
  return new Set([...types.values()].flat().map(({ id }) => id));
}
