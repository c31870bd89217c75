import "server-only";
import { cacheLife } from "next/cache";
import type { District } from "@/lib/address/districts";
import { REASON } from "@/lib/contracts/answer-code";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Area } from "@/lib/contracts/sitemaps";
import type { StoreCard } from "@/lib/contracts/stores";
import { readPublic } from "./backend-client";
import { readList } from "./store-list-reader";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/**
 * The districts with stores; null if the backend does not offer areaList, so that no place has a page. Without a
 * backend, as in a build, the list is empty for a minute.
 */
export async function readAreas(): Promise<Area[] | null> {
  "use cache";
  cacheLife(MINUTE);
  const answer = await readPublic("areaList", {}).catch(() => null);
  if (answer?.ok) return answer.data;
  return answer?.reason === REASON.notOffered ? null : [];
}

/** The number of stores that deliver to the centre of a district, and the first page of them. */
export async function readAreaStores({
  area_id,
}: Pick<District, "area_id">): Promise<{ stores: StoreCard[]; total: number }> {
  const place = { area_id, dining_type: INITIAL_DINING_TYPE };
  const list = await readList(place, { kind: "all", id: 0, page: 1 });
  return list ? { stores: list.page.stores, total: list.page.total } : { stores: [], total: 0 };
}
