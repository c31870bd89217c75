import type { QueryConfig } from "pg";
import { currentRequestId } from "../../lib/process/request-id.ts";

type Queries = { query: (...given: never[]) => unknown };

/**
 * Adds the id of the request to every query as a comment, so that the log of the server and `pg_stat_activity` lead to
 * the request. The pool adds it before it waits for a connection, because another request may end that wait.
 */
export function nameQueries(queries: Queries): void {
  const query = queries.query.bind(queries) as (...given: unknown[]) => unknown;
  queries.query = (config: unknown, ...rest: unknown[]) => query(named(config), ...rest);
}

/** A prepared statement keeps its text, because its name stands for that text. */
function named(config: unknown): unknown {
  const id = currentRequestId();
  if (id === undefined || typeof config !== "object" || config === null || "submit" in config)
    return config;
  const { text, name } = config as QueryConfig;
  if (typeof text !== "string" || name || text.endsWith(" */")) return config;
  return { ...config, text: `${text} /* req=${id} */` };
}
