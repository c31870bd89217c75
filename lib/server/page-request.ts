import type { IncomingHttpHeaders } from "node:http";
import { PUBLIC_URL_HEADER } from "../routing/public-route.ts";

/** The parts of a request that the steps of the request guard read and change. `url` is the path with its query. */
export type GuardedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The IP address of the peer of the connection. */
  peer: string;
  /** Headers that the server adds to the answer of Next.js. */
  answerHeaders?: Record<string, string>;
};

/**
 * The headers that a page request needs. All other headers are dropped, so that they cannot change a cached page.
 * `user-agent` is also dropped: for some crawlers Next.js would render an uncached page in another way, and this answer
 * would have no content security policy.
 */
const PAGE_HEADERS = [
  "accept",
  "accept-encoding",
  "available-dictionary",
  "connection",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "if-none-match",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "rsc",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "transfer-encoding",
  "x-forwarded-for",
];
const RSC_HASH = /^[\w-]{0,64}$/;

type PageRequest = { request: GuardedRequest; page: string; isDevelopment: boolean };

/**
 * Converts a page request for Next.js. The result has the internal path and no query (except `_rsc`, see `forRouter`).
 * It has only the headers that a page needs, except on the development server.
 *
 * Next.js writes the URL that it sees into the flight data of a page, and a cached page is sent to everybody
 * (docs/decisions/027-cached-pages-carry-no-request.md). vercel/next.js#81730 removes the query from cached pages.
 * Delete the query handling here when that change is released and tests/e2e/cached-pages.spec.ts passes without it.
 */
export function pageRequest({ request, page, isDevelopment }: PageRequest): GuardedRequest {
  const headers = isDevelopment ? request.headers : pickHeaders(PAGE_HEADERS, request.headers);
  const routed = { ...request, headers: { ...headers, [PUBLIC_URL_HEADER]: request.url } };
  return request.headers.rsc ? forRouter(routed, page) : { ...routed, url: page };
}

/**
 * Converts a request of the Next.js router in the browser. It keeps the parameter `_rsc`, a hash of the router's
 * headers, because Next.js checks it. The answer gets headers with the internal path, which the router needs.
 */
function forRouter(request: GuardedRequest, page: string): GuardedRequest {
  const hash = new URLSearchParams(request.url.split("?")[1]).get("_rsc");
  const url = hash !== null && RSC_HASH.test(hash) ? `${page}?_rsc=${hash}` : page;
  const answerHeaders = { "x-nextjs-rewritten-path": page, "x-nextjs-rewritten-query": "" };
  return { ...request, url, answerHeaders };
}

function pickHeaders(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
