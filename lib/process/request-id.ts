import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Safe in a header, a log line, a page and a comment of SQL. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Next.js bundles a copy of this file for the handlers, so the server and its handlers share one store. */
const shared = globalThis as { futaoRequestIds?: AsyncLocalStorage<string> };
shared.futaoRequestIds ??= new AsyncLocalStorage<string>();
const store = shared.futaoRequestIds;

/** The id that an earlier process gave the request, or a new one. */
export function requestIdOf(given: unknown): string {
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs the work of a request, and everything that it starts, with its id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return store.run(id, work);
}

/** The id of the request that is worked on; undefined for work without a request, such as a job. */
export function currentRequestId(): string | undefined {
  return store.getStore();
}
