import { and, arrayOverlaps, type Column, or, type SQL, sql } from "drizzle-orm";
import type { StoreFilter, StoreSort } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { readColumns } from "../../db/read-columns.ts";
import { store_places } from "../../db/schema/place-tables.ts";
import { store_texts } from "../../db/schema/text-tables.ts";
import { searchText, termGrams } from "../../db/search-grams.ts";
import { matchingLines } from "./product-lines.ts";
import { typeMatch } from "./search-match-rules.ts";
import { type SearchTerm, wordsForDish, wordsForStore } from "./search-terms.ts";
import { readTypes } from "./search-types.ts";
import { possibleParts, possibleWords } from "./search-typo-rules.ts";
import { meets, sortColumns } from "./store-list-rules.ts";
import type { Reach } from "./store-reach.ts";
import type { TypeOfStore } from "./store-service.ts";
import { type StoreTexts, textsOf, textVersion } from "./store-texts.ts";

// Only this file searches the index of the texts. To use another search engine, replace the functions of this file.

/**
 * The maximum number of stores whose products are compared with a wrongly typed term. If the texts of more stores
 * contain a part of a word that the term may mean (`possibleParts`), only the products of the nearest stores are read.
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
};

type Wanted = { terms: SearchTerm[]; sort: StoreSort; filter: StoreFilter[] };

/**
 * Reads all stores in reach whose name, types and products together contain every term or a synonym of it. Also reads
 * some stores that do not match. The texts of some of them contain all grams of a term (search-grams.ts) but not the
 * term itself. Others match one term by their type but lack another term. Therefore the caller must compare the texts.
 * The stores are sorted by `open_rank`. Stores with the same rank are sorted by distance.
 */
export async function findCandidates(
  db: Database,
  reach: Reach,
  { terms, sort, filter }: Wanted,
): Promise<Candidate[]> {
  const { store_id, type_ids } = store_places;
  const order = sortColumns(sort, reach);
  const position =
    order.length > 0 ? sql`rank() over (order by ${sql.join(order, sql`, `)})` : sql`1`;
  const chosen = and(...filter.map((name) => meets(name, reach))) ?? sql`true`;
  const types = await readTypes(db);
  const wanted = terms.map((term) => ({
    lists: wordLists(term),
    type_ids: idsOfTypes(types.all, term),
  }));
  const found = await readColumns(db, {
    columns: {
      id: store_id,
      version: MATCHED_VERSION,
      type_ids: idsText(type_ids),
      open_rank: reach.open_rank,
      position,
      chosen: sql`case when ${chosen} then 1 else 0 end`,
    },
    from: sql`${placesIn(reach)} inner join ${textsWith(wanted, reach)} on ${IS_MATCHED}
      order by ${reach.open_rank}, ${reach.distance_m}, ${store_id}`,
  });
  const rows = found.id.map((id, index) => ({
    id: Number(id),
    version: found.version[index] ?? "",
    types: types.listOf(found.type_ids[index] ?? ""),
    open_rank: Number(found.open_rank[index]),
    position: Number(found.position[index]),
    isChosen: found.chosen[index] === "1",
  }));
  const texts = await textsOf(db, rows);
  return rows.flatMap(({ id, version, ...row }) => {
    const store = texts.get(id);
    return store ? [{ ...row, store }] : [];
  });
}

/**
 * Reads the names with which a wrongly typed term is compared: the names of stores in reach and of their types (for
 * some terms only of some stores, see `otherMatches`), and the names of some products. There are too many products to
 * compare all of them. Only products that contain a part of a word that the term may mean (`possibleParts`) are read,
 * and only from the nearest `MAX_STORES_COMPARED` stores. Returns no names for a term that is too short or too long to
 * be corrected.
 */
export async function similarNames(db: Database, reach: Reach, term: string): Promise<string[]> {
  const lists = possibleParts(term);
  if (lists.length === 0) return [];
  const types = await readTypes(db);
  const similar = textsWith([{ lists, type_ids: [] }], reach);
  const others = textsWith(otherMatches(term, types.all), reach);
  const found = await readColumns(db, {
    columns: {
      id: store_places.store_id,
      version: MATCHED_VERSION,
      // `readColumns` allows no line break and no semicolon in a value, so both become spaces. The comparison of names
      // ignores line breaks, semicolons and spaces.
      name: sql`translate(matched.name, ${"\n;"}, '  ')`,
      type_ids: idsText(store_places.type_ids),
      is_similar: sql`matched.is_similar`,
    },
    from: sql`${placesIn(reach)} inner join (select *, 1 as is_similar from ${similar}
      union all select *, 0 from ${others}) as matched on ${IS_MATCHED} order by ${reach.distance_m}`,
  });
  const nearest = found.id
    .map((id, index) => ({ id: Number(id), version: found.version[index] ?? "" }))
    .filter((_store, index) => found.is_similar[index] === "1")
    .slice(0, MAX_STORES_COMPARED);
  const texts = await textsOf(db, nearest);
  const words = [...new Set(lists.map(longest))];
  const named = [
    ...[...new Set(found.type_ids)].flatMap(types.listOf),
    ...[...texts.values()].flatMap(({ products }) =>
      matchingLines(products, words, reach.dining_type),
    ),
  ];
  return [...new Set([...found.name, ...named.map(({ name }) => name)])];
}

