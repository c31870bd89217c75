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
const { sharedCache } = require("./shared-cache.cjs");

const POLICY = "content-security-policy";
/** The header in which Next.js stores the cache tags of a page. */
const TAGS = "x-next-cache-tags";
/**
 * The header with the tags of a page and the version of the stores' data when the render began.
 * lib/server/ready-pages.ts reads the header, and lib/server/complete-answer.ts removes the header from the answer.
 */
const STORES = "x-page-stores";
/** The prefix of the tags that Next.js derives from the path of a page. */
const PATH_TAG = "_N_T_";
const OK = 200;
const MISSING = 404;
/** Finds the URL in a page's flight data: the segments of its path (`c`) and its query (`q`). */
const FLIGHT_URL = /"c":\[([^[\]]*)\],"q":"([^"]*)"/;
/** The cached values that a running shop has rendered. All other cached values come from the files of the build. */
const renderedByShop = new WeakSet();

/**
 * The page cache of Next.js with eight changes:
 *
 * - Pages stay in memory, in the bounded LRU store of Next.js (docs/decisions/023-page-cache-in-memory.md). Without
 *   this change, Next.js also writes each page to disk and never deletes it.
 * - 404 answers are not kept, because clients can invent any number of URLs. The 404 pages of the build are kept.
 * - Pages that were rendered with a query are not kept. This is a second check: lib/server/page-request.ts removes
 *   queries.
 * - Pages and files of the build that contain BUILD_ORIGIN are rendered again, because a build does not know the origin
 *   of the running shop (docs/decisions/055-origin-of-the-running-shop.md).
 * - The language, the title and a heading are added to a 404 page, see missing-page.cjs.
 * - The Content-Security-Policy of a page is stored with its HTML, see page-policy.cjs.
 * - The HTML is changed so that the browser needs no other file for the first paint, see first-paint.cjs.
 * - If REDIS_URL is set, all shop processes share their pages through Redis, and a page becomes unusable when one of
 *   its stores changes (docs/decisions/084-shared-state-in-redis.md).
 *
 * Documentation: https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath. The class
 * extends an internal module of Next.js, so check it with each update. Delete these changes when Next.js makes them
 * unnecessary:
 *
 * - pages in memory: when Next.js limits its disk cache
 * - 404 answers: when Next.js limits the number of 404 answers that it caches
 * - texts of a 404 page: when Next.js renders such pages on the server (vercel/next.js#98455)
 * - Content-Security-Policy: when Next.js adds the hashes of inline scripts (vercel/next.js#98332)
 *
 * This file is still needed for the other changes.
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const own = await this.ownEntry(key, context);
    const entry = own && !isOld(own) ? own : ((await readShared(key)) ?? own);
    if (entry && entry !== own) PageCache.memoryCache?.set(key, entry);
    countCacheUse("page", Boolean(entry));
    return entry;
  }

  /**
   * The page in the memory of this process or in the files of the build; null if there is none or if it must be
   * rendered again.
   */
  async ownEntry(key, context) {
    const entry = await super.get(key, context);
    if (isOfOtherOrigin(entry?.value) || isOutdated(entry?.value)) {
      PageCache.memoryCache?.remove(key);
      return null;
    }
    addMissingText(key, entry?.value);
    this.finish(key, entry?.value);
    return entry;
  }

  async set(key, value, context) {
    if (!this.complete(key, value)) return;
    const status = value?.status ?? OK;
    // A 404 page that is already in the cache comes from the build. Its new version is stored, because a build has only
    // a limited number of such pages.
    const isOfBuild = PageCache.memoryCache?.get(key)?.value?.status === status;
    if (status === OK || isOfBuild) {
      const page = withOwnBytes(value);
      if (page) renderedByShop.add(page);
      await super.set(key, page, context);
      await writeShared(key, page, context.cacheControl);
      return;
    }
    // The new answer is not stored, so an older version of the page must not stay. Next.js also stores the lifetime of
    // every answer in a map without a limit, so the lifetime of this answer is deleted too.
    PageCache.memoryCache?.remove(key);
    SharedCacheControls.cacheControls.delete(key);
  }

  /**
   * Adds the policy and the version to a new page, and the heading if it is a 404 page. Returns false if the page must
   * not be cached.
   */
  complete(key, page) {
    addMissingText(key, page);
    if (!this.finish(key, page) || hasQuery(key, page)) return false;
    addVersion(page);
    // A store of the page may have changed while the page was rendered.
    return !isOutdated(page);
  }

  /**
   * If the page has no Content-Security-Policy yet, adds it and changes the HTML for an early first paint. Returns
   * false if the recognised scripts of Next.js do not contain all flight data of the page. The policy then blocks the
   * scripts that were not recognised.
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

/** True if the lifetime of an entry has passed. Next.js then serves the entry once more and renders it again. */
function isOld({ lastModified, cacheControl }) {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" && Date.now() >= lastModified + seconds * 1000;
}

function addVersion(page) {
  const shared = sharedCache();
  const tags = (page?.headers?.[TAGS] ?? "").split(",").filter((tag) => !tag.startsWith(PATH_TAG));
  if (shared && tags.join() !== "") page.headers[STORES] = [shared.current(), ...tags].join(",");
}

/** True if a store of the page has changed since the render began. */
function isOutdated(page) {
  const [version, ...tags] = (page?.headers?.[STORES] ?? "").split(",");
  return sharedCache()?.isOutdated(tags, Number(version)) ?? false;
}

/** The page that any shop process has stored in Redis; null if there is none, or if one of its stores has changed. */
async function readShared(key) {
  const entry = await sharedCache()?.read("page", key);
  if (!entry || isOutdated(entry.value)) return null;
  const value = withOwnBytes(entry.value);
  renderedByShop.add(value);
  return { ...entry, value };
}

/**
 * Stores a page in Redis for its lifetime, at most for an hour. A page without a lifetime is not stored, because each
 * shop process has it in the files of its build.
 */
async function writeShared(key, value, cacheControl) {
  const seconds = cacheControl?.revalidate;
  if (value?.kind !== "APP_PAGE" || typeof seconds !== "number" || seconds < 1) return;
  const entry = { value, lastModified: Date.now(), cacheControl };
  await sharedCache()?.write("page", key, { value: entry, seconds });
}

function addMissingText(key, page) {
  if (page?.kind === "APP_PAGE" && page.status === MISSING) {
    page.html = withMissingText(key, page.html);
  }
}

/** True if this is a running shop and the value is a page or file of the build that contains BUILD_ORIGIN. */
function isOfOtherOrigin(value) {
  if (process.env.APP_ORIGIN === BUILD_ORIGIN || (value && renderedByShop.has(value))) return false;
  const text = value?.kind === "APP_PAGE" ? value.html : value?.kind === "APP_ROUTE" && value.body;
  return Boolean(text) && String(text).includes(BUILD_ORIGIN);
}

/** True for a page that was rendered with a query, or whose flight data has no URL. */
function hasQuery(key, page) {
  if (page?.kind !== "APP_PAGE" || !page.rscData?.length) return false;
  const [, path = "?", query = ""] = FLIGHT_URL.exec(String(page.rscData)) ?? [];
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
    ...(segmentData && { segmentData: new Map(Array.from(segmentData, withOwnEntryBytes)) }),
  };
}

function withOwnEntryBytes([path, bytes]) {
  return [path, ownBytes(bytes)];
}
