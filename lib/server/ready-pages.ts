import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { STORES_HEADER } from "./complete-answer.ts";
import {
  type Bodies,
  DICTIONARY_HEADERS,
  type PageDictionary,
  pageDictionary,
} from "./page-dictionary.ts";
import type { GuardedRequest } from "./page-request.ts";
import type { StoreVersions } from "./store-versions.ts";

/** An answer of Next.js. */
type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** The answer of Next.js for a page, compressed. */
type ReadyPage = {
  headers: OutgoingHttpHeaders;
  bodies: Bodies;
  /**
   * Times in epoch milliseconds. After `renewsAt`, one request goes to Next.js to renew the page. After `expiresAt`,
   * every request goes to Next.js.
   */
  renewsAt: number;
  expiresAt: number;
};

const FRESH_MS = 1_000;
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Next.js sends this header with an answer from its page cache. */
const CACHE_HEADER = "x-nextjs-cache";
const FROM_CACHE = ["HIT", "STALE"];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/**
 * The internal paths of store pages. A store page is the best dictionary, because it has the most content in common
 * with other pages.
 */
const STORE_PAGE = /^\/[\w-]+\/store\//;
/** nginx keeps the answer for this number of seconds, and does not pass the header on (deploy/nginx/shops.conf). */
const SHARED_CACHE_HEADERS = { "x-accel-expires": "1" };
const OK = 200;
const NOT_MODIFIED = 304;

type Options = {
  now: () => number;
  /** Absent without Redis. In that case, pages are kept for their full time even if a store changes. */
  versions?: StoreVersions | undefined;
};

/**
 * Keeps the compressed bytes of cached pages for one second (docs/decisions/075-ready-pages.md). This is needed because
 * Next.js takes 3 ms of processor time even for a cached page, and compresses the page for each request. With this
 * cache, Next.js answers each page only about once a second.
 */
export function createReadyPages({ now, versions }: Options) {
  const pages = new LRUCache<string, ReadyPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bodies: { br, gzip, dcz } }) =>
      br.length + gzip.length + (dcz?.length ?? 0),
  });
  /** The dictionary: the first store page that was kept. It does not change until the process ends. */
  let dictionary: PageDictionary | null = null;

  /** True if a store of the page has changed since the beginning of the request that rendered the page. */
  function isOutdated({ [STORES_HEADER]: stores }: OutgoingHttpHeaders): boolean {
    const [version, ...tags] = String(stores ?? "").split(",");
    return versions?.isOutdated(tags, Number(version)) ?? false;
  }

  function freshPage(key: string): ReadyPage | null {
    const page = pages.get(key);
    const time = now();
    if (!page || time >= page.expiresAt || isOutdated(page.headers)) return null;
    if (time < page.renewsAt) return page;
    // This request renews the page. Until the renewal or `expiresAt`, all other requests get the old page.
    page.renewsAt = page.expiresAt;
    return null;
  }

  /** Compresses the body of a page, and keeps the page if every visitor gets the same page. */
  async function prepare(key: string, { status, headers, body }: Answer): Promise<ReadyPage> {
    const isKept = status === OK && isOfEverybody(headers);
    const known = isKept ? pages.get(key) : undefined;
    const isSame = known !== undefined && known.headers.etag === headers.etag;
    const isDone = isSame && (known.bodies.dcz !== undefined || dictionary === null);
    const bodies = isDone ? known.bodies : await compress(body, isKept ? dictionary : null);
    if (isKept && STORE_PAGE.test(key)) dictionary ??= pageDictionary(body, bodies);
    const time = now();
    const page = { headers, bodies, renewsAt: time + FRESH_MS, expiresAt: time + 2 * FRESH_MS };
    if (!isKept) return page;
    const kept = { ...page, headers: { ...headers, ...SHARED_CACHE_HEADERS } };
    pages.set(key, kept);
    return kept;
  }

  return {
    /**
     * If a request can be answered from memory, answers it and returns null. Otherwise returns the request for Next.js.
     * When Next.js answers a page request with HTML, this module compresses the page, sends it to the client, and keeps
     * it if every visitor gets the same page. Requests for which `keyOf` returns null are returned unchanged.
     */
    answer(request: GuardedRequest, response: ServerResponse): GuardedRequest | null {
      const { headers } = request;
      if (request.url === dictionary?.path) {
        sendDictionary(response, dictionary, headers);
        return null;
      }
      const key = keyOf(request);
      if (key === null) return request;
      const page = freshPage(key);
      if (page) {
        sendPage(response, page, { headers, dictionary });
        return null;
      }
      readAnswer(response, async (answer) => {
        if (!isHtml(answer.headers)) response.end(answer.body);
        else sendPage(response, await prepare(key, answer), { headers, dictionary });
      });
      // Next.js must send the whole uncompressed page, because this module compresses it and checks `if-none-match`.
      const { "if-none-match": _condition, ...rest } = headers;
      return { ...request, headers: { ...rest, "accept-encoding": "identity" } };
    },
  };
}

