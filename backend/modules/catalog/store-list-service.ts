import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { HomeInfo, StoreGroup, StorePage } from "../../../lib/contracts/store-lists.ts";
import type { Deps } from "../../call.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { store_groups, store_types, stores, subjects } from "../../db/schema/store-tables.ts";
import { readStores } from "./nearby-stores.ts";
import { pageOf, STORES_PER_PAGE, sliceOf, storeCards } from "./store-card-pages.ts";
import { candidatesPerGroup, groupColumns, pickGroups } from "./store-group-rules.ts";
import { type ListChoice, meets, sortColumns } from "./store-list-rules.ts";
import {
  centreOf,
  distanceColumn,
  NEARBY_M,
  type Reach,
  reachOf,
  servesPlace,
  storeIds,
} from "./store-reach.ts";
import type { StoreGroupRow } from "./store-row.ts";
import { type Place, pointOf } from "./store-service.ts";

const DEFAULT_DISTRICT = { city_name: "台北市", area_name: "信義區" };
/** The nearest store is first searched within this distance. This is faster, and most places have a store so near. */
const NEXT_DOOR_M = 300;

export async function homeInfo(deps: Deps, place: Place): Promise<HomeInfo> {
  const { db } = deps;
  const [themes, types, kinds, district, shown] = await Promise.all([
    db.select().from(subjects).orderBy(asc(subjects.position)),
    db.select({ id: store_types.id }).from(store_types).orderBy(asc(store_types.position)),
    countKinds(deps, place),
    districtOf(deps, place),
    nearestStores(deps, place),
  ]);
  const present = new Set(kinds.flatMap((kind) => kind.type_ids));
  const type_ids = types.map(({ id }) => id).filter((id) => present.has(id));
  return {
    ...district,
    store_count: kinds.reduce((sum, { stores }) => sum + stores, 0),
    type_ids,
    subjects: themes.filter((theme) => theme.type_ids.some((id) => type_ids.includes(id))),
    stores: storeCards(deps, place, shown),
  };
}

async function nearestStores(deps: Deps, place: Place) {
  const reach = await reachOf(deps, place);
  const order = [reach.open_rank];
  const ids = await storeIds(deps.db, reach, { order, limit: STORES_PER_PAGE });
  return readStores(deps, place, ids);
}

/** Returns the number of stores with each combination of types. There are few combinations, even in a dense city. */
function countKinds({ db }: Deps, place: Place) {
  const { type_ids } = store_places;
  return db
    .select({ type_ids, stores: count() })
    .from(store_places)
    .where(servesPlace(place))
    .groupBy(type_ids);
}

/**
 * Returns the district of the nearest store that serves the place. If no store serves it, the names are empty. A
 * visitor without an address gets the default district.
 */
async function districtOf(deps: Deps, place: Place) {
  if (!pointOf(place)) return DEFAULT_DISTRICT;
  const nearest =
    (await nearestDistrict(deps, place, NEXT_DOOR_M)) ??
    (await nearestDistrict(deps, place, NEARBY_M));
  return nearest ?? { city_name: "", area_name: "" };
}

async function nearestDistrict({ db }: Deps, place: Place, within_m: number) {
  const { city_name, area_name } = stores;
  const [nearest] = await db
    .select({ city_name, area_name })
    .from(store_places)
    .innerJoin(stores, eq(stores.id, store_places.store_id))
    .where(servesPlace(place, within_m))
    .orderBy(distanceColumn(centreOf(place)), asc(store_places.store_id))
    .limit(1);
  return nearest;
}

export async function storeGroups(deps: Deps, place: Place): Promise<StoreGroup[]> {
  const [groups, reach] = await Promise.all([
    deps.db.select().from(store_groups).orderBy(asc(store_groups.position)),
    reachOf(deps, place),
  ]);
  const fitting = groups.filter(({ rule }) => isFitting(rule, place.dining_type));
  const candidates = await readStores(deps, place, await candidateIds(deps, reach, fitting));
  const near = candidates.sort((a, b) => a.distance_m - b.distance_m || a.store.id - b.store.id);
  return pickGroups(fitting, near).map(({ group, stores }) => ({
    id: group.id,
    name: group.name,
    stores: storeCards(deps, place, stores),
  }));
}

/**
 * Returns the ids of the best stores of each store group, as many as `pickGroups` needs. The stores in reach are read
 * once for all groups.
 */
async function candidateIds({ db }: Deps, reach: Reach, groups: StoreGroupRow[]) {
  if (groups.length === 0) return [];
  const { store_id, avg_star_count, star_num, total_order_count } = store_places;
  const { free_delivery_from, global_cut, brand_cut, store_cut } = store_places;
  const near = db
    .select({
      ...{ store_id, avg_star_count, star_num, total_order_count },
      ...{ free_delivery_from, global_cut, brand_cut, store_cut },
      open_rank: reach.open_rank.as("open_rank"),
      distance_m: reach.distance_m.as("distance_m"),
    })
    .from(store_places)
    .where(reach.where);
  const limit = candidatesPerGroup(groups.length);
  // The rules of the store groups name columns of `store_places`. This alias gives them the columns of `near`.
  const lists = groups.map(groupColumns).map(
    ({ where, order }) => sql`(select store_id from near as ${store_places} where ${where}
      order by open_rank, ${order}, distance_m, store_id limit ${limit})`,
  );
  const rows = await db
    .selectDistinct({ store_id: sql`store_id`.mapWith(Number) })
    .from(sql`(with near as (${near}) ${sql.join(lists, sql` union all `)}) as best`);
  return rows.map((row) => row.store_id);
}

/** Returns false for the store group of free delivery if the dining type is not delivery. */
function isFitting(rule: StoreGroupRow["rule"], dining_type: DiningType): boolean {
  return rule !== "free-delivery" || dining_type === DINING_TYPE.delivery;
}

type ListRequest = Place & ListChoice & { type?: number; group?: number; page: number };

export async function storePage(deps: Deps, request: ListRequest): Promise<StorePage> {
  const { type, group, filter, sort, page, ...place } = request;
  const [reach, list] = await Promise.all([
    reachOf(deps, place, type === undefined ? undefined : [type]),
    group === undefined ? null : groupOf(deps, group),
  ]);
  if (list === undefined) return pageOf({ stores: [], total: 0 });
  const where = and(list?.where, ...filter.map((name) => meets(name, reach)));
  const order = [...sortColumns(sort, reach), reach.open_rank, list?.order ?? desc(reach.appeal)];
  const [total, stores] = await Promise.all([
    deps.db.$count(store_places, and(reach.where, where)),
    storeIds(deps.db, reach, { where, order, ...sliceOf(page) }).then((ids) =>
      readStores(deps, place, ids),
    ),
  ]);
  return pageOf({ stores: storeCards(deps, place, stores), total });
}

/** Returns the condition and the order of a group. Returns undefined for an unknown group. */
async function groupOf({ db }: Deps, id: number) {
  const [group] = await db.select().from(store_groups).where(eq(store_groups.id, id));
  return group && groupColumns(group);
}
