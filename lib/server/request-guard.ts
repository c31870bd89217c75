import type { IncomingHttpHeaders } from "node:http";
import { GUARD_TEXTS } from "../../messages/guard-texts.ts";
import { clientAddress, type TrustedProxies } from "../limits/trusted-proxies.ts";
import { splitLocale } from "../routing/locale-path.ts";
import { publicRoute } from "../routing/public-route.ts";
import { DEFAULT_LOCALE } from "../routing/routes.ts";
import { type GuardedRequest, pageRequest } from "./page-request.ts";

/** An answer of the guard itself. The request does not reach Next.js. */
type EarlyAnswer = { status: number; headers: Record<string, string>; body: string };

/** A step of the guard. It returns the request for the next step, or an answer that ends the request. */
type GuardStep = (request: GuardedRequest) => Result | Promise<Result>;
type Result = GuardedRequest | EarlyAnswer;

type GuardSettings = {
  /** The operator's proxies, which send the client's IP address in X-Forwarded-For. */
  proxies: TrustedProxies;
  /** The overall rate limit of a client, see createClientLimit. */
  limitClient: (address: string, url: string) => Promise<EarlyAnswer | null>;
  /** True on the development server, which uses additional paths and headers. */
  isDevelopment: boolean;
};

const USER_AGENT_LIMIT = 512;
/**
 * The maximum length of a path; all paths of the shop are shorter. The query needs no limit here, because the HTTP
 * server limits the size of the request head.
 */
const PATH_LIMIT = 1_500;
/** Headers that clients and proxies must not set, because Next.js trusts them or because this guard sets them. */
const INTERNAL_HEADER =
  /^(?:content-security-policy(?:-report-only)?$|x-public-url$|x-middleware-|x-matched-path$|x-now-|x-invoke-|x-prerender-|x-next(?:js)?-|x-vercel-|x-forwarded-(?!for$)|forwarded$|next-resume|next-action$)/;
const DEVELOPMENT_HEADER = /^x-nextjs-(?:html-)?request-id$/;
const DEVELOPMENT_PATH = /^\/(?:_next\/|__nextjs)/;

/**
 * Creates the request guard of the shop. It runs its steps in their order before Next.js gets the request. To add a
 * check, add a step to the list.
 */
export function requestGuard(settings: GuardSettings) {
  const steps: GuardStep[] = [
    refuseLongPaths,
    dropInternalHeaders(settings),
    shortenUserAgent,
    setClientAddress(settings),
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
  if (!request.url.startsWith("/")) return refusal(400, GUARD_TEXTS[DEFAULT_LOCALE].badShape);
  const end = request.url.indexOf("?");
  const length = end < 0 ? request.url.length : end;
  if (length <= PATH_LIMIT) return request;
  const { locale } = splitLocale(request.url);
  return refusal(414, GUARD_TEXTS[locale].longUrl);
}

/** Removes the headers that match `INTERNAL_HEADER`. The development server needs some of them and keeps these. */
function dropInternalHeaders({ isDevelopment }: GuardSettings): GuardStep {
  return (request) => {
    const kept = Object.entries(request.headers).filter(
      ([name]) => !INTERNAL_HEADER.test(name) || (isDevelopment && DEVELOPMENT_HEADER.test(name)),
    );
    return { ...request, headers: Object.fromEntries(kept) };
  };
}

/**
 * Shortens the user agent, because the user-agent parser of Next.js takes a second for 16 KB of digits. Real user
 * agents are shorter than the limit.
 */
function shortenUserAgent(request: GuardedRequest): GuardedRequest {
  const { "user-agent": userAgent = "" } = request.headers;
  if (userAgent.length <= USER_AGENT_LIMIT) return request;
  return withHeaders(request, { "user-agent": userAgent.slice(0, USER_AGENT_LIMIT) });
}

/**
 * Sets X-Forwarded-For to the client's IP address, which rate limits use. A forged header of the client is replaced.
 */
function setClientAddress({ proxies }: GuardSettings): GuardStep {
  return (request) => {
    const { peer, headers } = request;
    const claim = headers["x-forwarded-for"];
    // Node joins several headers of this name into one text, but the TypeScript type also allows an array.
    const forwardedFor = Array.isArray(claim) ? claim.join(",") : claim;
    const address = clientAddress({ peer, forwardedFor, proxies });
    return withHeaders(request, { "x-forwarded-for": address });
  };
}

function limitClient({ limitClient }: GuardSettings): GuardStep {
  return async (request) =>
    (await limitClient(String(request.headers["x-forwarded-for"]), request.url)) ?? request;
}

/** Replaces the public URL by the path of the page, handler or file. Answers with a redirect if the URL needs one. */
function routeToPages({ isDevelopment }: GuardSettings): GuardStep {
  return (request) => {
    if (isDevelopment && DEVELOPMENT_PATH.test(request.url)) return request;
    const route = publicRoute(request.url, routeCookies(request.headers.cookie));
    if (route.kind === "redirect") {
      return { status: route.status, headers: { location: route.location }, body: "" };
    }
    if (route.kind !== "page") return { ...request, url: route.url };
    return pageRequest({ request, page: route.url, isDevelopment });
  };
}

function routeCookies(cookies = "") {
  return {
    view: /(?:^|; ?)view=([^;]*)/.exec(cookies)?.[1],
    language: /(?:^|; ?)language=([^;]*)/.exec(cookies)?.[1],
  };
}

function refusal(status: number, body: string): EarlyAnswer {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return { status, headers, body };
}
