import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** An id of this form is safe in a header, a log line, a page and a SQL comment. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Next.js bundles a second copy of this file for the route handlers. With `globalThis`, both copies use the same store.
 */
const shared = globalThis as { futaoRequestIds?: AsyncLocalStorage<string> };
shared.futaoRequestIds ??= new AsyncLocalStorage<string>();
const store = shared.futaoRequestIds;

/** The id that another process has given to the request. If there is none or it is invalid, a new id. */
export function requestIdOf(given: unknown): string {
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs the work of a request. In this work and in everything that it starts, `currentRequestId` returns the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return store.run(id, work);
}

/** The id of the current request. Undefined for work without a request, such as a job. */
export function currentRequestId(): string | undefined {
  return store.getStore();
}
