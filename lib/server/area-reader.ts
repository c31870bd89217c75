import "server-only";
import { cacheLife } from "next/cache";
import type { District } from "@/lib/address/districts";
import type { ListedAreas } from "@/lib/catalog/sitemap-entry-paths";
import { REASON } from "@/lib/contracts/answer-code";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Area } from "@/lib/contracts/sitemaps";
import type { StorePage } from "@/lib/contracts/store-lists";
import { readPublic } from "./backend-client";
import { readList } from "./store-list-reader";
import { tagStores } from "./store-tags";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/**
 * The districts with stores. Null if the backend does not offer areaList; then cities and districts have no pages. If
 * the backend refuses for another reason or does not answer, as in a build, the list is empty for a minute.
 */
export async function readAreas(): Promise<Area[] | null> {
  "use cache";
  cacheLife(MINUTE);
  const answer = await readPublic("areaList", {}).catch(() => null);
  if (answer?.ok) return answer.data;
  return answer?.reason === REASON.notOffered ? null : [];
}

/** The districts for the sitemap. Null if cities and districts have no pages. */
export async function readListedAreas(): Promise<ListedAreas | null> {
  const areas = await readAreas();
  const [first] = areas ?? [];
  if (!areas || !first) return areas && { areas, storeLists: "unknown" };
  return { areas, storeLists: (await offersAreaStores(first.area_id)) ? "paged" : "unknown" };
}

async function offersAreaStores(area_id: number): Promise<boolean> {
  "use cache";
  cacheLife(MINUTE);
  const answer = await readPublic("areaStores", { query: { area_id, page: 1 } });
  return answer.ok || answer.reason !== REASON.notOffered;
}

type AreaChoice = { type?: number; page?: number };
/**
 * `isNear` is true if the list contains the stores that deliver to the district, and false if it contains the stores in
 * the district.
 */
type AreaStores = StorePage & { isNear: boolean };

/**
 * The stores in a district; with `type`, only stores of this type. If there are none, or if the backend refuses
 * areaStores, the list contains the stores that deliver to the centre of the district.
 */
export async function readAreaStores(
  { area_id, lat, lng }: Pick<District, "area_id" | "lat" | "lng">,
  { type, page = 1 }: AreaChoice = {},
): Promise<AreaStores> {
  "use cache";
  cacheLife(MINUTE);
  const query = { area_id, lat, lng, page, ...(type && { type }) };
  const answer = await readPublic("areaStores", { query });
  if (answer.ok && answer.data.total > 0) {
    tagStores(answer.data.stores.map(({ id }) => id));
    return { ...answer.data, isNear: false };
  }
  const place = { area_id, dining_type: INITIAL_DINING_TYPE };
  const list = await readList(place, { kind: type ? "type" : "all", id: type ?? 0, page });
  return { ...(list?.page ?? NO_STORES), isNear: true };
}

const NO_STORES: StorePage = { stores: [], total: 0, last_page: 1 };
