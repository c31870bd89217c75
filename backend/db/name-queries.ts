import type { QueryConfig } from "pg";
import { currentRequestId } from "../../lib/process/request-id.ts";
import { currentSpan, withClientSpan } from "../../lib/process/tracing.ts";

type Query = (...given: unknown[]) => Promise<unknown>;
type Queries = { query: (...given: never[]) => unknown };

/**
 * Queries that already have the request id. The pool passes them on to a connection, which must not add the id again.
 */
const tagged = new WeakSet<object>();

/**
 * Adds the request id as a comment to the queries of a request, so that an operator can find the request of a line in
 * the server's log or in `pg_stat_activity`. Also adds a span for each query to the trace of the request. The pool does
 * both before it waits for a connection, because the wait may end in the context of another request.
 */
export function tagQueries(queries: Queries): void {
  const query = queries.query.bind(queries) as Query;
  queries.query = (config: unknown, ...rest: unknown[]) => {
    const isOfRequest = currentRequestId() !== undefined || currentSpan() !== undefined;
    if (!isOfRequest || !isQuery(config) || tagged.has(config)) return query(config, ...rest);
    const own = { ...config, text: textWithId(config) };
    tagged.add(own);
    return runTraced(config.text, () => query(own, ...rest));
  };
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

/**
 * Returns the query text with the request id. The text of a prepared statement is not changed, because all queries with
 * its name must have the same text.
 */
function textWithId({ text, name }: QueryConfig): string {
  const id = currentRequestId();
  return id === undefined || name ? text : `${text} /* req=${id} */`;
}

/** Returns false for a query that is given as a string, and for a cursor. */
function isQuery(config: unknown): config is QueryConfig {
  if (typeof config !== "object" || config === null || "submit" in config) return false;
  return "text" in config && typeof config.text === "string";
}
