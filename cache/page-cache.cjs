const {
  default: FileSystemCache,
} = require("next/dist/server/lib/incremental-cache/file-system-cache");
const {
  SharedCacheControls,
} = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external");
const { BUILD_ORIGIN } = require("./build-origin.cjs");
const { countCacheUse } = require("./cache-use.cjs");
const { firstPaint } = require("./first-paint.cjs");
const { withMissingText } = require("./missing-page.cjs");
const { ownBytes } = require("./own-bytes.cjs");
const { pagePolicy } = require("./page-policy.cjs");

const POLICY = "content-security-policy";
const OK = 200;
const MISSING = 404;
/** The address in a page's flight data: the parts of its path, and its query. */
const ADDRESS = /"c":\[([^[\]]*)\],"q":"([^"]*)"/;
/** The values that this process rendered. All others were read from the files of the build. */
const renderedHere = new WeakSet();

/**
 * The page cache of Next.js with seven changes:
 *
 * - Pages stay in memory, in the bounded LRU store of Next.js (docs/decisions/023-page-cache-in-memory.md). Next.js also
 *   writes each page to disk and never deletes it.
 * - 404 answers are not kept, because clients can invent any number of addresses.
 * - Pages that were rendered with a query are not kept. This is a second check: lib/server/page-request.ts removes
 *   queries.
 * - Pages and files of the build that contain the origin of the shop are rendered again, because a build does not know
 *   the origin of the running shop (docs/decisions/055-origin-of-the-running-shop.md).
 * - A 404 page gets its language, title and text, see missing-page.cjs.
 * - The Content-Security-Policy of a page is kept with its HTML, see framework-scripts.cjs.
 * - The first paint of a page needs its HTML alone, see first-paint.cjs.
 *
 * Documentation: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath. The class
 * extends an internal module of Next.js, so check it with each update. Delete this file when Next.js limits its disk
 * cache and its 404 answers, and adds hashes of inline scripts to the policy itself (vercel/next.js#98332).
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    if (isOfOtherOrigin(entry?.value)) {
      PageCache.memoryCache?.remove(key);
      countCacheUse("page", false);
      return null;
    }
    countCacheUse("page", Boolean(entry));
    addMissingText(key, entry?.value);
    this.finish(key, entry?.value);
    return entry;
  }

  async set(key, value, context) {
    addMissingText(key, value);
    if (!this.finish(key, value) || hasQuery(key, value)) return;
    const status = value?.status ?? OK;
    // 404 pages of the build are kept and renewed, because their number is limited.
    const isOfBuild = PageCache.memoryCache?.get(key)?.value?.status === status;
    if (status === OK || isOfBuild) {
      const kept = withOwnBytes(value);
      if (kept) renderedHere.add(kept);
      return super.set(key, kept, context);
    }
    // Removes an older version of the page. Next.js also keeps the lifetime of every answer in an unbounded map.
    PageCache.memoryCache?.remove(key);
    SharedCacheControls.cacheControls.delete(key);
  }

  /**
   * Adds the policy to a new page, and changes the HTML for an early first paint. False if a script of the page cannot
   * be attributed to Next.js. That script stays blocked.
   */
  finish(key, page) {
    if (page?.kind !== "APP_PAGE" || page.headers?.[POLICY]) return true;
    const distDir = `${this.serverDistDir}/..`;
    const { html, ...inline } = firstPaint(String(page.html), distDir);
    const { policy, isWhole } = pagePolicy(key, page, { distDir, inline });
    page.headers = { ...page.headers, [POLICY]: policy };
    page.html = html;
    if (!isWhole) console.error(`page cache: the scripts of ${key} do not carry its data`);
    return isWhole;
  }
};

function addMissingText(key, page) {
  if (page?.kind === "APP_PAGE" && page.status === MISSING) {
    page.html = withMissingText(key, page.html);
  }
}

/** True in the running shop for a page or a file of the build that names the origin of the build. */
function isOfOtherOrigin(value) {
  if (process.env.APP_ORIGIN === BUILD_ORIGIN || (value && renderedHere.has(value))) return false;
  const text = value?.kind === "APP_PAGE" ? value.html : value?.kind === "APP_ROUTE" && value.body;
  return Boolean(text) && String(text).includes(BUILD_ORIGIN);
}

/** True for a page that was rendered with a query, or whose flight data has no address. */
function hasQuery(key, page) {
  if (page?.kind !== "APP_PAGE" || !page.rscData?.length) return false;
  const [, path = "?", query = ""] = ADDRESS.exec(String(page.rscData)) ?? [];
  if (!path.includes("?") && query === "") return false;
  console.error(`page cache: ${key} was rendered with a query`);
  return true;
}

function withOwnBytes(page) {
  if (page?.kind !== "APP_PAGE") return page;
  const { rscData, segmentData } = page;
  return {
    ...page,
    ...(rscData && { rscData: ownBytes(rscData) }),
    ...(segmentData && { segmentData: new Map(Array.from(segmentData, ownEntry)) }),
  };
}

function ownEntry([path, bytes]) {
  return [path, ownBytes(bytes)];
}
