import "server-only";
import { cacheLife } from "next/cache";
import { type District, districtOf } from "@/lib/address/districts";
import type { DiningType } from "@/lib/contracts/codes";
import type { HomeInfo, StoreGroup } from "@/lib/contracts/stores";
import { readPublic } from "./backend-client";

/** Where newcomers and search engines stand: 台北市信義區 (acceptance HM-22). */
const DEFAULT_AREA_ID = 107;

export type Home = {
  district: District;
  /** False for a visitor without an address, who sees the default district. */
  isOwn: boolean;
  info: HomeInfo;
  groups: StoreGroup[];
};

function homeDistrict(area_id: number): District | null {
  return districtOf(area_id === 0 ? DEFAULT_AREA_ID : area_id) ?? null;
}

/** The stores around a district's middle; null for a number that is no district's. */
export async function readHome(area_id: number, dining_type: DiningType): Promise<Home | null> {
  "use cache";
  cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
  const district = homeDistrict(area_id);
  if (!district) return null;
  const query = { lat: district.lat, lng: district.lng, dining_type };
  const [info, groups] = await Promise.all([
    readPublic("listHomeInfo", { query }),
    readPublic("listAllStoreGroups", { query }),
  ]);
  if (!info.ok) return null;
  return { district, isOwn: area_id !== 0, info: info.data, groups: groups.ok ? groups.data : [] };
}
