import type { QueryConfig } from "pg";
import { currentRequestId } from "../../lib/process/request-id.ts";

type Queries = { query: (...given: never[]) => unknown };

/**
 * Adds the id of the request to every query as a comment, so that the log of the server and `pg_stat_activity` lead to
 * the request. The pool adds it before it waits for a connection, because another request may end that wait.
 */
export function nameQueries(queries: Queries): void {
  const query = queries.query.bind(queries) as (...given: unknown[]) => unknown;
  queries.query = (asked: unknown, ...rest: unknown[]) => query(named(asked), ...rest);
}

/** A prepared statement keeps its text, because its name stands for that text. */
function named(asked: unknown): unknown {
  const id = currentRequestId();
  if (id === undefined || typeof asked !== "object" || asked === null || "submit" in asked)
    return asked;
  const { text, name } = asked as QueryConfig;
  if (typeof text !== "string" || name || text.endsWith(" */")) return asked;
  return { ...asked, text: `${text} /* req=${id} */` };
}
