import { and, asc, count, desc, eq, exists, type SQL } from "drizzle-orm";
import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { Area } from "../../../lib/contracts/sitemaps.ts";
import type { StorePage } from "../../../lib/contracts/store-lists.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { store_store_types, store_types, stores } from "../../db/schema/store-tables.ts";
import { hasPage } from "./courier-desk.ts";
import { STORES_PER_PAGE } from "./store-card-pages.ts";
import { openOrders } from "./store-load.ts";
import { type CardRow, cardColumns } from "./store-row.ts";
import { pointOf, typesOf } from "./store-service.ts";
import { storeCard } from "./store-view.ts";

/** Returns the districts that have stores, with the store types of each district. */
export async function areaList({ db }: Deps): Promise<Area[]> {
  const { area_id, city_name, area_name } = stores;
  const [areas, types] = await Promise.all([
    db
      .select({ area_id, city_name, area_name, store_count: count() })
      .from(stores)
      .where(hasPage)
      .groupBy(area_id, city_name, area_name)
      .orderBy(asc(area_id), asc(city_name), asc(area_name)),
    db
      .select({ area_id, id: store_types.id, name: store_types.name, store_count: count() })
      .from(store_store_types)
      .innerJoin(stores, eq(stores.id, store_store_types.store_id))
      .innerJoin(store_types, eq(store_types.id, store_store_types.type_id))
      .where(hasPage)
      .groupBy(area_id, store_types.id, store_types.name)
      .orderBy(desc(count()), asc(store_types.id)),
  ]);
  const byArea = Map.groupBy(types, (type) => type.area_id);
  return areas.map((area) => ({
    ...area,
    types: (byArea.get(area.area_id) ?? []).map(({ area_id: _area, ...type }) => type),
  }));
}

type AreaQuery = {
  area_id: number;
  type?: number | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  page: number;
};

/**
 * Returns a page of the stores in a district, sorted by their number of orders. Unlike a list of stores near a place,
 * the page contains stores of all dining types. The sorting does not depend on whether a store is open, so that a store
 * does not move to another page when it opens or closes.
 */
export async function areaStores(
  deps: Deps,
  { area_id, type, page, ...at }: AreaQuery,
): Promise<StorePage> {
  const { db } = deps;
  const where = and(eq(stores.area_id, area_id), hasPage, type ? isOfType(db, type) : undefined);
  const [[whole], rows] = await Promise.all([
    db.select({ total: count() }).from(stores).where(where),
    db
      .select(cardColumns)
      .from(stores)
      .where(where)
      .orderBy(desc(stores.total_order_count), asc(stores.id))
      .limit(STORES_PER_PAGE)
      .offset((page - 1) * STORES_PER_PAGE),
  ]);
  const total = whole?.total ?? 0;
  return {
    stores: await cards(deps, rows, at),
    total,
    last_page: Math.max(1, Math.ceil(total / STORES_PER_PAGE)),
  };
}

function isOfType(db: Deps["db"], type: number): SQL {
  const { store_id, type_id } = store_store_types;
  return exists(
    db
      .select({ store_id })
      .from(store_store_types)
      .where(and(eq(store_id, stores.id), eq(type_id, type))),
  );
}

async function cards(deps: Deps, rows: CardRow[], at: Pick<AreaQuery, "lat" | "lng">) {
  const now = epochSeconds(deps);
  const ids = rows.map(({ id }) => id);
  const [open, types] = await Promise.all([openOrders(deps.db, ids, now), typesOf(deps.db, ids)]);
  return rows.map((store) =>
    storeCard({
      store,
      types: types.get(store.id) ?? [],
      at: pointOf(at),
      dining_type: store.has_delivery === 1 ? DINING_TYPE.delivery : DINING_TYPE.pickup,
      now,
      open_orders: open.get(store.id) ?? 0,
    }),
  );
}
