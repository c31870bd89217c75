import "server-only";
import { cacheLife } from "next/cache";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";
import type { FoodCategory, Store } from "@/lib/contracts/stores";
import type { FirstMenu, ShownStore } from "@/lib/stores/shown-store";
import { readPublic } from "./backend-client";

/** So many products stand in the HTML; the browser reads the pages after them. */
const FOODS_IN_HTML = 60;
const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/** The store as everyone sees it; null for an id that no store has. */
export async function readStore(stid: number): Promise<ShownStore | null> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0) return null;
  const query = { store_id: stid, dining_type: INITIAL_DINING_TYPE };
  const answer = await readPublic("storeDetail", { query });
  return answer.ok ? withoutVisit(answer.data) : null;
}

export async function readMenu(stid: number): Promise<FirstMenu> {
  "use cache";
  cacheLife(MINUTE);
  const categories: FoodCategory[] = [];
  for (let page = 1; stid > 0; page += 1) {
    const query = { store_id: stid, dining_type: INITIAL_DINING_TYPE, page };
    const answer = await readPublic("listFood", { query });
    if (!answer.ok) break;
    categories.push(...answer.data.categories);
    const { last_page } = answer.data;
    if (page >= last_page || countOf(categories) >= FOODS_IN_HTML) {
      return { categories, next_page: page < last_page ? page + 1 : null };
    }
  }
  return { categories, next_page: null };
}

/** null for a product that this store does not have. */
export async function readFood(stid: number, food_id: number): Promise<Product | null> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0 || food_id === 0) return null;
  const query = { store_id: stid, dining_type: INITIAL_DINING_TYPE, food_id };
  const answer = await readPublic("foodDetail", { query });
  return answer.ok ? answer.data : null;
}

/** The store as a product's page needs it: the texts that only the store's own page shows stay out of its HTML. */
export function withoutTexts(store: ShownStore): ShownStore {
  return { ...store, intro: "", product_origin_labeling: "", service_score: [] };
}

/** What is long or belongs to one visitor stays out of the page that is sent to all. */
function withoutVisit({
  store_comments: _comments,
  reservation_time_list: _days,
  business_reservation_time_list: _businessDays,
  ...store
}: Store): ShownStore {
  return store;
}

function countOf(categories: FoodCategory[]): number {
  return categories.reduce((sum, { foods }) => sum + foods.length, 0);
}
