import "server-only";
import { cacheLife } from "next/cache";
import type { FirstMenu, ShownStore } from "@/lib/catalog/shown-store";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";
import type { FoodCategory, Store } from "@/lib/contracts/stores";
import { readPublic } from "./backend-client";

/** The number of products in the HTML. The browser reads the following pages. */
const FOODS_IN_HTML = 60;
const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/** The public data of a store; null for an unknown id. */
export async function readStore(stid: number): Promise<ShownStore | null> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0) return null;
  const query = { store_id: stid, dining_type: INITIAL_DINING_TYPE };
  const answer = await readPublic("storeDetail", { query });
  return answer.ok ? withoutVisit(answer.data) : null;
}

/** The first products of a restaurant's menu, and the names of all categories for the tabs. */
export async function readMenu(stid: number): Promise<FirstMenu> {
  "use cache";
  cacheLife(MINUTE);
  const menu: FirstMenu = { categories: [], pages: 0, later: [] };
  const seen = new Set<number>();
  for (let page = 1, last_page = 1; stid > 0 && page <= last_page; page += 1) {
    const query = { store_id: stid, dining_type: INITIAL_DINING_TYPE, page };
    const answer = await readPublic("listFood", { query });
    const categories = answer.ok ? answer.data.categories : [];
    const ids = categories.flatMap(({ foods }) => foods.map(({ id }) => id));
    // A backend without a number of pages sends an empty page at the end, or repeats the last page.
    if (!answer.ok || ids.every((id) => seen.has(id))) break;
    for (const id of ids) seen.add(id);
    last_page = answer.data.last_page;
    const continues = categories.every(({ id }) =>
      menu.categories.some((shown) => shown.id === id),
    );
    if (continues || countOf(menu.categories) < FOODS_IN_HTML) {
      addCategories(menu.categories, categories);
      menu.pages = page;
    } else {
      menu.later.push(...categories.map(({ id, name }) => ({ id, name, page })));
    }
  }
  return menu;
}

type AskedProduct = { stid: number; kind: string; id: number };

/** A product or set of the store; null for an unknown one. `kind` is the key of the query. */
export async function readProduct({ stid, kind, id }: AskedProduct): Promise<Product | null> {
  "use cache";
  cacheLife(MINUTE);
  if (stid === 0 || id === 0) return null;
  const query = { store_id: stid, dining_type: INITIAL_DINING_TYPE };
  const answer =
    kind === "setid"
      ? await readPublic("setDetail", { query: { ...query, set_id: id } })
      : await readPublic("foodDetail", { query: { ...query, food_id: id } });
  return answer.ok ? answer.data : null;
}

/** The store without the texts that only the store page shows. */
export function withoutTexts(store: ShownStore): ShownStore {
  return { ...store, intro: "", product_origin_labeling: "", service_score: [] };
}

/** Removes long texts and fields of one visitor, which the cached page must not contain. */
function withoutVisit({
  store_comments: _comments,
  reservation_time_list: _days,
  business_reservation_time_list: _businessDays,
  ...store
}: Store): ShownStore {
  return store;
}

/** Adds the categories of a page. A category that continues on several pages is merged. */
function addCategories(shown: FoodCategory[], more: FoodCategory[]): void {
  for (const category of more) {
    const same = shown.find(({ id }) => id === category.id);
    if (same) same.foods.push(...category.foods);
    else shown.push({ ...category, foods: [...category.foods] });
  }
}

function countOf(categories: FoodCategory[]): number {
  return categories.reduce((sum, { foods }) => sum + foods.length, 0);
}
