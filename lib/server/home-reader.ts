import "server-only";
import { cacheLife } from "next/cache";
import { type District, districtOf } from "@/lib/address/districts";
import type { Advertisement } from "@/lib/contracts/content";
import type { HomeInfo, StoreGroup } from "@/lib/contracts/store-lists";
import type { StoreCard, StoreType } from "@/lib/contracts/stores";
import type { PagePlace } from "@/lib/view/page-place";
import { readPublic } from "./backend-client";

/** The default place of newcomers and search engines: 台北市信義區 (HM-22). */
const DEFAULT_AREA_ID = 107;
const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

export type Home = {
  district: District;
  /** False for a visitor without an address, who sees the default district. */
  isOwn: boolean;
  info: HomeInfo;
  groups: StoreGroup[];
  /** What the stores here cook, the most frequent first. */
  types: StoreType[];
  banners: Advertisement[];
};

/** The default district for a visitor without one. */
export function homeDistrict(area_id: number): District | null {
  return districtOf(area_id) ?? districtOf(DEFAULT_AREA_ID) ?? null;
}

/** The stores around a district's middle; null while they cannot be had. */
export async function readHome({ area_id, dining_type }: PagePlace): Promise<Home | null> {
  "use cache";
  cacheLife(MINUTE);
  const district = homeDistrict(area_id);
  if (!district) return null;
  const query = { lat: district.lat, lng: district.lng, dining_type };
  const [info, groups, types, banners] = await Promise.all([
    readPublic("listHomeInfo", { query }),
    readPublic("listAllStoreGroups", { query }),
    readPublic("listStoreType", {}),
    readBanners(dining_type),
  ]);
  if (!info.ok) return null;
  return {
    district,
    isOwn: area_id === district.area_id,
    info: info.data,
    groups: groups.ok ? sharedStores(groups.data, info.data.stores) : [],
    types: types.ok ? typesHere(types.data, info.data.type_ids) : [],
    banners,
  };
}

/** A page can do without them: where they cannot be had, they stay away for a minute. */
async function readBanners(dining_type: number): Promise<Advertisement[]> {
  const query = { type: "home", dining_type };
  const answer = await readPublic("marketingAdvertiseList", { query }).catch(() => null);
  return answer?.ok ? answer.data : [];
}

function typesHere(types: StoreType[], type_ids: number[]): StoreType[] {
  return type_ids.flatMap((id) => types.find((type) => type.id === id) ?? []);
}

/** One object for one store, wherever it stands: the page's data names it once and then points to it. */
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
