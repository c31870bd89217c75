import type { IncomingHttpHeaders } from "node:http";
import say from "../../messages/zh-TW/server.json" with { type: "json" };
import { clientAddress, type TrustedProxies } from "../limits/trusted-proxies.ts";
import { PUBLIC_URL_HEADER, publicRoute } from "../routing/public-route.ts";

/** What a step sees of a request. `url` is the path with its query. */
type GuardedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** The address of the connection's other end. */
  peer: string;
  /** Headers that the framework's answer gets. */
  answerHeaders?: Record<string, string>;
};

/** An answer to a request that the framework never sees. */
type EarlyAnswer = { status: number; headers: Record<string, string>; body: string };

/** Returns the request as the next step gets it, or the answer that ends it. */
type GuardStep = (request: GuardedRequest) => Result | Promise<Result>;
type Result = GuardedRequest | EarlyAnswer;

type GuardSettings = {
  /** The operator's own proxies, which report the client's address in X-Forwarded-For. */
  proxies: TrustedProxies;
  /** The overall limit, see createClientLimit. */
  limitClient: (address: string, url: string) => Promise<EarlyAnswer | null>;
  /** True on the development server, which has addresses and headers of its own. */
  isDevelopment: boolean;
};

const USER_AGENT_LIMIT = 512;
/** Longer than any path of ours. A query may be longer: the HTTP server limits the whole head. */
const PATH_LIMIT = 1_500;
/** Headers that only the framework or this guard may set. */
const INTERNAL_HEADER =
  /^(?:content-security-policy(?:-report-only)?$|x-public-url$|x-middleware-|x-matched-path$|x-now-|x-invoke-|x-prerender-|x-next(?:js)?-|x-vercel-|x-forwarded-(?!for$)|forwarded$|next-resume|next-action$)/;
const DEVELOPMENT_HEADER = /^x-nextjs-(?:html-)?request-id$/;
const DEVELOPMENT_PATH = /^\/(?:_next\/|__nextjs)/;
/** All that a page request needs: a header that is not passed on can neither slow a page nor stand in it. */
const PAGE_HEADERS = [
  "accept",
  "accept-encoding",
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
  "user-agent",
  "x-forwarded-for",
];
const RSC_HASH = /^[\w-]{0,64}$/;

/**
 * Builds the guard of the shop server. It runs its steps in order before the framework sees a request.
 * A new check is a new step in this list.
 */
export function requestGuard(settings: GuardSettings) {
  const steps: GuardStep[] = [
    refuseLongPaths,
    keepClientHeaders(settings),
    shortenUserAgent,
    nameClient(settings),
    limitClient(settings),
    routeToPages(settings),
  ];
  return async (request: GuardedRequest): Promise<Result> => {
    let current = request;
    for (const step of steps) {
      const result = await step(current);
      if ("status" in result) return result;
      current = result;
    }
    return current;
  };
}

function withHeaders(request: GuardedRequest, headers: IncomingHttpHeaders): GuardedRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

function refuseLongPaths(request: GuardedRequest): GuardedRequest | EarlyAnswer {
  if (!request.url.startsWith("/")) return refusal(400, say.badShape);
  const end = request.url.indexOf("?");
  const length = end < 0 ? request.url.length : end;
  return length > PATH_LIMIT ? refusal(414, say.longUrl) : request;
}

/** Removes headers by which a client could speak as the framework or as this guard. */
function keepClientHeaders({ isDevelopment }: GuardSettings): GuardStep {
  return (request) => {
    const kept = Object.entries(request.headers).filter(
      ([name]) => !INTERNAL_HEADER.test(name) || (isDevelopment && DEVELOPMENT_HEADER.test(name)),
    );
    return { ...request, headers: Object.fromEntries(kept) };
  };
}

/** The framework's parser takes a second for 16 KB of digits; no real user agent is this long. */
function shortenUserAgent(request: GuardedRequest): GuardedRequest {
  const { "user-agent": userAgent = "" } = request.headers;
  if (userAgent.length <= USER_AGENT_LIMIT) return request;
  return withHeaders(request, { "user-agent": userAgent.slice(0, USER_AGENT_LIMIT) });
}

/** Replaces what a client says about its own address: every limit per client counts by it. */
function nameClient({ proxies }: GuardSettings): GuardStep {
  return (request) => {
    const { peer, headers } = request;
    const claim = headers["x-forwarded-for"];
    // Node joins several headers of this name; the type allows an array all the same.
    const forwardedFor = Array.isArray(claim) ? claim.join(",") : claim;
    const address = clientAddress({ peer, forwardedFor, proxies });
    return withHeaders(request, { "x-forwarded-for": address });
  };
}

function limitClient({ limitClient }: GuardSettings): GuardStep {
  return async (request) =>
    (await limitClient(String(request.headers["x-forwarded-for"]), request.url)) ?? request;
}

/**
 * Gives the framework the internal path of the page and no query. It writes the URL that it sees into the page,
 * and a cached page is everybody's.
 */
function routeToPages({ isDevelopment }: GuardSettings): GuardStep {
  return (request) => {
    if (isDevelopment && DEVELOPMENT_PATH.test(request.url)) return request;
    const route = publicRoute(request.url, viewCookie(request.headers.cookie));
    if (route.kind === "redirect") {
      return { status: route.status, headers: { location: route.location }, body: "" };
    }
    if (route.kind !== "page") return { ...request, url: route.url };
    const headers = isDevelopment ? request.headers : only(PAGE_HEADERS, request.headers);
    const routed = { ...request, headers: { ...headers, [PUBLIC_URL_HEADER]: request.url } };
    return request.headers.rsc ? forRouter(routed, route.url) : { ...routed, url: route.url };
  };
}

/**
 * A request of the router in the browser keeps the hash of its headers, which the framework checks, and is told
 * which page it got.
 */
function forRouter(request: GuardedRequest, page: string): GuardedRequest {
  const hash = new URLSearchParams(request.url.split("?")[1]).get("_rsc");
  const url = hash !== null && RSC_HASH.test(hash) ? `${page}?_rsc=${hash}` : page;
  const answerHeaders = { "x-nextjs-rewritten-path": page, "x-nextjs-rewritten-query": "" };
  return { ...request, url, answerHeaders };
}

function only(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

function viewCookie(cookies = ""): string | undefined {
  return /(?:^|; ?)view=([^;]*)/.exec(cookies)?.[1];
}

function refusal(status: number, body: string): EarlyAnswer {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body };
}
