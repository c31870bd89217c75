import type { DiningType } from "../../../lib/contracts/codes.ts";
import { allLines, matchingLines, type ProductLine } from "./product-lines.ts";
import { dishMatch, MATCH_RANK, storeRank } from "./search-match-rules.ts";
import { hasLimit, type PriceRange } from "./search-price.ts";
import { type SearchTerm, wordsForDish } from "./search-terms.ts";
import type { TypeOfStore } from "./store-service.ts";
import type { StoreTexts } from "./store-texts.ts";

export type SearchWords = { terms: SearchTerm[]; price: PriceRange; dining_type: DiningType };
export type SearchedStore = { store: StoreTexts; types: TypeOfStore[] };
/** Each rank is null without a match. `dish_rank` is the rank of the best dish. */
export type Ranks = { store_rank: number | null; dish_rank: number | null };
type KeptRanks = Ranks & { types: TypeOfStore[] };

/** The maximum number of searches whose ranks are kept for each store. */
const SEARCHES_KEPT = 24;
const ranksOfStores = new WeakMap<StoreTexts, Map<string, KeptRanks>>();

/**
 * Returns a function that ranks stores. A frequent word matches thousands of stores and each of them has many products,
 * so the ranks of the latest searches are kept as long as the `StoreTexts` object of the store exists. If the texts of
 * the store change, the store gets another object.
 */
export function storeRanker(words: SearchWords): (found: SearchedStore) => Ranks {
  const { terms, price, dining_type } = words;
  const search = JSON.stringify([terms.map(({ word }) => word), price, dining_type]);
  return (found) => {
    const searches = ranksOfStores.get(found.store) ?? new Map<string, KeptRanks>();
    const kept = searches.get(search);
    if (kept?.types === found.types) return kept;
    const ranks = { ...ranksOf(found, words), types: found.types };
    ranksOfStores.set(found.store, searches.set(search, ranks));
    const [oldest] = searches.keys();
    if (searches.size > SEARCHES_KEPT && oldest !== undefined) searches.delete(oldest);
    return ranks;
  };
}

function ranksOf(found: SearchedStore, words: SearchWords): Ranks {
  const products = productsOf(found, words);
  const rankOf = dishRanker(found, words);
  let dish_rank: number | null = null;
  for (const product of products) {
    const rank = rankOf(product);
    if (rank !== null && (dish_rank === null || rank < dish_rank)) dish_rank = rank;
  }
  return { store_rank: storeRank(found, products, words.terms), dish_rank };
}

/**
 * Returns the products for this dining type that may match: those that contain a term or a synonym of it (see
 * `matchingLines`). With a price limit, returns all products for this dining type in the price range.
 */
export function productsOf({ store }: SearchedStore, words: SearchWords): ProductLine[] {
  const { terms, price, dining_type } = words;
  if (hasLimit(price)) return allLines(store.products, dining_type, price);
  return matchingLines(store.products, [...new Set(terms.flatMap(wordsForDish))], dining_type);
}

/** Returns a function that returns the rank of a product of this store. */
export function dishRanker(found: SearchedStore, { terms, price }: SearchWords) {
  const otherRank = matchesAllProducts(found, { terms, price }) ? MATCH_RANK.inDishText : null;
  if (terms.length === 0) return () => otherRank;
  return (product: ProductLine) => dishMatch(product, found, terms) ?? otherRank;
}

/**
 * Returns true if all products in the price range match, because the name and the types of the store match all terms,
 * or because the search has a price limit and no terms. Returns false for a search without a price limit.
 */
export function matchesAllProducts(
  found: SearchedStore,
  { terms, price }: Pick<SearchWords, "terms" | "price">,
): boolean {
  return hasLimit(price) && storeRank(found, [], terms) !== null;
}