/**
 * Returns the conditions for the stores whose own names and types are compared with a term. An empty list means all
 * stores. If only characters that sound alike are corrected in the term (`possibleWords`), there is one condition: the
 * texts of the store contain the term itself, or the store has a type whose name contains the term or a word that the
 * term may mean.
 */
function otherMatches(term: string, types: TypeOfStore[]): Match[] {
  const words = possibleWords(term)?.concat(term);
  if (!words) return [];
  const meant = types.filter(({ name }) => words.some((word) => searchText(name).includes(word)));
  return [{ lists: [[term]], type_ids: meant.map(({ id }) => id) }];
}

function idsText(ids: Column): SQL {
  return sql`array_to_string(${ids}, ',')`;
}

const IS_MATCHED = sql`matched.store_id = ${store_places.store_id}`;
/** The version is cast to text after the join, because the join has fewer rows than the subquery `matched`. */
const MATCHED_VERSION = sql<string>`matched.version::text`;

/**
 * Returns the subquery of the rows of `store_places` in reach. Its name is the name of the table. `offset 0` makes
 * PostgreSQL read these rows and the matched texts by their own indexes, and then join them. Without it, PostgreSQL
 * reads the row of `store_texts` separately for each store in reach, because it expects fewer such stores than there
 * are.
 */
function placesIn({ where }: Reach): SQL {
  return sql`(select * from ${store_places} where ${where} offset 0) as ${store_places}`;
}

/**
 * A condition of a search. A store meets it if the texts of the store contain all parts of one of these lists, or if
 * the store has one of these types.
 */
type Match = { lists: string[][]; type_ids: number[] };

/**
 * Returns the subquery `matched`: the rows of `store_texts` of all stores that meet all of these conditions, and of
 * some other stores. The other stores have the grams of a word but not the word itself, or meet one condition by their
 * type and do not meet another condition. All conditions on the grams form one text query, so that one lookup in the
 * index answers them.
 */
function textsWith(all: Match[], reach: Reach): SQL {
  const isInTexts = containsAll(all.map(queryOf));
  const typed = all.filter(({ type_ids }) => type_ids.length > 0);
  const lacking = typed.map((match) => sql`(${typedWithoutGrams(match, reach)})`);
  const ids = sql`array(${sql.join(lacking, sql` union all `)})`;
  const isLacking = lacking.length > 0 ? sql`${store_texts.store_id} = any(${ids})` : undefined;
  return sql`(select ${store_texts.store_id}, ${textVersion} as version, ${store_texts.name} from ${store_texts}
    where ${or(isInTexts, isLacking)} offset 0) as matched`;
}

/**
 * Returns the query of the stores in reach that have a matching type but whose texts lack the grams of the term. The
 * type of such a store was added by a program that did not write the grams of the type's name. Usually there are no
 * such stores.
 */
function typedWithoutGrams(match: Match, { where }: Reach): SQL {
  const hasType = and(where, arrayOverlaps(store_places.type_ids, match.type_ids));
  return sql`select ${store_places.store_id} from ${store_places} where ${hasType}
    except select ${store_texts.store_id} from ${store_texts} where ${containsAll([queryOf(match)])}`;
}

/**
 * The `select` hides the text query from the planner of PostgreSQL. A planner that saw frequent grams would read all
 * rows instead of the index, because it does not know that long texts are slow to read.
 */
function containsAll(queries: string[]): SQL {
  if (queries.length === 0) return sql`true`;
  return sql`${store_texts.grams} @@ (select ${queries.join("&")}::tsquery)`;
}

/** Returns a text query that matches texts with all grams of at least one of the lists. */
function queryOf({ lists }: Match): string {
  return `(${lists.map(gramsOf).join("|")})`;
}

/**
 * Returns a text query that matches texts with all grams of these parts. Grams have only letters and digits, so they
 * need no escaping.
 */
function gramsOf(parts: string[]): string {
  const grams = parts.flatMap(termGrams).map((gram) => `'${gram}'`);
  return `(${grams.join("&")})`;
}

function wordLists(term: SearchTerm): string[][] {
  return [...new Set([...wordsForStore(term), ...wordsForDish(term)])].map((word) => [word]);
}

function idsOfTypes(types: TypeOfStore[], term: SearchTerm): number[] {
  return types.filter(({ name }) => typeMatch(name, [term]) !== null).map(({ id }) => id);
}

function longest(parts: string[]): string {
  return parts.reduce((long, part) => (part.length > long.length ? part : long), "");
}
