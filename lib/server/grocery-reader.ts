import "server-only";
import { cacheLife } from "next/cache";
import type { DiningType } from "@/lib/contracts/codes";
import type { GroceryCategory, GroceryList } from "@/lib/contracts/products";
import { readPublic } from "./backend-client";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

type StoreAt = { store_id: number; dining_type: DiningType };

export async function readCategories({
  store_id,
  dining_type,
}: StoreAt): Promise<GroceryCategory[]> {
  "use cache";
  cacheLife(MINUTE);
  const input = { params: { id: store_id }, query: { dining_type } };
  const answer = await readPublic("groceryCategories", input);
  return answer.ok ? answer.data : [];
}

type CategoryAt = StoreAt & { category_id: number };

/** The first page of a category; a refusal is an empty list (GR-03). */
export async function readCategoryProducts(at: CategoryAt): Promise<GroceryList> {
  "use cache";
  cacheLife(MINUTE);
  const { store_id, dining_type, category_id } = at;
  if (category_id === 0) return NOTHING;
  const input = { params: { id: store_id, category_id }, query: { dining_type } };
  const answer = await readPublic("categoryProducts", input);
  return answer.ok ? answer.data : NOTHING;
}

const NOTHING: GroceryList = { data: [], last_page: 1 };
