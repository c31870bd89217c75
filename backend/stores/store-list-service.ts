import { asc, eq } from "drizzle-orm";
import type { HomeInfo, StoreGroup, StorePage } from "../../lib/contracts/stores.ts";
import type { Deps } from "../call.ts";
import { store_groups } from "../db/schema/store-tables.ts";
import { DEFAULT_DISTRICT, type NearbyStore, nearbyStores, storeCards } from "./nearby-stores.ts";
import { isInGroup, pickGroups } from "./store-group-rules.ts";
import { type Place, pointOf } from "./store-service.ts";

const PAGE_STORES = 24;

export async function homeInfo(deps: Deps, place: Place): Promise<HomeInfo> {
  const nearby = await nearbyStores(deps, place);
  return {
    ...districtOf(place, nearby),
    store_count: nearby.length,
    type_ids: [],
    subjects: [],
    stores: await storeCards(deps, place, nearby.slice(0, PAGE_STORES)),
  };
}

export async function storeGroups(deps: Deps, place: Place): Promise<StoreGroup[]> {
  const [groups, nearby] = await Promise.all([
    deps.db.select().from(store_groups).orderBy(asc(store_groups.position)),
    nearbyStores(deps, place),
  ]);
  const picked = pickGroups(groups, nearby);
  const cards = await storeCards(
    deps,
    place,
    picked.flatMap(({ stores }) => stores),
  );
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return picked.map(({ group, stores }) => ({
    id: group.id,
    name: group.name,
    stores: stores.flatMap(({ store }) => cardById.get(store.id) ?? []),
  }));
}

type StoreFilter = Place & { type?: number; group?: number; page: number };

export async function storePage(deps: Deps, asked: StoreFilter): Promise<StorePage> {
  const [nearby, rule] = await Promise.all([
    nearbyStores(deps, asked),
    groupRule(deps, asked.group),
  ]);
  const found = rule ? nearby.filter(({ store }) => rule(store)) : nearby;
  const first = (asked.page - 1) * PAGE_STORES;
  return {
    stores: await storeCards(deps, asked, found.slice(first, first + PAGE_STORES)),
    total: found.length,
    last_page: Math.max(1, Math.ceil(found.length / PAGE_STORES)),
  };
}

/** A group that is not there has no stores; no group at all has them all. */
async function groupRule(deps: Deps, group: number | undefined) {
  if (group === undefined) return null;
  const [row] = await deps.db.select().from(store_groups).where(eq(store_groups.id, group));
  return (store: NearbyStore["store"]) => row !== undefined && isInGroup(row.rule, store);
}

function districtOf(place: Place, nearby: NearbyStore[]) {
  if (!pointOf(place)) return DEFAULT_DISTRICT;
  const [nearest] = nearby.toSorted((a, b) => a.distance_m - b.distance_m);
  return { city_name: nearest?.store.city_name ?? "", area_name: nearest?.store.area_name ?? "" };
}
