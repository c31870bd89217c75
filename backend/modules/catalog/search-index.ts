import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { DiningType, StoreFilter, StoreSort } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { store_places, store_prices } from "../../db/schema/place-tables.ts";
import { store_types } from "../../db/schema/store-tables.ts";
import { store_texts } from "../../db/schema/text-tables.ts";
import { termGrams } from "../../db/search-grams.ts";
import { allLines, matchingLines, type ProductLine } from "./product-lines.ts";
import { type SearchTerm, wordsForDish, wordsForStore } from "./search-terms.ts";
import { possibleParts } from "./search-typo-rules.ts";
import { meets, sortColumns } from "./store-list-rules.ts";
import type { Reach } from "./store-reach.ts";
import type { TypeOfStore } from "./store-service.ts";
import { type StoreTexts, textsOf, textVersion } from "./store-texts.ts";

// Only this file knows how the texts are indexed. Another search engine would replace its functions.

/** The maximum number of stores whose texts are compared with a wrongly typed term. The nearest stores are read. */
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
  /** The products whose texts contain a word of the search. With `allProducts`, all products. */
  products: ProductLine[];
};

type Wanted = {
  terms: SearchTerm[];
  allProducts: boolean;
  sort: StoreSort;
  filter: StoreFilter[];
};

/**
 * Reads the stores in reach whose name, types and products contain all terms. Some of them contain only the grams of a
 * term, so the caller must compare the texts. Open stores come first, then nearer stores.
 */
export async function findCandidates(
  db: Database,
  reach: Reach,
  { terms, allProducts, sort, filter }: Wanted,
): Promise<Candidate[]> {
  const { store_id, type_ids } = store_places;
  const order = sortColumns(sort, reach);
  const position =
    order.length > 0 ? sql`rank() over (order by ${sql.join(order, sql`, `)})` : sql`1`;
  const chosen = and(...filter.map((name) => meets(name, reach))) ?? sql`true`;
  const [rows, types] = await Promise.all([
    db
      .select({
        id: sql<number>`${store_id}`,
        version: MATCHED_VERSION,
        type_ids: sql<string>`array_to_string(${type_ids}, ',')`,
        open_rank: reach.open_rank,
        position: position.mapWith(Number),
        isChosen: sql<boolean>`coalesce(${chosen}, false)`,
      })
      .from(placesIn(reach))
      .innerJoin(textsWith(terms.map(wordLists)), IS_MATCHED)
      .leftJoin(store_prices, eq(store_prices.store_id, store_id))
      .orderBy(reach.open_rank, reach.distance_m, store_id),
    typesById(db),
  ]);
  const texts = await textsOf(db, rows);
  const readProducts = productReader(allProducts ? [] : terms, reach.dining_type);
  const typesOf = typeReader(types);
  return rows.flatMap(({ id, type_ids, ...found }) => {
    const store = texts.get(id);
    if (!store) return [];
    return { ...found, store, types: typesOf(type_ids), products: readProducts(store.products) };
  });
}

/** Reads the names of the stores in reach, and of their types and products, that are similar to a term. */
export async function similarNames(db: Database, reach: Reach, term: string): Promise<string[]> {
  const lists = possibleParts(term);
  if (lists.length === 0) return [];
  const [rows, types] = await Promise.all([
    db
      .select({ id: sql<number>`${store_places.store_id}`, version: MATCHED_VERSION })
      .from(placesIn(reach))
      .innerJoin(textsWith([lists]), IS_MATCHED)
      .orderBy(reach.distance_m)
      .limit(MAX_STORES_COMPARED),
    typesById(db),
  ]);
  const texts = await textsOf(db, rows);
  const words = [...new Set(lists.map(longest))];
  const names = [...texts.values()].flatMap(({ name, products }) => [
    name,
    ...matchingLines(products, words, reach.dining_type).map((line) => line.name),
  ]);
  return [...new Set([...names, ...[...types.values()].map((type) => type.name)])];
}

/** Returns the ids of those types that at least one store in reach has. */
export async function typesInReach(db: Database, reach: Reach, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { type_ids } = store_places;
  const isReached = sql`exists (select 1 from ${store_places}
    where ${and(reach.where, sql`${type_ids} @> array[${store_types.id}]`)})`;
  const rows = await db
    .select({ id: store_types.id })
    .from(store_types)
    .where(and(inArray(store_types.id, ids), isReached));
  return rows.map(({ id }) => id);
}

const IS_MATCHED = sql`matched.store_id = ${store_places.store_id}`;
const MATCHED_VERSION = sql<string>`matched.version`;

/**
 * Returns the subquery of the rows of `store_places` in reach. Its name is the name of the table. `offset 0` makes
 * PostgreSQL read these rows and the matched texts by their own indexes, and then join them. Without it, PostgreSQL reads
 * the other table row by row, because it expects fewer rows than there are.
 */
function placesIn({ where }: Reach): SQL {
  return sql`(select * from ${store_places} where ${where} offset 0) as ${store_places}`;
}

/**
 * Returns the subquery `matched` of the texts that contain, for each member of `all`, at least one of its lists of
 * parts. A list is contained if all grams of its parts are. The inner `select` hides the query from the planner of
 * PostgreSQL, which would otherwise read all rows for frequent grams and does not know that long texts are slow to read.
 */
function textsWith(all: string[][][]): SQL {
  const query = all.map((lists) => `(${lists.map(gramsOf).join("|")})`).join("&");
  const where = query === "" ? sql`true` : sql`${store_texts.grams} @@ (select ${query}::tsquery)`;
  return sql`(select ${store_texts.store_id}, ${textVersion} as version from ${store_texts}
    where ${where} offset 0) as matched`;
}

/** Returns the part of a text query for all grams of these parts. Grams have only letters and digits. */
function gramsOf(parts: string[]): string {
  const grams = parts.flatMap(termGrams).map((gram) => `'${gram}'`);
  return `(${grams.join("&")})`;
}

function wordLists(term: SearchTerm): string[][] {
  return [...new Set([...wordsForStore(term), ...wordsForDish(term)])].map((word) => [word]);
}

function productReader(terms: SearchTerm[], dining_type: DiningType) {
  const words = [...new Set(terms.flatMap(wordsForDish))];
  if (words.length === 0) return (products: string) => allLines(products, dining_type);
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
