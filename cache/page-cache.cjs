const {
  default: FileSystemCache,
} = require("next/dist/server/lib/incremental-cache/file-system-cache");
const {
  SharedCacheControls,
} = require("next/dist/server/lib/incremental-cache/shared-cache-controls.external");
const { ownBytes } = require("./own-bytes.cjs");
const { pagePolicy } = require("./page-policy.cjs");

const POLICY = "content-security-policy";
const OK = 200;
/** The address in a page's flight data: the parts of its path, and its query. */
const ADDRESS = /"c":\[([^[\]]*)\],"q":"([^"]*)"/;

/**
 * The framework's page cache with four changes. Pages are kept in memory only, in its bounded LRU store: see
 * docs/decisions/023-page-cache-in-memory.md. Only pages that exist are kept, because there is no end to the addresses
 * that somebody can invent. Pages with the query of a request are not kept either, see
 * docs/decisions/027-cached-pages-carry-no-request.md. A page's Content-Security-Policy is kept with its HTML.
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    this.addPolicy(key, entry?.value);
    return entry;
  }

  async set(key, value, context) {
    if (!this.addPolicy(key, value) || hasQuery(key, value)) return;
    const status = value?.status ?? OK;
    // The build may have kept a 404 page, which is then renewed; there is an end to those.
    const isOfBuild = PageCache.memoryCache?.get(key)?.value?.status === status;
    if (status === OK || isOfBuild) return super.set(key, withOwnBytes(value), context);
    // The page may have been there before, and the framework notes the lifetime of every answer.
    PageCache.memoryCache?.remove(key);
    SharedCacheControls.cacheControls.delete(key);
  }

  /** False for a page with scripts that cannot be attributed to the framework: they stay blocked. */
  addPolicy(key, page) {
    if (page?.kind !== "APP_PAGE" || page.headers?.[POLICY]) return true;
    const { policy, isWhole } = pagePolicy(key, page, `${this.serverDistDir}/..`);
    page.headers = { ...page.headers, [POLICY]: policy };
    if (!isWhole) console.error(`page cache: the scripts of ${key} do not carry its data`);
    return isWhole;
  }
};

/** True for a page that was rendered with a query, or whose data does not tell: it is not for everybody. */
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
