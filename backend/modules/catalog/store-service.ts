import { asc, desc, eq, inArray } from "drizzle-orm";
import { CODE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { Review, Store } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { reviews, store_store_types, store_types, stores } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import type { Point } from "../address/distance.ts";
import { isCourierDesk } from "./courier-desk.ts";
import { openOrders } from "./store-load.ts";
import type { StoreRow } from "./store-row.ts";
import { storeView } from "./store-view.ts";

const COMMENTS_SHOWN = 20;

/** The place of a visitor. Either both coordinates are given, or neither of them. */
export type Place = { lat?: number; lng?: number; dining_type: DiningType };
type StorePlace = Place & { store_id: number };

export function pointOf({ lat, lng }: Pick<Place, "lat" | "lng">): Point | null {
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

export async function findStore(db: Database, store_id: number): Promise<StoreRow | null> {
  const [row] = await db.select().from(stores).where(eq(stores.id, store_id));
  return row ?? null;
}

export function unknownStore(): ServiceError {
  return new ServiceError(CODE.refused, "找不到這家店家", "unknown-store");
}

export type TypeOfStore = { id: number; name: string };

/** Returns the types of each store, sorted by the position that the store gives them. */
export async function typesOf(
  db: Database,
  store_ids: number[],
): Promise<Map<number, TypeOfStore[]>> {
  const rows = await db
    .select({
      store_id: store_store_types.store_id,
      id: store_types.id,
      name: store_types.name,
    })
    .from(store_store_types)
    .innerJoin(store_types, eq(store_types.id, store_store_types.type_id))
    .where(inArray(store_store_types.store_id, store_ids))
    .orderBy(asc(store_store_types.store_id), asc(store_store_types.position));
  return Map.groupBy(rows, (row) => row.store_id);
}

export async function storeDetail(deps: Deps, place: StorePlace): Promise<Store> {
  const { store_id, dining_type } = place;
  const now = epochSeconds(deps);
  const [store, types, open, comments] = await Promise.all([
    findStore(deps.db, store_id),
    typesOf(deps.db, [store_id]),
    openOrders(deps.db, [store_id], now),
    storeComments(deps.db, store_id),
  ]);
  if (!store || isCourierDesk(store)) throw unknownStore();
  return storeView({
    store,
    comments,
    offered: deps.config.offered,
    types: types.get(store_id) ?? [],
    at: pointOf(place),
    dining_type,
    now,
    open_orders: open.get(store_id) ?? 0,
  });
}

async function storeComments(db: Database, store_id: number): Promise<Review[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.store_id, store_id))
    .orderBy(desc(reviews.create_time))
    .limit(COMMENTS_SHOWN);
  return rows.map(({ icon_url, first_name, last_name, ...review }) => ({
    ...review,
    user: { icon_url, first_name, last_name },
  }));
}
