import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { createRandom } from "../../backend/seed/random.ts";
import type { RowRead } from "./dependency-graph.ts";
import { ADDED, TRACKED, withVersions } from "./tracked-rows.ts";
import { type Weakening, weaken } from "./weakenings.ts";

/** A transaction as the parent process gets it. `snapshot` says which transactions a read of a list has seen. */
export type RecordedTransaction = {
  id: string;
  reads: RowRead[];
  lists: { list: string; snapshot: string }[];
};
type Query = { text: string; values?: unknown[]; rowMode?: string };
type Result = { rows: unknown[][] };
type Run = (query: Query, values?: unknown[]) => Promise<Result>;
type Found = Omit<RecordedTransaction, "id">;

/** The longest pause before a statement. The pauses make the transactions of the two processes overlap. */
const PAUSE_MS = 2;

/**
 * Replaces the `query` method of the PostgreSQL driver, so that the backend's code stays unchanged. The new method
 * records what each transaction reads: it adds columns with the version of each row to the query. It also applies the
 * weakening.
 */
export function recordQueries() {
  const open = new WeakMap<object, Found>();
  const ended: RecordedTransaction[] = [];
  const settings = { weakening: null as Weakening | null, random: createRandom(1) };
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;

  async function inTransaction(client: object, config: Query, values: unknown[] = []) {
    const run: Run = (...given) => query.apply(client, given) as Promise<Result>;
    const found = open.get(client);
    if (!found) return run(config, values);
    await wait(settings.random.between(0, PAUSE_MS));
    if (/^rollback/.test(config.text)) open.delete(client);
    if (/^commit/.test(config.text)) {
      open.delete(client);
      return commit(run, { config, found });
    }
    return read(run, { config, values, found });
  }

  async function commit(run: Run, { config, found }: { config: Query; found: Found }) {
    const text = "select pg_current_xact_id_if_assigned()::text";
    const { rows } = await run({ text, rowMode: "array" });
    const answer = await run(config);
    const [id] = rows[0] ?? [];
    if (typeof id === "string") ended.push({ id, ...found });
    return answer;
  }

  pg.Client.prototype.query = function queryOf(this: object, config: Query, ...rest: unknown[]) {
    if (typeof config?.text !== "string") return query.call(this, config, ...rest);
    const weakened = { ...config, text: weaken(config.text, settings.weakening) };
    if (/^begin/.test(config.text)) open.set(this, { reads: [], lists: [] });
    // A call with a callback comes from the pool and is a statement outside of a transaction.
    if (typeof rest.at(-1) === "function") return query.call(this, weakened, ...rest);
    return inTransaction(this, weakened, rest[0] as unknown[] | undefined);
  } as typeof pg.Client.prototype.query;

  return {
    weaken(weakening: Weakening | null, seed: number) {
      settings.weakening = weakening;
      settings.random = createRandom(seed);
    },
    /** Returns the transactions that have changed or locked a row and have committed since the last call. */
    takeEnded: () => ended.splice(0),
  };
}

type Reading = { config: Query; values: unknown[]; found: Found };

/** Runs a statement and records the versions of the rows that it read. Returns the rows without the added columns. */
async function read(run: Run, { config, values, found }: Reading): Promise<Result> {
  const versioned = config.rowMode === "array" ? withVersions(config.text) : null;
  if (!versioned) return run(config, values);
  const { text, tables, list } = versioned;
  if (list) {
    const snapshot = "select pg_current_snapshot()::text";
    const { rows } = await run({ text: snapshot, rowMode: "array" });
    const name = `${list.table} of ${values[list.parameter - 1]}`;
    found.lists.push({ list: name, snapshot: String(rows[0]?.[0]) });
  }
  const result = await run({ ...config, text }, values);
  for (const row of result.rows) {
    const added = row.splice(row.length - tables.length * ADDED);
    found.reads.push(...tables.flatMap((table, at) => readOf(table, added.slice(at * ADDED))));
  }
  return result;
}

/** Returns the read of one row, or nothing if an outer join found no row in this table. */
function readOf(table: string, [key, object, version]: unknown[]): RowRead[] {
  if (version === null) return [];
  const [kind] = TRACKED[table]?.object ?? [];
  return [{ row: `${table} ${key}`, object: `${kind} ${object}`, version: Number(version) }];
}
