import { and, desc, eq, gte } from "drizzle-orm";
import { INITIAL_DINING_TYPE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { StoreCard } from "../../../lib/contracts/stores.ts";
import type { Deps } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { nearbyStores } from "./nearby-stores.ts";
import { recommended } from "./recommendation-rules.ts";
import { storeCards } from "./store-card-pages.ts";
import { typesOf } from "./store-service.ts";

/** Taste changes: only the last orders tell it. */
const ORDERS_READ = 20;

type Visitor = { lat?: number; lng?: number; member_id: number | null };

export async function recommendations(deps: Deps, visitor: Visitor): Promise<StoreCard[]> {
  const { lat, lng, member_id } = visitor;
  // The call does not say the dining type, so the initial one counts (CN-04).
  const place = { lat, lng, dining_type: INITIAL_DINING_TYPE };
  const [nearby, liked] = await Promise.all([
    nearbyStores(deps, place),
    member_id === null ? new Set<number>() : likedTypes(deps.db, member_id),
  ]);
  return storeCards(deps, place, recommended(nearby, liked));
}

/** The types of the stores that the member ordered from. */
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
