/**
 * Counts hits and misses for `/metrics`. The counts are a global variable and this file does not import the metrics
 * library, because Next.js loads the caches by itself and bundles them into the middleware too.
 */
globalThis.futaoCacheUses ??= { page: { hit: 0, miss: 0 }, data: { hit: 0, miss: 0 } };
const uses = globalThis.futaoCacheUses;

module.exports.cacheUses = uses;
module.exports.countCacheUse = function countCacheUse(cache, isHit) {
  uses[cache][isHit ? "hit" : "miss"] += 1;
};
