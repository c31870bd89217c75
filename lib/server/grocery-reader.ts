import "server-only";
import { cacheLife } from "next/cache";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { GroceryCategory, GroceryList } from "@/lib/contracts/products";
import { readPublic } from "./backend-client";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

export async function readCategories(stid: number): Promise<GroceryCategory[]> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0) return [];
  const query = { dining_type: INITIAL_DINING_TYPE };
  const answer = await readPublic("groceryCategories", { params: { id: stid }, query });
  return answer.ok ? answer.data : [];
}

/** The first page of a category; a refusal is an empty list (GR-03). */
export async function readCategoryProducts(
  stid: number,
  category_id: number,
): Promise<GroceryList> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0 || category_id === 0) return NOTHING;
  const query = { dining_type: INITIAL_DINING_TYPE };
  const params = { id: stid, category_id };
  const answer = await readPublic("categoryProducts", { params, query });
  return answer.ok ? answer.data : NOTHING;
}

const NOTHING: GroceryList = { data: [], last_page: 1 };
