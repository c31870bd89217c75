const { LRUCache } = require("next/dist/server/lib/lru-cache");
const { countCacheUse } = require("./cache-use.cjs");
const { ownBytes } = require("./own-bytes.cjs");
const { sharedCache } = require("./shared-cache.cjs");

/** The bytes of memory that an entry needs in addition to its data. The value was measured with 5,000 entries. */
const ENTRY_BYTES = 1024;
const LARGE_BYTES = 64 * 1024 * 1024;
const SMALL_BYTES = 2 * 1024 * 1024;
/** Results with fewer bytes than this go into the LRU cache `small`. */
const SMALL = 256;

const sizeOf = ({ bytes }, key) => bytes.length + key.length + ENTRY_BYTES;
const large = new LRUCache(LARGE_BYTES, sizeOf);
const small = new LRUCache(SMALL_BYTES, sizeOf);
/** Key → promise of a result that is being computed and stored. */
const pending = new Map();

/**
 * Keeps the results of "use cache" functions in memory. If REDIS_URL is set, all shop processes share the results of at
 * least SMALL bytes through Redis, and a result becomes unusable when one of the stores that its tags name changes
 * (docs/decisions/084-shared-state-in-redis.md).
 *
 * The default handler of Next.js limits its memory by the bytes of the results. But a small result is a slice of a 64
 * KB block, and the whole block stays in memory (docs/decisions/023-page-cache-in-memory.md). Results of a few bytes
 * are in a separate LRU cache here, so that requests with invented ids do not push useful results out.
 *
 * Documentation: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers. Since
 * vercel/next.js#97941, the default handler stores each result as a buffer. Even if a later version copies small
 * buffers out of their 64 KB block, this file is still needed for the separate LRU cache and for Redis.
 */
module.exports = {
  async get(key) {
    await pending.get(key);
    const own = large.get(key) ?? small.get(key);
    const stored = isUsable(own) ? own : await readShared(key);
    countCacheUse("data", Boolean(stored));
    if (!stored) return undefined;
    return { ...stored.entry, value: streamOf(stored.bytes) };
  },

  async set(key, pendingEntry) {
    const saving = save(key, pendingEntry).catch(() => {});
    pending.set(key, saving);
    await saving;
    if (pending.get(key) === saving) pending.delete(key);
  },

  async refreshTags() {},
  async getExpiration() {
    return 0;
  },
  async updateTags() {},
};

async function save(key, pendingEntry) {
  const version = sharedCache()?.current();
  const { value, ...entry } = await pendingEntry;
  // `expire` 0 means that the result belongs to this request only and must not be stored.
  if (entry.expire === 0) return;
  const stored = { entry, bytes: ownBytes(await bytesOf(value)), version };
  if (!isUsable(stored)) return;
  keep(key, stored);
  // Small results are not shared, because clients can cause any number of them with invented ids.
  if (stored.bytes.length < SMALL) return;
  await sharedCache()?.write("data", key, { value: stored, seconds: entry.revalidate });
}

function keep(key, stored) {
  large.remove(key);
  small.remove(key);
  (stored.bytes.length < SMALL ? small : large).set(key, stored);
}

/** The result that any shop process has stored in Redis; undefined if there is no usable result. */
async function readShared(key) {
  const found = await sharedCache()?.read("data", key);
  if (!isUsable(found)) return undefined;
  const stored = { ...found, bytes: ownBytes(found.bytes) };
  keep(key, stored);
  return stored;
}

/**
 * False if there is no result, if the result is old, or if one of the stores that its tags name has changed since the
 * result was computed.
 */
function isUsable(stored) {
  if (!stored || isOld(stored.entry)) return false;
  return !sharedCache()?.isOutdated(stored.entry.tags, stored.version ?? 0);
}

/** True after the revalidation time. The next request then computes the result again. */
function isOld({ timestamp, revalidate }) {
  return performance.timeOrigin + performance.now() > timestamp + revalidate * 1000;
}

async function bytesOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function streamOf(bytes) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
