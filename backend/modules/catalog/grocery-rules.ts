import { SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { GroceryCategory } from "../../../lib/contracts/products.ts";
import { searchText } from "../../db/search-grams.ts";
import { type SearchTerm, wordsForDish } from "./search-terms.ts";

export type CategoryRow = {
  id: number;
  parent_id: number | null;
  name: string;
  image: string;
  food_count: number;
};

/** Arranges a store's categories in two levels, in the order of the rows. Categories without products are left out. */
export function categoryTree(rows: CategoryRow[]): GroceryCategory[] {
  const below = Map.groupBy(rows, (row) => row.parent_id);
  const tops = (below.get(null) ?? []).map(({ id, name, image, food_count }) => {
    const children = (below.get(id) ?? []).filter((child) => child.food_count > 0);
    return {
      id,
      name,
      image,
      food_count: children.reduce((sum, child) => sum + child.food_count, food_count),
      children: children.map((child) => ({ id: child.id, name: child.name })),
    };
  });
  return tops.filter((top) => top.food_count > 0);
}

type Found = { name: string; sale_status: number };

/**
 * Sorts search results: first products whose name contains all terms and begins with one of them, then other products
 * whose name contains all terms, then the remaining products. A synonym of a term counts like the term
 * (`wordsForDish`). Each group is sorted by sale status, products on sale first, and then by the length of the name,
 * shorter names first.
 */
export function bestFirst<Row extends Found>(rows: Row[], terms: SearchTerm[]): Row[] {
  const ranked = rows.map((row) => ({ row, rank: rankOf(row, terms) }));
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ row }) => row);
}

/** True if the text contains the term or a synonym of it. `text` is a result of `searchText`. */
export function containsTerm(text: string, term: SearchTerm): boolean {
  return wordsForDish(term).some((word) => text.includes(word));
}

function rankOf({ name, sale_status }: Found, terms: SearchTerm[]): number[] {
  const text = searchText(name);
  const holds = terms.every((term) => containsTerm(text, term));
  const begins = terms.flatMap(wordsForDish).some((word) => text.startsWith(word));
  const rank = holds ? Number(!begins) : DESCRIPTION_NEEDED;
  return [rank, sale_status === SALE_STATUS_ON_SALE ? 0 : 1, text.length];
}

/**
 * The rank of a product whose name does not contain all terms. A name with all terms has rank 0 if it begins with one
 * of them, or else rank 1.
 */
const DESCRIPTION_NEEDED = 2;

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
