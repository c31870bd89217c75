import type { ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "../contracts/answer-code.ts";
import { localeOf } from "../routing/locale-path.ts";
import { ERROR_DOCUMENT_POLICY, errorDocument } from "./error-document.ts";

const POLICY = "content-security-policy";
/** The header in which the page cache passes the stores of a page to ready-pages.ts. */
export const STORES_HEADER = "x-page-stores";
/**
 * The content security policy of answers that are not pages. If a browser opens such an answer, it loads no resources
 * and runs no scripts.
 */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Next.js begins the Cache-Control of a page in its cache in this way. */
const NEXT_PAGE = /^s-maxage=(\d+)/;
const MAX_SHARED_SECONDS = 60;
/** The headers that describe the old body. They are removed when the error document replaces it. */
const BODY_HEADERS = ["content-encoding", "content-length", "etag"];

/**
 * Corrects the Cache-Control of pages (`pageCacheControl`), and adds a content security policy to every answer that has
 * none. Pages get their policy from the page cache. It allows only the inline scripts that the page cache recognises as
 * scripts of the framework. In a page that failed during rendering, these scripts cannot be recognised, so the page has
 * no policy. The error document replaces such a page.
 */
export function completeAnswer(response: ServerResponse): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;

  function isBroken(): boolean {
    if (response.headersSent || response.statusCode < 500 || response.hasHeader(POLICY))
      return false;
    return String(response.getHeader("content-type")).startsWith("text/html");
  }

  function replace(): void {
    isReplaced = true;
    for (const name of BODY_HEADERS) response.removeHeader(name);
    response.setHeader(POLICY, ERROR_DOCUMENT_POLICY);
    writeHead.call(response, response.statusCode);
    // The URL of the request is the internal path, which begins with the language.
    const { method, url = "" } = response.req;
    const requestId = String(response.getHeader(REQUEST_ID_HEADER) ?? "");
    const text = method === "HEAD" ? "" : errorDocument(localeOf(url.split(/[/?]/)[1]), requestId);
    end.call(response, text, "utf8");
  }

  response.writeHead = ((status: number, ...rest: []) => {
    response.statusCode = status;
    if (isBroken()) {
      replace();
      return response;
    }
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, NO_PAGE_POLICY);
    const cacheControl = pageCacheControl(response.getHeader("cache-control"));
    if (cacheControl) response.setHeader("cache-control", cacheControl);
    response.removeHeader(STORES_HEADER);
    return writeHead.call(response, status, ...rest);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    if (isBroken()) replace();
    return isReplaced || write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (isBroken()) replace();
    return isReplaced ? response : end.apply(response, args);
  }) as typeof end;
}

/**
 * The Cache-Control of a page, made from that of Next.js; undefined for another answer. Next.js allows caches to show a
 * page for an hour after it has expired, or to keep it for a year. Firefox then shows a returning visitor the old page.
 * A shared cache could keep a page whose scripts the next version of the shop no longer has (RB-11).
 */
function pageCacheControl(value: unknown): string | undefined {
  const [, seconds] = NEXT_PAGE.exec(String(value)) ?? [];
  if (seconds === undefined) return undefined;
  return `public, max-age=0, s-maxage=${Math.min(Number(seconds), MAX_SHARED_SECONDS)}`;
}
