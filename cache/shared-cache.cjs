/**
 * The Redis cache that all shop processes share (lib/server/shared-cache.ts); undefined without REDIS_URL. It is in a
 * global variable, because a process can contain several copies of this file: Next.js loads the cache files by itself
 * and also bundles them into the middleware.
 */
module.exports.sharedCache = () => globalThis.futaoSharedCache;