async function compress(body: Buffer, dictionary: PageDictionary | null): Promise<Bodies> {
  const [br, gzipped, dcz] = await Promise.all([
    promisify(brotliCompress)(body, BROTLI),
    promisify(gzip)(body),
    dictionary?.compress(body),
  ]);
  return { br, gzip: gzipped, ...(dcz && { dcz }) };
}

/**
 * The key of a page request, which is the internal path. Null for requests that are not for an HTML page, and for
 * campaign links, because their answer sets a cookie.
 */
function keyOf({ method, url, headers }: GuardedRequest): string | null {
  const publicUrl = headers["x-public-url"];
  if (method !== "GET" || typeof publicUrl !== "string" || headers.rsc) return null;
  return publicUrl.includes("utm_") ? null : url;
}

function isHtml(headers: OutgoingHttpHeaders): boolean {
  return String(headers["content-type"]).startsWith("text/html");
}

/**
 * True if every visitor gets the same page. A page with `no-store` is excluded: it may need a member, so the middleware
 * must see each request and decide by its cookies and its query whether to redirect it.
 */
function isOfEverybody(headers: OutgoingHttpHeaders): boolean {
  const isCached = FROM_CACHE.includes(String(headers[CACHE_HEADER]));
  const isStorable = !String(headers["cache-control"]).includes("no-store");
  return isCached && isStorable && !headers["set-cookie"];
}

/**
 * Collects the answer of Next.js and passes it to `finish`, which ends the response. The collected headers do not
 * include the headers that were set before Next.js got the request, because these belong only to this request.
 */
function readAnswer(response: ServerResponse, finish: (answer: Answer) => Promise<void>): void {
  const { write, end, writeHead, flushHeaders } = response;
  const earlier = new Set(response.getHeaderNames());
  const chunks: Buffer[] = [];
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, asEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.flushHeaders = () => {};
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries((rest.at(-1) as OutgoingHttpHeaders) ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  }) as typeof writeHead;
  response.write = ((chunk: unknown, encoding: unknown) => {
    add(chunk, encoding);
    return true;
  }) as typeof write;
  response.end = ((chunk: unknown, encoding: unknown) => {
    add(chunk, encoding);
    Object.assign(response, { write, end, writeHead, flushHeaders });
    const all = Object.entries(response.getHeaders());
    const headers = Object.fromEntries(all.filter(([name]) => !earlier.has(name)));
    finish({ status: response.statusCode, headers, body: Buffer.concat(chunks) }).catch((error) =>
      response.destroy(error),
    );
    return response;
  }) as typeof end;
}

function asEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8";
}

type PageRequest = { headers: IncomingHttpHeaders; dictionary: PageDictionary | null };

function sendPage(
  response: ServerResponse,
  page: ReadyPage,
  { headers: requestHeaders, dictionary }: PageRequest,
) {
  const { headers, bodies } = page;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader("vary", varyOf(headers, dictionary));
  if (dictionary)
    response.appendHeader("link", `<${dictionary.path}>; rel="compression-dictionary"`);
  const isSame = headers.etag && requestHeaders["if-none-match"] === headers.etag;
  if (isSame && response.statusCode === OK) {
    response.writeHead(NOT_MODIFIED).end();
    return;
  }
  const { dcz, ...others } = bodies;
  const knowsDictionary = requestHeaders["available-dictionary"] === dictionary?.name;
  sendBody(response, dcz && knowsDictionary ? { dcz, ...others } : others, requestHeaders);
}

/** The Vary header without repeated names, because nginx keeps no answer whose Vary has more than 128 bytes. */
function varyOf({ vary = "" }: OutgoingHttpHeaders, dictionary: PageDictionary | null): string {
  const names = [...String(vary).split(/, */), "Accept-Encoding"];
  if (dictionary) names.push("Available-Dictionary");
  return [...new Set(names.filter(Boolean))].join(", ");
}

function sendDictionary(
  response: ServerResponse,
  { bodies }: PageDictionary,
  requestHeaders: IncomingHttpHeaders,
) {
  for (const [name, value] of Object.entries(DICTIONARY_HEADERS)) response.setHeader(name, value);
  sendBody(response, bodies, requestHeaders);
}

/** Sends the body in the smallest encoding that the client accepts, and ends the response. */
function sendBody(
  response: ServerResponse,
  bodies: Bodies,
  requestHeaders: IncomingHttpHeaders,
): void {
  const encoding = (["dcz", "br", "gzip"] as const).find(
    (name) => bodies[name] && accepts(requestHeaders, name),
  );
  const body = (encoding && bodies[encoding]) ?? gunzipSync(bodies.gzip);
  if (encoding) response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  response.writeHead(response.statusCode).end(body);
}

/** True if the client accepts the encoding. A client refuses an encoding with `;q=0`. */
function accepts({ "accept-encoding": accepted = "" }: IncomingHttpHeaders, name: string): boolean {
  return String(accepted)
    .split(",")
    .map((part) => part.split(";").map((text) => text.trim()))
    .some(([encoding, quality = "q=1"]) => encoding === name && Number(quality.slice(2)) > 0);
}
