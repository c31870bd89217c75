import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "../redis/redis-client.ts";
import type { ClientNetwork } from "./client-network.ts";

type LimitOptions = {
  /** Unique in all processes. */
  name: string;
  /** Uses per window. */
  count: number;
  /** The length of a window. Windows start at multiples of it, at the same time for all clients. */
  seconds: number;
};

export type Usage = {
  /** Uses in this window, including this one. */
  used: number;
  /** Uses that are allowed in a window. */
  allowed: number;
  /** Milliseconds until the window ends. */
  retryMs: number;
};

/** Counts a use by `id` with its cost, and returns the state of its window. */
export type Limiter = (
  id: string | number,
  network: ClientNetwork,
  cost?: number,
) => Promise<Usage>;

const MAX_BUCKETS = 100_000;
/** The maximum share of all buckets for one internet provider's network. */
const NETWORK_PART = 0.05;
/** An additional share of MAX_BUCKETS for buckets that are shared by an internet provider's network. */
const SHARED_PART = 0.25;
const NETWORK_FACTOR = 20;
const EVERYONE_FACTOR = 400;
const SWEEP_BUCKETS = 1_000;

type Shared = {
  /** The server of the shared counts. It limits its own memory, so it needs no bounded store. */
  redis?: Redis | undefined;
  maxBuckets?: number;
};

/**
 * Makes limiters that share a bounded store. A bucket is kept until its window ends. If the store is full, a new
 * client is counted in a bucket of its internet provider's network instead (docs/decisions/019-full-bucket-store.md).
 *
 * With `redis` all processes share their counts (docs/decisions/084-shared-state-in-redis.md). While it does not
 * answer, each process counts by itself.
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

  /** The bucket of a use. Its name contains the end of the window, so that each window has separate buckets. */
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

/** Counts the buckets of all limiters, in total and by internet provider's network. */
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
    /** Deletes buckets whose window has ended, a limited number at a time, because many windows end together. */
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

/** The part of a client that the library uses to count. */
function clientOf(redis: Redis) {
  return {
    async eval(script: string, options: { keys: string[]; arguments: string[] }) {
      const counted = await redis.run((connection) => connection.eval(script, options));
      if (counted === undefined) throw new Error("limits: the Redis server does not answer");
      return counted;
    },
  };
}

/** An id may be a session id, which must not leave the process. */
function hashOf(id: string | number): string {
  return createHash("sha256").update(String(id)).digest("base64url");
}

/** Null if the shared store failed. */
function resultOrNull(reason: unknown): RateLimiterRes | null {
  return reason instanceof RateLimiterRes ? reason : null;
}

/** The library rejects with its result when a bucket is exhausted, and with an Error when the store failed. */
function resultOrThrow(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
