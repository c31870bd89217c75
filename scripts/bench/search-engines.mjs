import { sql } from "drizzle-orm";
import { searchStores } from "../../backend/modules/catalog/store-search-service.ts";

/**
 * Search extensions of PostgreSQL, used as their manuals show. `using` is the USING clause of the index on a column,
 * `matches` is the condition for a row, and `score` is the number by which the rows are sorted.
 */
const EXTENSIONS = [
  {
    name: "pg_trgm",
    using: (column) => sql`gin (${column} gin_trgm_ops)`,
    matches: (column, keyword) => sql`${keyword} <% ${column}`,
    score: (column, keyword) => sql`word_similarity(${keyword}, ${column})`,
  },
  {
    name: "pg_bigm",
    using: (column) => sql`gin (${column} gin_bigm_ops)`,
    matches: (column, keyword) =>
      sql`(${column} like likequery(${keyword}) or ${column} =% ${keyword})`,
    score: (column, keyword) => sql`bigm_similarity(${column}, ${keyword})`,
  },
  {
    name: "pgroonga",
    using: (column) => sql`pgroonga (${column})`,
    matches: (column, keyword) => sql`${column} &@~ ${keyword}`,
    score: (_column, _keyword, table) => sql`pgroonga_score(${table}.tableoid, ${table}.ctid)`,
  },
];
const TABLES = ["stores", "store_types", "foods"];

/** Returns the search of the shop. The search returns the ids of the stores on the first page. */
export function ownEngine(deps, place) {
  return {
    name: "own",
    search: async (keyword) => {
      const query = { ...place, keyword, page: 1, sort: "recommended", filter: [] };
      const { stores } = await searchStores(deps, query);
      return stores.map(({ id }) => id);
    },
  };
}

/**
 * Creates the indexes of the extensions that this server has. Returns the searches of these extensions, which find only
 * stores of `ids`.
 */
export async function offeredEngines(db, ids) {
  const { rows } = await db.execute(sql`select name from pg_available_extensions`);
  const offered = EXTENSIONS.filter(({ name }) => rows.some((row) => row.name === name));
  for (const { name, using } of offered) {
    await db.execute(sql`create extension if not exists ${sql.identifier(name)}`);
    for (const table of TABLES) {
      const index = sql.identifier(`bench_${name}_${table}`);
      await db.execute(
        sql`create index if not exists ${index} on ${sql.identifier(table)} using ${using(sql`name`)}`,
      );
    }
  }
  return offered.map((extension) => ({
    name: extension.name,
    search: (keyword, limit) => searchWith(db, extension, { keyword, ids, limit }),
  }));
}

async function searchWith(db, { matches, score }, { keyword, ids, limit }) {
  const [typed, reach] = [sql`${keyword}::text`, sql`any(${sql.param(ids)}::bigint[])`];
  const hits = (table) => {
    const name = sql`${sql.identifier(table)}.name`;
    return { found: matches(name, typed), points: score(name, typed, sql.identifier(table)) };
  };
  const [store, type, food] = TABLES.map(hits);
  const { rows } = await db.execute(
    sql`select store_id from (
          select id as store_id, ${store.points} as points from stores
            where ${store.found} and id = ${reach}
          union all select store_id, ${type.points} from store_types
            join store_store_types on type_id = store_types.id
            where ${type.found} and store_id = ${reach}
          union all select store_id, ${food.points} from foods
            where ${food.found} and store_id = ${reach} and sale_status = 1
        ) as hits group by store_id order by max(points) desc, store_id limit ${limit}`,
  );
  return rows.map(({ store_id }) => store_id);
}
