import { and, arrayOverlaps, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { DiningType, StoreFilter, StoreSort } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { store_places, store_prices } from "../../db/schema/place-tables.ts";
import { store_types } from "../../db/schema/store-tables.ts";
import { store_texts } from "../../db/schema/text-tables.ts";
import { termGrams } from "../../db/search-grams.ts";
import { allLines, matchingLines, type ProductLine } from "./product-lines.ts";
import { typeMatch } from "./search-match-rules.ts";
import { hasLimit, type PriceRange } from "./search-price.ts";
import { type SearchTerm, wordsForDish, wordsForStore } from "./search-terms.ts";
import { possibleParts } from "./search-typo-rules.ts";
import { meets, sortColumns } from "./store-list-rules.ts";
import type { Reach } from "./store-reach.ts";
import type { TypeOfStore } from "./store-service.ts";
import { type StoreTexts, textsOf, textVersion } from "./store-texts.ts";

// Only this file knows how the texts are indexed. Another search engine would replace its functions.

/**
 * The maximum number of stores whose products are compared with a wrongly typed term. If there are more such stores,
 * the nearest are read.
 */
const MAX_STORES_COMPARED = 300;

/** A store that may match a search. */
export type Candidate = {
  store: StoreTexts;
  types: TypeOfStore[];
  /** 0 for an open store, a higher number for a busy store, and the highest number for a resting store. */
  open_rank: number;
  /** The position in the chosen order. Stores that are equal in this order have the same position. */
  position: number;
  /** True if the store meets all chosen filters. */
  isChosen: boolean;
  /**
   * The products that `matchingLines` finds for the words of the search. With a price limit, all products in the price
   * range.
   */
  products: ProductLine[];
};

type Wanted = {
  terms: SearchTerm[];
  price: PriceRange;
  sort: StoreSort;
  filter: StoreFilter[];
};

/**
 * Reads all stores in reach whose name, types and products together contain every term or a synonym of it. Also reads
 * some stores that contain only the grams of a term, or that have the type of one term but lack another term. Therefore
 * the caller must compare the texts. The stores are sorted by `open_rank`, and those with the same rank by distance.
 */
export async function findCandidates(
  db: Database,
  reach: Reach,
  { terms, price, sort, filter }: Wanted,
): Promise<Candidate[]> {
  const { store_id, type_ids } = store_places;
  const order = sortColumns(sort, reach);
  const position =
    order.length > 0 ? sql`rank() over (order by ${sql.join(order, sql`, `)})` : sql`1`;
  const chosen = and(...filter.map((name) => meets(name, reach))) ?? sql`true`;
  const types = await typesById(db);
  const wanted = terms.map((term) => ({
    lists: wordLists(term),
    type_ids: idsOfTypes(types, term),
  }));
  const rows = await db
    .select({
      id: sql<number>`${store_id}`,
      version: MATCHED_VERSION,
      type_ids: sql<string>`array_to_string(${type_ids}, ',')`,
      open_rank: reach.open_rank,
      position: position.mapWith(Number),
      isChosen: sql<boolean>`coalesce(${chosen}, false)`,
    })
    .from(placesIn(reach))
    .innerJoin(textsWith(wanted, reach), IS_MATCHED)
    .leftJoin(store_prices, eq(store_prices.store_id, store_id))
    .orderBy(reach.open_rank, reach.distance_m, store_id);
  const texts = await textsOf(db, rows);
  const readProducts = productReader({ terms, price }, reach.dining_type);
  const typesOf = typeReader(types);
  return rows.flatMap(({ id, type_ids, ...found }) => {
    const store = texts.get(id);
    if (!store) return [];
    return { ...found, store, types: typesOf(type_ids), products: readProducts(store.products) };
  });
}

/**
 * Reads the names with which a wrongly typed term is compared: the names of all stores in reach, of their types, and of
 * some products. There are too many products to compare all of them, so only products that contain a part of a possible
 * word (`possibleParts`) are read, from at most `MAX_STORES_COMPARED` stores. Returns no names for a term that is too
 * short or too long to be corrected.
 */
export async function similarNames(db: Database, reach: Reach, term: string): Promise<string[]> {
  const lists = possibleParts(term);
  if (lists.length === 0) return [];
  const [stores, types, products] = await Promise.all([
    storesInReach(db, reach),
    typesInReach(db, reach),
    similarProducts(db, reach, lists),
  ]);
  return [...new Set([...stores, ...types, ...products].map(({ name }) => name))];
}

function storesInReach(db: Database, reach: Reach): Promise<{ name: string }[]> {
  return db
    .select({ name: sql<string>`${store_texts.name}` })
    .from(placesIn(reach))
    .innerJoin(store_texts, eq(store_texts.store_id, store_places.store_id));
}

async function similarProducts(
  db: Database,
  reach: Reach,
  lists: string[][],
): Promise<ProductLine[]> {
  const rows = await db
    .select({ id: sql<number>`${store_places.store_id}`, version: MATCHED_VERSION })
    .from(placesIn(reach))
    .innerJoin(textsWith([{ lists, type_ids: [] }], reach), IS_MATCHED)
    .orderBy(reach.distance_m)
    .limit(MAX_STORES_COMPARED);
  const texts = await textsOf(db, rows);
  const words = [...new Set(lists.map(longest))];
  return [...texts.values()].flatMap(({ products }) =>
    matchingLines(products, words, reach.dining_type),
  );
}

/** Returns those types that at least one store in reach has. */
export function typesInReach(db: Database, { where }: Reach): Promise<TypeOfStore[]> {
  const ids = sql`(select unnest(${store_places.type_ids}) from ${store_places} where ${where})`;
  return db
    .select({ id: store_types.id, name: store_types.name })
    .from(store_types)
    .where(inArray(store_types.id, ids));
}

const IS_MATCHED = sql`matched.store_id = ${store_places.store_id}`;
const MATCHED_VERSION = sql<string>`matched.version`;

/**
 * Returns the subquery of the rows of `store_places` in reach. Its name is the name of the table. `offset 0` makes
 * PostgreSQL read these rows and the matched texts by their own indexes, and then join them. Without it, PostgreSQL reads
 * the rows of `store_texts` one by one, because it expects fewer rows than there are.
 */
function placesIn({ where }: Reach): SQL {
  return sql`(select * from ${store_places} where ${where} offset 0) as ${store_places}`;
}

/** A store meets a match if its texts contain all parts of one of these lists, or if it has one of these types. */
type Match = { lists: string[][]; type_ids: number[] };

/**
 * Returns the subquery `matched` of the texts of those stores that meet all of these matches, and of some more stores
 * that have a matching type. The inner `select` hides the text query from the planner of PostgreSQL. A planner that saw
 * frequent grams would read all rows instead of the index, because it does not know that long texts are slow to read.
 * For the same reason, there is one text query for all matches.
 */
function textsWith(all: Match[], reach: Reach): SQL {
  const isInTexts = containsAll(all.map(queryOf));
  const typed = all.filter(({ type_ids }) => type_ids.length > 0);
  const lacking = typed.map((match) => sql`(${typedWithoutGrams(match, reach)})`);
  const ids = sql`array(${sql.join(lacking, sql` union all `)})`;
  const isLacking = lacking.length > 0 ? sql`${store_texts.store_id} = any(${ids})` : undefined;
  return sql`(select ${store_texts.store_id}, ${textVersion} as version from ${store_texts}
    where ${or(isInTexts, isLacking)} offset 0) as matched`;
}

/**
 * Returns the query of the stores in reach that have a matching type but whose texts lack the grams of the term. Such a
 * store got its type from another tool, which does not write the grams of the type. Usually there are no such stores.
 */
function typedWithoutGrams(match: Match, { where }: Reach): SQL {
  const hasType = and(where, arrayOverlaps(store_places.type_ids, match.type_ids));
  return sql`select ${store_places.store_id} from ${store_places} where ${hasType}
    except select ${store_texts.store_id} from ${store_texts} where ${containsAll([queryOf(match)])}`;
}

function containsAll(queries: string[]): SQL {
  if (queries.length === 0) return sql`true`;
  return sql`${store_texts.grams} @@ (select ${queries.join("&")}::tsquery)`;
}

/** Returns a text query that matches texts with all grams of at least one of the lists. */
function queryOf({ lists }: Match): string {
  return `(${lists.map(gramsOf).join("|")})`;
}

/**
 * Returns the part of a text query for all grams of these parts. Grams have only letters and digits, so they need no
 * escaping.
 */
function gramsOf(parts: string[]): string {
  const grams = parts.flatMap(termGrams).map((gram) => `'${gram}'`);
  return `(${grams.join("&")})`;
}

function wordLists(term: SearchTerm): string[][] {
  return [...new Set([...wordsForStore(term), ...wordsForDish(term)])].map((word) => [word]);
}

function idsOfTypes(types: Map<number, TypeOfStore>, term: SearchTerm): number[] {
  return [...types.values()]
    .filter(({ name }) => typeMatch(name, [term]) !== null)
    .map(({ id }) => id);
}

function productReader({ terms, price }: Pick<Wanted, "terms" | "price">, dining_type: DiningType) {
  if (hasLimit(price)) return (products: string) => allLines(products, dining_type, price);
  const words = [...new Set(terms.flatMap(wordsForDish))];
  return (products: string) => matchingLines(products, words, dining_type);
}

/** Many stores have the same types, so the list of each combination is made once. */
function typeReader(types: Map<number, TypeOfStore>) {
  const lists = new Map<string, TypeOfStore[]>();
  return (type_ids: string): TypeOfStore[] => {
    const list =
      lists.get(type_ids) ?? type_ids.split(",").flatMap((id) => types.get(Number(id)) ?? []);
    lists.set(type_ids, list);
    return list;
  };
}

async function typesById(db: Database): Promise<Map<number, TypeOfStore>> {
  const rows = await db.select({ id: store_types.id, name: store_types.name }).from(store_types);
  return new Map(rows.map((type) => [type.id, type]));
}

function longest(parts: string[]): string {
  return parts.reduce((long, part) => (part.length > long.length ? part : long), "");
}
