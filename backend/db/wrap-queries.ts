import type { QueryConfig } from "pg";
import { currentRequestId } from "../../lib/process/request-id.ts";
import { currentSpan, withClientSpan } from "../../lib/process/tracing.ts";

type Query = (...given: unknown[]) => Promise<unknown>;
type Queries = { query: (...given: never[]) => unknown };

/** Queries that are already rewritten. The pool passes them on to a connection, which must not rewrite them again. */
const rewritten = new WeakSet<object>();

/**
 * Makes a pool or a connection replace each query object by the result of `rewrite`, which must be a new object. Also
 * adds a span for each of these queries to the trace of the request. The pool does both before it waits for a
 * connection, because the wait may end in the context of another request. A `commit` rejects if a query of the
 * transaction has failed. Queries that are given as strings stay unchanged.
 */
export function wrapQueries(queries: Queries, rewrite: (query: QueryConfig) => QueryConfig): void {
  const query = queries.query.bind(queries) as Query;
  queries.query = (config: unknown, ...rest: unknown[]) => {
    if (!isQuery(config) || rewritten.has(config)) return query(config, ...rest);
    const copy = rewrite(config);
    rewritten.add(copy);
    const result = runTraced(config.text, () => query(copy, ...rest));
    return config.text === "commit" ? result.then(requireCommit) : result;
  };
}

/**
 * PostgreSQL answers a `commit` with ROLLBACK if a query of the transaction has failed and the error was caught.
 * drizzle does not check the answer.
 */
function requireCommit(result: unknown): unknown {
  if ((result as { command?: string }).command === "ROLLBACK") {
    throw new Error("the transaction was rolled back, because one of its queries failed");
  }
  return result;
}

/**
 * Adds the id of the current request as a comment, so that an operator can find the request of a line in the server's
 * log or in `pg_stat_activity`. The text of a prepared statement is not changed, because all queries with its name must
 * have the same text.
 */
export function addRequestId(query: QueryConfig): QueryConfig {
  const id = currentRequestId();
  if (id === undefined || query.name) return { ...query };
  return { ...query, text: `${query.text} /* req=${id} */` };
}

/** Runs a query in a span. The text of the query may be recorded, because it has placeholders instead of values. */
function runTraced<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!currentSpan()) return work();
  const [verb = "query"] = /\w+/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(text) ?? [];
  const name = table ? `${verb} ${table}` : verb;
  const values = { "db.system.name": "postgresql", "db.query.text": text } as const;
  return withClientSpan({ name, values }, work);
}

/** Returns false for a query that is given as a string, and for a cursor. */
function isQuery(config: unknown): config is QueryConfig {
  if (typeof config !== "object" || config === null || "submit" in config) return false;
  return "text" in config && typeof config.text === "string";
}
