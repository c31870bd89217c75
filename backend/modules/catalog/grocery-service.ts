import { and, asc, count, eq, inArray, or } from "drizzle-orm";
import { CODE, type DiningType } from "../../../lib/contracts/codes.ts";
import type { GroceryCategory, GroceryList } from "../../../lib/contracts/products.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { food_categories, foods } from "../../db/schema/store-tables.ts";
import { containsAnyWord, searchText } from "../../db/search-grams.ts";
import { ServiceError } from "../../service-error.ts";
import { foodForType, isSoldFor } from "./dining-menu-rules.ts";
import { assertStore, countSoldToday, menuColumns } from "./food-service.ts";
import { bestFirst, categoryTree, containsTerm } from "./grocery-rules.ts";
import { type SearchTerm, searchTerms, wordsForDish } from "./search-terms.ts";

const PAGE_PRODUCTS = 40;

type StoreRequest = { store_id: number; dining_type: DiningType };

export async function groceryCategories(
  deps: Deps,
  { store_id, dining_type }: StoreRequest,
): Promise<GroceryCategory[]> {
  const rows = await deps.db
    .select({
      id: food_categories.id,
      parent_id: food_categories.parent_id,
      name: food_categories.name,
      image: food_categories.image,
      food_count: count(foods.id),
    })
    .from(food_categories)
    .leftJoin(
      foods,
      and(
        eq(foods.category_id, food_categories.id),
        eq(foods.store_id, store_id),
        isSoldFor(dining_type),
      ),
    )
    .where(eq(food_categories.store_id, store_id))
    .groupBy(food_categories.id)
    .orderBy(asc(food_categories.position), asc(food_categories.id));
  if (rows.length === 0) await assertStore(deps.db, store_id);
  return categoryTree(rows);
}

type CategoryRequest = StoreRequest & { category_id: number; page: number };

/**
 * Returns a page of the products of a category. A category of the first level also contains the products of its
 * subcategories, one subcategory after another.
 */
export async function categoryProducts(deps: Deps, request: CategoryRequest): Promise<GroceryList> {
  const { store_id, dining_type, category_id, page } = request;
  const [category] = await deps.db
    .select({ id: food_categories.id })
    .from(food_categories)
    .where(and(eq(food_categories.id, category_id), eq(food_categories.store_id, store_id)));
  if (!category) {
    await assertStore(deps.db, store_id);
    throw new ServiceError(CODE.refused, "找不到這個分類", "unknown-category");
  }
  const inCategory = or(
    eq(food_categories.id, category_id),
    eq(food_categories.parent_id, category_id),
  );
  const where = and(eq(foods.store_id, store_id), inCategory, isSoldFor(dining_type));
  const [whole] = await deps.db
    .select({ total: count() })
    .from(foods)
    .innerJoin(food_categories, eq(food_categories.id, foods.category_id))
    .where(where);
  const rows = await deps.db
    .select(menuColumns)
    .from(foods)
    .innerJoin(food_categories, eq(food_categories.id, foods.category_id))
    .where(where)
    .orderBy(
      asc(food_categories.position),
      asc(food_categories.id),
      asc(foods.position),
      asc(foods.id),
    )
    .limit(PAGE_PRODUCTS)
    .offset((page - 1) * PAGE_PRODUCTS);
  return { data: await withSales(deps, rows, dining_type), last_page: lastPage(whole?.total ?? 0) };
}

type SearchRequest = StoreRequest & { terms: string; page: number };

/**
 * Returns a page of the products that match every search term, the best matches first. A product matches a term if its
 * name or description contains the term or a synonym of it.
 */
export async function storeSearch(deps: Deps, request: SearchRequest): Promise<GroceryList> {
  const { store_id, dining_type, page } = request;
  await assertStore(deps.db, store_id);
  const terms = searchTerms(request.terms);
  if (terms.length === 0) return { data: [], last_page: 1 };
  const found = await deps.db
    .select({ id: foods.id, name: foods.name, desc: foods.desc, sale_status: foods.sale_status })
    .from(foods)
    .where(
      and(
        eq(foods.store_id, store_id),
        isSoldFor(dining_type),
        ...terms.map((term) => containsAnyWord(foods.search_grams, wordsForDish(term))),
      ),
    )
    .orderBy(asc(foods.id));
  // The query finds the products that have all grams of a word (search-grams.ts). Some of them do not contain the word
  // itself, so the texts are compared too.
  const matching = found.filter((food) => terms.every((term) => isInTexts(food, term)));
  const ids = bestFirst(matching, terms).map(({ id }) => id);
  const shown = ids.slice((page - 1) * PAGE_PRODUCTS, page * PAGE_PRODUCTS);
  const rows = await deps.db.select(menuColumns).from(foods).where(inArray(foods.id, shown));
  const sold = await withSales(deps, rows, dining_type);
  const byId = new Map(sold.map((row) => [row.id, row]));
  return { data: shown.flatMap((id) => byId.get(id) ?? []), last_page: lastPage(ids.length) };
}

function isInTexts({ name, desc }: { name: string; desc: string }, term: SearchTerm): boolean {
  const texts = [searchText(name), searchText(desc)];
  return texts.some((text) => containsTerm(text, term));
}

type Listed = Parameters<typeof countSoldToday>[1][number] & Parameters<typeof foodForType>[0];

async function withSales<Row extends Listed>(deps: Deps, rows: Row[], dining_type: DiningType) {
  const sold = await countSoldToday(deps.db, rows, epochSeconds(deps));
  return rows.map((row) => ({
    ...foodForType(row, dining_type),
    sale_count: sold.get(row.id) ?? 0,
  }));
}

function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_PRODUCTS));
}
