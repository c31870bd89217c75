import "server-only";
import { cacheLife } from "next/cache";
import { firstMenu, wholeMenu } from "@/lib/catalog/menu-growth";
import type { FirstMenu, ShownStore } from "@/lib/catalog/shown-store";
import { diningTypeAt } from "@/lib/catalog/store-rules";
import { ADVERTISEMENT_PLACE, type DiningType, INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Advertisement } from "@/lib/contracts/content";
import type { Product } from "@/lib/contracts/products";
import type { FoodCategory, Review, Store } from "@/lib/contracts/stores";
import { pageDining } from "@/lib/view/page-place";
import { readPublic } from "./backend-client";
import { tagStores } from "./store-tags";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

type StoreAt = { store_id: number; dining_type: DiningType };

/** The maximum number of reviews in the HTML of a store page. The dialog with the store's details shows all reviews. */
const REVIEWS_DRAWN = 3;

/** The public data of a store. Null for an unknown id. */
export async function readStore(
  stid: number,
  dining_type: DiningType = INITIAL_DINING_TYPE,
): Promise<ShownStore | null> {
  return (await readReviewedStore(stid, dining_type))?.store ?? null;
}

/** The first reviews of a store that contain a text, at most `REVIEWS_DRAWN`. */
export async function readStoreReviews({ store_id, dining_type }: StoreAt): Promise<Review[]> {
  return (await readReviewedStore(store_id, dining_type))?.reviews ?? [];
}

async function readReviewedStore(stid: number, dining_type: DiningType) {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0) return null;
  tagStores([stid]);
  const answer = await readPublic("storeDetail", { query: { store_id: stid, dining_type } });
  if (!answer.ok) return null;
  const reviews = answer.data.store_comments.filter(({ content }) => content !== "");
  return { store: withoutVisit(answer.data), reviews: reviews.slice(0, REVIEWS_DRAWN) };
}

type StorePlace = { stid: string; dining: string };

/**
 * The store of a page and the dining type that the page shows: the dining type in the path, or another dining type of
 * the store if the store does not offer the one in the path. Null for an unknown store or an invalid path.
 */
export async function readStorePage({ stid, dining }: StorePlace) {
  const wanted = pageDining(dining);
  const store = wanted === null ? null : await readStore(Number(stid), wanted);
  if (!store || wanted === null) return null;
  const dining_type = diningTypeAt(store, wanted);
  if (dining_type === wanted) return { store, dining_type };
  return { store: (await readStore(store.id, dining_type)) ?? store, dining_type };
}

/** The first part of a restaurant's menu, and the names of the categories after it. */
export async function readMenu({ store_id, dining_type }: StoreAt): Promise<FirstMenu> {
  "use cache";
  cacheLife(MINUTE);
  tagStores([store_id]);
  const menu = await firstMenu(async (page) => {
    const answer = await readPublic("listFood", { query: { store_id, dining_type, page } });
    return answer.ok ? answer.data : null;
  });
  return menu ?? { categories: [], pages: 0, later: [] };
}

/** The whole menu of a restaurant for its menu page. */
export async function readWholeMenu({ store_id, dining_type }: StoreAt): Promise<FoodCategory[]> {
  "use cache";
  cacheLife(MINUTE);
  tagStores([store_id]);
  const menu = await wholeMenu(async (page) => {
    const answer = await readPublic("listFood", { query: { store_id, dining_type, page } });
    return answer.ok ? answer.data : null;
  });
  return menu ?? [];
}

/**
 * The operator's advertisements on a store page (ST-39). If the backend does not answer, they are left out for a
 * minute.
 */
export async function readStoreAdvertisements(at: StoreAt): Promise<Advertisement[]> {
  "use cache";
  cacheLife(MINUTE);
  const query = { type: ADVERTISEMENT_PLACE.store, ...at };
  const answer = await readPublic("marketingAdvertiseList", { query }).catch(() => null);
  return answer?.ok ? answer.data : [];
}

type ProductRequest = { stid: number; kind: string; id: number; dining_type?: DiningType };

/** A product or set of a store. Null for an unknown id. `kind` is the query parameter of the id (`fdid` or `setid`). */
export async function readProduct({
  stid,
  kind,
  id,
  dining_type = INITIAL_DINING_TYPE,
}: ProductRequest): Promise<Product | null> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0 || id === 0) return null;
  tagStores([stid]);
  const query = { store_id: stid, dining_type };
  const answer =
    kind === "setid"
      ? await readPublic("setDetail", { query: { ...query, set_id: id } })
      : await readPublic("foodDetail", { query: { ...query, food_id: id } });
  return answer.ok ? answer.data : null;
}

/** The store without the long texts and the service scores, which only the store page shows. */
export function withoutTexts(store: ShownStore): ShownStore {
  return { ...store, intro: "", product_origin_labeling: "", service_score: [] };
}

/**
 * Removes the reviews and the reservation times. The cached page contains only the reviews of `readStoreReviews`. The
 * reservation times change with the time of the visit.
 */
function withoutVisit({
  store_comments: _comments,
  reservation_time_list: _days,
  business_reservation_time_list: _businessDays,
  ...store
}: Store): ShownStore {
  return store;
}
