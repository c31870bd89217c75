import "server-only";
import { cacheLife } from "next/cache";
import { type District, districtOf } from "@/lib/address/districts";
import { lastPageOf } from "@/lib/catalog/store-pages";
import type { DiningType } from "@/lib/contracts/codes";
import type { Advertisement } from "@/lib/contracts/content";
import type { HomeInfo, StoreGroup } from "@/lib/contracts/store-lists";
import type { StoreCard, StoreType } from "@/lib/contracts/stores";
import type { PagePlace } from "@/lib/view/page-place";
import { readPublic } from "./backend-client";
import { tagStores } from "./store-tags";

/** The default district for new visitors and search engines: 台北市信義區 (HM-22). */
const DEFAULT_AREA_ID = 107;
const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

type Home = {
  district: District;
  /** True if the district is the visitor's own. A visitor who has chosen no address sees the default district. */
  isOwn: boolean;
  info: HomeInfo;
  /** The number of pages in the list of all stores. */
  last_page: number;
  groups: StoreGroup[];
  /** The types of the stores near the place, in the order that the operator has set. */
  types: StoreType[];
  banners: Advertisement[];
};

/** The district with this id, or the default district for a visitor who has chosen no address. */
export function homeDistrict(area_id: number): District | null {
  return districtOf(area_id) ?? districtOf(DEFAULT_AREA_ID) ?? null;
}

/** The data of the home page for the centre of a district. Null if the backend refuses listHomeInfo. */
export async function readHome({ area_id, dining_type }: PagePlace): Promise<Home | null> {
  "use cache";
  cacheLife(MINUTE);
  const district = homeDistrict(area_id);
  if (!district) return null;
  const query = { lat: district.lat, lng: district.lng, dining_type };
  const [info, groups, types, banners] = await Promise.all([
    readInfo(query),
    readPublic("listAllStoreGroups", { query }),
    readPublic("listStoreType", {}),
    readBanners(dining_type),
  ]);
  if (!info) return null;
  const lists = [info.info.stores, ...(groups.ok ? groups.data.map(({ stores }) => stores) : [])];
  tagStores(lists.flat().map(({ id }) => id));
  return {
    district,
    isOwn: area_id === district.area_id,
    ...info,
    groups: groups.ok ? sharedStores(groups.data, info.info.stores) : [],
    types: types.ok ? typesHere(types.data, info.info) : [],
    banners,
  };
}

type Place = { lat: number; lng: number; dining_type: DiningType };

/**
 * Reads listHomeInfo. The specification does not define the data of this call, so the answer may lack the stores. In
 * that case the stores are read with listStore.
 */
async function readInfo(query: Place): Promise<Pick<Home, "info" | "last_page"> | null> {
  const home = await readPublic("listHomeInfo", { query });
  if (!home.ok) return null;
  const { data: info } = home;
  if (info.stores.length > 0) return { info, last_page: lastPageOf(info.store_count) };
  const list = await readPublic("listStore", { query });
  if (!list.ok) return { info, last_page: 1 };
  const { stores, total, last_page } = list.data;
  return { info: { ...info, stores, store_count: total }, last_page };
}

/** The banners of the home page. If the backend does not answer, the page has no banners for a minute. */
async function readBanners(dining_type: number): Promise<Advertisement[]> {
  const query = { type: "home", dining_type };
  const answer = await readPublic("marketingAdvertiseList", { query }).catch(() => null);
  return answer?.ok ? answer.data : [];
}

/** The types of the stores near the place. If the backend sends stores but no ids of types, all types are returned. */
function typesHere(types: StoreType[], { type_ids, stores }: HomeInfo): StoreType[] {
  if (type_ids.length === 0 && stores.length > 0) return types;
  return type_ids.flatMap((id) => types.find((type) => type.id === id) ?? []);
}

/** Replaces several objects of the same store by one object, so that the flight data contains each store only once. */
function sharedStores(groups: StoreGroup[], stores: StoreCard[]): StoreGroup[] {
  const known = new Map(stores.map((store) => [store.id, store]));
  return groups.map((group) => ({
    ...group,
    stores: group.stores.map((store) => {
      const shared = known.get(store.id) ?? store;
      known.set(store.id, shared);
      return shared;
    }),
  }));
}
