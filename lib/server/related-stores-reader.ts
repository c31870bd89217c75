import "server-only";
import { cacheLife } from "next/cache";
import type { RelatedStore, RelatedStores, ShownStore } from "@/lib/catalog/shown-store";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";
import { readPublic } from "./backend-client";
import { tagStores } from "./store-tags";

const SHOWN = 4;
const HOUR = { stale: 300, revalidate: 3600, expire: 86_400 };
const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/**
 * The stores near a store, the nearest first: `similar` stores have a store type in common with the given store, and
 * `nearby` stores do not. Each list has at most `SHOWN` stores. Both are empty for a store without a position.
 */
export async function readRelatedStores({
  id,
  lat,
  lng,
  store_types,
}: Pick<ShownStore, "id" | "lat" | "lng" | "store_types">): Promise<RelatedStores> {
  "use cache";
  if (lat === null || lng === null) return { similar: [], nearby: [] };
  const query = { lat, lng, dining_type: INITIAL_DINING_TYPE, sort: "distance" } as const;
  // The page works without these stores, so they are left out if the backend does not answer.
  const answer = await readPublic("listStore", { query }).catch(() => null);
  cacheLife(answer?.ok ? HOUR : MINUTE);
  const others = answer?.ok ? answer.data.stores.filter((store) => store.id !== id) : [];
  tagStores(others.map((store) => store.id));
  const names = store_types.map(({ name }) => name);
  const isSimilar = (store: StoreCard) =>
    store.store_types.some(({ name }) => names.includes(name));
  return {
    similar: others.filter(isSimilar).slice(0, SHOWN).map(factsOf),
    nearby: others
      .filter((store) => !isSimilar(store))
      .slice(0, SHOWN)
      .map(factsOf),
  };
}

function factsOf({ id, name, store_types, distance }: StoreCard): RelatedStore {
  return { id, name, store_types, distance };
}
