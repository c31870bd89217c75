import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "../redis/redis-client.ts";
import type { ClientNetwork } from "./client-network.ts";

type LimitOptions = {
  /**
   * The name of the limit. No other limit of any process may have this name. All processes with this limit use the same
   * name, because they share its counts in Redis.
   */
  name: string;
  /** The highest total cost of one client's uses in a window. Most uses cost 1. */
  count: number;
  /** The length of a window. Windows start at multiples of this length, at the same time for all clients. */
  seconds: number;
};

export type Usage = {
  /** The sum of the costs of the uses that the client's bucket counts in this window, including this use. */
  used: number;
  /** The largest allowed value of `used`: `count`, or a multiple of `count` if several clients share the bucket. */
  allowed: number;
  /** Milliseconds until the window ends. */
  retryMs: number;
};

/** Counts a use by the client `id` with its cost, and returns the state of the client's window. */
export type Limiter = (
  id: string | number,
  network: ClientNetwork,
  cost?: number,
) => Promise<Usage>;

const MAX_BUCKETS = 100_000;
/** The maximum share of all buckets that the network of one internet provider may have. */
const NETWORK_PART = 0.05;
/**
 * The number of additional buckets for whole networks, as a fraction of `maxBuckets`. In an internet provider's
 * network, all clients without a bucket of their own share such a bucket.
 */
const SHARED_PART = 0.25;
const NETWORK_FACTOR = 20;
const EVERYONE_FACTOR = 400;
const SWEEP_BUCKETS = 1_000;

type Shared = {
  /**
   * The Redis server for counts that all processes share. The server limits its memory itself, so `maxBuckets` does not
   * apply to it.
   */
  redis?: Redis | undefined;
  maxBuckets?: number;
};

/**
 * Returns a function that creates limiters. All these limiters together keep at most `maxBuckets` buckets for single
 * clients, and each bucket is kept until its window ends. If this maximum is reached, or if the network of the client's
 * internet provider already has its maximum share, a new client shares one bucket with the other new clients of that
 * network. If no bucket is left for networks either, all new clients from further networks share one bucket of the
 * limiter (docs/decisions/019-full-bucket-store.md).
 *
 * With `redis`, all processes share their counts (docs/decisions/084-shared-state-in-redis.md). While the Redis server
 * does not answer, each process counts by itself.
 */
export function createLimiters(
  now: () => number,
  { redis, maxBuckets = MAX_BUCKETS }: Shared = {},
) {
  const bucketCounts = createBucketCounts();

  return function limiter({ name, count, seconds }: LimitOptions): Limiter {
    const options = { keyPrefix: `futao:limit:${name}`, points: count, duration: seconds };
    const store = new RateLimiterMemory(options);
    const buckets = bucketCounts.add((key) => void store.delete(key));
    const sharedStore =
      redis &&
      new RateLimiterRedis({ ...options, storeClient: clientOf(redis), useRedisPackage: true });

    return async (id, network, cost = 1) => {
      const time = now();
      bucketCounts.sweep(time);
      const ends = (Math.floor(time / (seconds * 1000)) + 1) * seconds * 1000;
      const shared = await sharedStore?.consume(`${hashOf(id)} ${ends}`, cost).catch(resultOrNull);
      if (shared) return { used: shared.consumedPoints, allowed: count, retryMs: ends - time };
      const { name, factor } = place(buckets, { id, wide: network.wide, ends });
      const { consumedPoints } = await store.consume(name, cost).catch(resultOrThrow);
      if (!buckets.has(name)) bucketCounts.put(buckets, name, { wide: network.wide, ends });
      return { used: consumedPoints, allowed: count * factor, retryMs: ends - time };
    };
  };

  /**
   * The bucket in which a use is counted. Its name contains the end of the window, so that each window has separate
   * buckets.
   */
  function place(buckets: Buckets, { id, wide, ends }: { id: string | number } & Bucket) {
    const own = { name: `own:${id} ${ends}`, factor: 1 };
    const isOwnFree =
      bucketCounts.size() < maxBuckets && bucketCounts.share(wide) < maxBuckets * NETWORK_PART;
    if (isOwnFree || buckets.has(own.name)) return own;
    const shared = { name: `network:${wide} ${ends}`, factor: NETWORK_FACTOR };
    const isSharedFree = bucketCounts.size() < maxBuckets * (1 + SHARED_PART);
    if (isSharedFree || buckets.has(shared.name)) return shared;
    return { name: `everyone ${ends}`, factor: EVERYONE_FACTOR };
  }
}

/** `ends` is in epoch milliseconds. */
type Bucket = { wide: string; ends: number };
/** The buckets of one limiter by name, in the order of their ends. */
type Buckets = Map<string, Bucket>;

/** Counts the buckets of all limiters, in total and for each network of an internet provider. */
function createBucketCounts() {
  const all: { buckets: Buckets; onDrop: (name: string) => void }[] = [];
  const shares = new Map<string, number>();
  let total = 0;

  const change = (wide: string, by: 1 | -1) => {
    total += by;
    const share = (shares.get(wide) ?? 0) + by;
    if (share > 0) shares.set(wide, share);
    else shares.delete(wide);
  };

  return {
    add(onDrop: (name: string) => void): Buckets {
      const buckets: Buckets = new Map();
      all.push({ buckets, onDrop });
      return buckets;
    },
    size: () => total,
    share: (wide: string) => shares.get(wide) ?? 0,
    put(buckets: Buckets, name: string, bucket: Bucket): void {
      buckets.set(name, bucket);
      change(bucket.wide, 1);
    },
    /**
     * Deletes buckets whose window has ended. It deletes a limited number at a time, because many windows end together.
     */
    sweep(now: number): void {
      for (const { buckets, onDrop } of all) {
        let remaining = SWEEP_BUCKETS;
        for (const [name, { wide, ends }] of buckets) {
          if (ends > now || remaining === 0) break;
          remaining -= 1;
          buckets.delete(name);
          change(wide, -1);
          onDrop(name);
        }
      }
    },
  };
}

/** The part of a Redis client that the library `rate-limiter-flexible` needs. */
function clientOf(redis: Redis) {
  return {
    async eval(script: string, options: { keys: string[]; arguments: string[] }) {
      const counted = await redis.run((connection) => connection.eval(script, options));
      if (counted === undefined) throw new Error("limits: the Redis server does not answer");
      return counted;
    },
  };
}

/** Hashes an id, because it may be a session id, which must not leave the process. */
function hashOf(id: string | number): string {
  return createHash("sha256").update(String(id)).digest("base64url");
}

/** The result if the bucket is exhausted, or null if the shared store failed. */
function resultOrNull(reason: unknown): RateLimiterRes | null {
  return reason instanceof RateLimiterRes ? reason : null;
}

/**
 * The library rejects with a result if a bucket is exhausted, and with an Error if the store failed. Returns the result
 * or throws the Error.
 */
function resultOrThrow(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
