const { LRUCache } = require("next/dist/server/lib/lru-cache");
const { countCacheUse } = require("./cache-use.cjs");
const { ownBytes } = require("./own-bytes.cjs");
const { sharedCache } = require("./shared-cache.cjs");

/** The memory of an entry in addition to its data, measured with 5,000 entries. */
const ENTRY_BYTES = 1024;
const LARGE_BYTES = 64 * 1024 * 1024;
const SMALL_BYTES = 2 * 1024 * 1024;
/** Entries below this size go into the small store. */
const SMALL = 256;

const sizeOf = ({ bytes }, key) => bytes.length + key.length + ENTRY_BYTES;
const large = new LRUCache(LARGE_BYTES, sizeOf);
const small = new LRUCache(SMALL_BYTES, sizeOf);
/** Entries that are being made. */
const pending = new Map();

/**
 * Keeps the results of "use cache" functions in memory. With REDIS_URL all shops share the results that are not small,
 * and a result is dropped when a store in its tags changes (docs/decisions/084-shared-state-in-redis.md).
 *
 * The default handler of Next.js counts the bytes of a result, but a small result is a slice of a block of 64 KB, and
 * the whole block stays in memory (docs/decisions/023-page-cache-in-memory.md). Results of a few bytes also have a store
 * of their own here, so that requests with invented ids displace no data.
 *
 * Documentation: https://nextjs.org/docs/app/api-reference/config/next-config-js/cacheHandlers. The default handler
 * stores buffers since vercel/next.js#97941. Delete this file when it copies small ones out of their block.
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
  // Not cacheable: the result is for one request only.
  if (entry.expire === 0) return;
  const stored = { entry, bytes: ownBytes(await bytesOf(value)), version };
  if (!isUsable(stored)) return;
  keep(key, stored);
  // Clients can invent ids, whose results are small.
  if (stored.bytes.length < SMALL) return;
  await sharedCache()?.write("data", key, { value: stored, seconds: entry.revalidate });
}

function keep(key, stored) {
  large.remove(key);
  small.remove(key);
  (stored.bytes.length < SMALL ? small : large).set(key, stored);
}

/** The result that any shop has stored; undefined if there is none. */
async function readShared(key) {
  const found = await sharedCache()?.read("data", key);
  if (!isUsable(found)) return undefined;
  const stored = { ...found, bytes: ownBytes(found.bytes) };
  keep(key, stored);
  return stored;
}

/** False if the result is old, or if one of its stores has changed since. */
function isUsable(stored) {
  if (!stored || isOld(stored.entry)) return false;
  return !sharedCache()?.isOutdated(stored.entry.tags, stored.version ?? 0);
}

/** A result is served until its revalidation time. The next reader renews it. */
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
