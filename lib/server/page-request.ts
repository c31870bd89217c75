import type { IncomingHttpHeaders } from "node:http";
import { PUBLIC_URL_HEADER } from "../routing/public-route.ts";

/** The parts of a request that the steps of the request guard use. `url` is the path with its query. */
export type GuardedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The address of the connection's other end. */
  peer: string;
  /** Headers that are added to the answer of Next.js. */
  answerHeaders?: Record<string, string>;
};

/**
 * The headers that a page request needs. Others are dropped, so that they cannot change a cached page. For some
 * crawlers, chosen by `user-agent`, Next.js renders an uncached page in another way, and that answer has no policy.
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
 * Converts a page request for Next.js: it has the internal path, no query, and only the headers that a page needs.
 *
 * Next.js writes the address that it sees into the flight data of a page, and a cached page is sent to everybody
 * (docs/decisions/027-cached-pages-carry-no-request.md). vercel/next.js#81730 removes the query from cached pages.
 * Delete the query handling here when that change is released and tests/e2e/cached-pages.spec.ts passes without it.
 */
export function pageRequest({ request, page, isDevelopment }: PageRequest): GuardedRequest {
  const headers = isDevelopment ? request.headers : pickHeaders(PAGE_HEADERS, request.headers);
  const routed = { ...request, headers: { ...headers, [PUBLIC_URL_HEADER]: request.url } };
  return request.headers.rsc ? forRouter(routed, page) : { ...routed, url: page };
}

/**
 * A request of the router in the browser. It keeps the hash of its headers, which Next.js checks. The answer contains
 * the path of the page.
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
