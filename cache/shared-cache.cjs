/**
 * The cache that all shops share (lib/server/shared-cache.ts); undefined without REDIS_URL. It is a global, because
 * Next.js loads the caches by itself and bundles them into the middleware too.
 */
module.exports.sharedCache = () => globalThis.futaoSharedCache;
