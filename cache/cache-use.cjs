/**
 * Counts the hits and misses of the caches for `/metrics`. A process can contain several copies of this file, because
 * Next.js loads the cache files by itself and also bundles them into the middleware. All copies use the counts in one
 * global variable. This file does not import the metrics library, because the middleware would then contain it too.
 */
globalThis.futaoCacheUses ??= { page: { hit: 0, miss: 0 }, data: { hit: 0, miss: 0 } };
const uses = globalThis.futaoCacheUses;

module.exports.cacheUses = uses;
module.exports.countCacheUse = function countCacheUse(cache, isHit) {
  uses[cache][isHit ? "hit" : "miss"] += 1;
};
