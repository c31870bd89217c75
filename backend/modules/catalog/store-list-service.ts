import { asc, eq } from "drizzle-orm";
import { DINING_TYPE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { HomeInfo, StoreGroup, StorePage } from "../../../lib/contracts/store-lists.ts";
import type { Deps } from "../../call.ts";
import { store_groups, store_types, subjects } from "../../db/schema/store-tables.ts";
import { byAppeal } from "./appeal-rules.ts";
import { DEFAULT_DISTRICT, type NearbyStore, nearbyStores } from "./nearby-stores.ts";
import { STORES_PER_PAGE, storeCardPage, storeCards } from "./store-card-pages.ts";
import { pickGroups, storesOfGroup } from "./store-group-rules.ts";
import { arrangeStores, type ListChoice } from "./store-list-rules.ts";
import type { StoreGroupRow } from "./store-row.ts";
import { type Place, pointOf } from "./store-service.ts";

export async function homeInfo(deps: Deps, place: Place): Promise<HomeInfo> {
  const [themes, types, nearby] = await Promise.all([
    deps.db.select().from(subjects).orderBy(asc(subjects.position)),
    deps.db.select({ id: store_types.id }).from(store_types).orderBy(asc(store_types.position)),
    nearbyStores(deps, place),
  ]);
  const present = new Set(nearby.flatMap((store) => store.types.map(({ id }) => id)));
  const type_ids = types.map(({ id }) => id).filter((id) => present.has(id));
  return {
    ...districtOf(place, nearby),
    store_count: nearby.length,
    type_ids,
    subjects: themes.filter((theme) => theme.type_ids.some((id) => type_ids.includes(id))),
    stores: storeCards(deps, place, nearby.slice(0, STORES_PER_PAGE)),
  };
}

export async function storeGroups(deps: Deps, place: Place): Promise<StoreGroup[]> {
  const [groups, nearby] = await Promise.all([
    deps.db.select().from(store_groups).orderBy(asc(store_groups.position)),
    nearbyStores(deps, place),
  ]);
  const fitting = groups.filter(({ rule }) => isFitting(rule, place.dining_type));
  return pickGroups(fitting, nearby).map(({ group, stores }) => ({
    id: group.id,
    name: group.name,
    stores: storeCards(deps, place, stores),
  }));
}

/** Returns false for the heading of free delivery if the dining type is not delivery. */
function isFitting(rule: StoreGroupRow["rule"], dining_type: DiningType): boolean {
  return rule !== "free-delivery" || dining_type === DINING_TYPE.delivery;
}

type ListRequest = Place & ListChoice & { type?: number; group?: number; page: number };

export async function storePage(deps: Deps, request: ListRequest): Promise<StorePage> {
  const types = request.type === undefined ? undefined : [request.type];
  const nearby = await nearbyStores(deps, { ...request, types });
  const list =
    request.group === undefined
      ? nearby.sort(byAppeal)
      : await readGroupStores(deps, request.group, nearby);
  return storeCardPage(deps, request, arrangeStores(list, request));
}

/** Returns the stores of a group, or an empty list for an unknown group. */
async function readGroupStores(deps: Deps, id: number, nearby: NearbyStore[]) {
  const [group] = await deps.db.select().from(store_groups).where(eq(store_groups.id, id));
  return group ? storesOfGroup(group, nearby) : [];
}

function districtOf(place: Place, nearby: NearbyStore[]) {
  if (!pointOf(place)) return DEFAULT_DISTRICT;
  const [nearest] = nearby.toSorted((a, b) => a.distance_m - b.distance_m);
  return { city_name: nearest?.store.city_name ?? "", area_name: nearest?.store.area_name ?? "" };
}
