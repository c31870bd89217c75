const { LRUCache } = require("next/dist/server/lib/lru-cache");
const { ownBytes } = require("./own-bytes.cjs");

/** What an entry costs beside its bytes: keys and bookkeeping, measured with 5,000 entries. */
const ENTRY_BYTES = 1024;
const LARGE_BYTES = 64 * 1024 * 1024;
const SMALL_BYTES = 2 * 1024 * 1024;
/** Below this an entry is a number, a name or "not there". */
const SMALL = 256;

const sizeOf = ({ bytes }, key) => bytes.length + key.length + ENTRY_BYTES;
const large = new LRUCache(LARGE_BYTES, sizeOf);
const small = new LRUCache(SMALL_BYTES, sizeOf);
/** Entries that are being made. */
const pending = new Map();

/**
 * Keeps the results of "use cache" functions in memory; without tags, which the shop does not use. The framework's
 * own store counts the bytes of a result but keeps blocks of 64 KB: see docs/decisions/023-page-cache-in-memory.md.
 * Results of a few bytes have a store of their own, so that questions about invented ids displace no data.
 */
module.exports = {
  async get(key) {
    await pending.get(key);
    const kept = large.get(key) ?? small.get(key);
    if (!kept || isOld(kept.entry)) return undefined;
    return { ...kept.entry, value: streamOf(kept.bytes) };
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
  const { value, ...entry } = await pendingEntry;
  // Such a result is made anew for each request.
  if (entry.expire === 0) return;
  const bytes = ownBytes(await bytesOf(value));
  large.remove(key);
  small.remove(key);
  (bytes.length < SMALL ? small : large).set(key, { entry, bytes });
}

/** A result is served until it is to be renewed, never longer: the next reader makes it. */
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
