import { inArray } from "drizzle-orm";
import type { DiningType } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { foods } from "../../db/schema/store-tables.ts";
import { searchText } from "../../db/search-grams.ts";
import { unitPriceFor } from "./dining-menu-rules.ts";
import type { ProductLine } from "./product-lines.ts";
import { type SearchTerm, wordsForDish } from "./search-terms.ts";

/** The maximum number of dishes of a store that are shown or named for each combination of terms. */
const MAX_DISHES = 3;

/**
 * Returns some of these products of a store, in the order of their ids. Products that match the same combination of
 * terms form a group, and at most `MAX_DISHES` products of each group are returned. Products whose name contains a term
 * or a synonym are preferred over products that contain it only in the description. Next, products with one of the
 * visitor's own words are preferred over products with only synonyms. With `prefersMeals`, expensive products are
 * preferred next, because they are meals rather than side dishes. Then short names are preferred.
 */
export function chooseProducts(
  products: ProductLine[],
  terms: SearchTerm[],
  { prefersMeals }: { prefersMeals: boolean },
): ProductLine[] {
  const described = products.map((product) => {
    const [name, desc] = [searchText(product.name), searchText(product.desc)];
    const contains = (words: string[]) =>
      words.some((word) => name.includes(word) || desc.includes(word));
    return {
      product,
      combination: terms.map((term) => contains(wordsForDish(term))).join(),
      isNamed: terms.flatMap(wordsForDish).some((word) => name.includes(word)),
      isOwnWord: contains(terms.map(({ word }) => word)),
    };
  });
  described.sort(
    (a, b) =>
      Number(b.isNamed) - Number(a.isNamed) ||
      Number(b.isOwnWord) - Number(a.isOwnWord) ||
      (prefersMeals ? b.product.unit_price - a.product.unit_price : 0) ||
      a.product.name.length - b.product.name.length,
  );
  return [...Map.groupBy(described, ({ combination }) => combination).values()]
    .flatMap((alike) => alike.slice(0, MAX_DISHES).map(({ product }) => product))
    .sort((a, b) => a.id - b.id);
}

/** Reads the fields of these foods that search results show. */
export async function readFoods(db: Database, ids: number[], dining_type: DiningType) {
  const rows = await db
    .select({
      id: foods.id,
      store_id: foods.store_id,
      item_type: foods.item_type,
      name: foods.name,
      desc: foods.desc,
      image: foods.image,
      unit_price: foods.unit_price,
      business_price: foods.business_price,
    })
    .from(foods)
    .where(inArray(foods.id, ids));
  return rows.map((row) => ({ ...row, unit_price: unitPriceFor(row, dining_type) }));
}
