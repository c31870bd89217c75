import "server-only";
import { cacheLife } from "next/cache";
import type { DiningType } from "@/lib/contracts/codes";
import type { GroceryCategory, GroceryItem, GroceryList } from "@/lib/contracts/products";
import { readPublic } from "./backend-client";
import { tagStores } from "./store-tags";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

type StoreAt = { store_id: number; dining_type: DiningType };

export async function readCategories({
  store_id,
  dining_type,
}: StoreAt): Promise<GroceryCategory[]> {
  "use cache";
  cacheLife(MINUTE);
  tagStores([store_id]);
  const input = { params: { id: store_id }, query: { dining_type } };
  const answer = await readPublic("groceryCategories", input);
  return answer.ok ? answer.data : [];
}

type CategoryAt = StoreAt & { category_id: number };

/** The first page of the products in a category. If the backend refuses, the list is empty (GR-03). */
export async function readCategoryProducts(at: CategoryAt): Promise<GroceryList> {
  "use cache";
  cacheLife(MINUTE);
  const { store_id, dining_type, category_id } = at;
  if (category_id === 0) return NOTHING;
  tagStores([store_id]);
  const input = { params: { id: store_id, category_id }, query: { dining_type } };
  const answer = await readPublic("categoryProducts", input);
  return answer.ok ? answer.data : NOTHING;
}

/** The maximum number of pages that are read for a category. */
const CATEGORY_PAGES_MAX = 50;

/** All products of a category, for its menu page. */
export async function readWholeCategory(at: CategoryAt): Promise<GroceryItem[]> {
  "use cache";
  cacheLife(MINUTE);
  const { store_id, dining_type, category_id } = at;
  tagStores([store_id]);
  const items = new Map<number, GroceryItem>();
  for (let page = 1, last_page = 1; page <= Math.min(last_page, CATEGORY_PAGES_MAX); page += 1) {
    const request = { params: { id: store_id, category_id }, query: { dining_type, page } };
    const answer = await readPublic("categoryProducts", request);
    if (!answer.ok) break;
    const before = items.size;
    for (const item of answer.data.data) items.set(item.id, item);
    // A backend without pages sends the same products for each page number.
    if (items.size === before) break;
    last_page = answer.data.last_page;
  }
  return [...items.values()];
}

const NOTHING: GroceryList = { data: [], last_page: 1 };
