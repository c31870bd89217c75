import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { QueryConfig } from "pg";
import { currentRequestId } from "../../lib/process/request-id.ts";
import { currentSpan, withClientSpan } from "../../lib/process/tracing.ts";

type Query = (...given: unknown[]) => Promise<unknown>;
type Queries = { query: (...given: never[]) => unknown };

/** Queries that already have the id. The pool passes them on to a connection, which must not add it again. */
const tagged = new WeakSet<object>();

/**
 * Adds the id of the request to every query as a comment, so that the log of the server and `pg_stat_activity` lead to
 * the request, and a span to its trace. The pool does so before it waits for a connection, because another request may
 * end that wait.
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

/**
 * The embedded database with a span for each query. It has no log that would need a comment. drizzle sends the same
 * parsers with each query, and PGlite would copy its own 300 for each of them, so they are set once on the database.
 */
export function tracedClient(client: PGlite): PGlite {
  const { transaction } = client;
  const traced = (queries: Pick<Transaction, "query">): Transaction["query"] => {
    const query = queries.query.bind(queries);
    return (text, values, { parsers, ...options } = {}) => {
      Object.assign(client.parsers, parsers);
      return runTraced(text, () => query(text, values, options));
    };
  };
  return {
    query: traced(client),
    transaction: (work: (tx: Transaction) => Promise<unknown>) =>
      transaction.call(client, (tx) => work({ ...tx, query: traced(tx) })),
  } as unknown as PGlite;
}

/** The text has placeholders instead of values. */
function runTraced<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!currentSpan()) return work();
  const [verb = "query"] = /\w+/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(text) ?? [];
  const name = table ? `${verb} ${table}` : verb;
  const values = { "db.system.name": "postgresql", "db.query.text": text } as const;
  return withClientSpan({ name, values }, work);
}

/** A prepared statement keeps its text, because its name stands for that text. */
function textWithId({ text, name }: QueryConfig): string {
  const id = currentRequestId();
  return id === undefined || name ? text : `${text} /* req=${id} */`;
}

/** False for a text with a callback and for a cursor. */
function isQuery(config: unknown): config is QueryConfig {
  if (typeof config !== "object" || config === null || "submit" in config) return false;
  return "text" in config && typeof config.text === "string";
}
