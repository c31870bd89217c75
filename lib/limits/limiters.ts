import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ClientNetwork } from "./client-network.ts";

type LimitOptions = {
  /** Unique in this process. */
  name: string;
  /** Uses per window. */
  count: number;
  /** Length of a window, which begins with the first use. */
  seconds: number;
};

export type Usage = {
  /** Uses in the running window, this one included. */
  used: number;
  /** Uses that are allowed in a window. */
  allowed: number;
  /** Milliseconds until the window ends. */
  retryMs: number;
};

/** Counts one use by `id` and returns how much of its window is used. */
export type Limiter = (id: string | number, network: ClientNetwork) => Promise<Usage>;

const MAX_BUCKETS = 100_000;
/** One provider's network may hold this part of all buckets. */
const NETWORK_PART = 0.05;
/** On top of MAX_BUCKETS, for buckets that are shared by a provider's network. */
const SHARED_PART = 0.25;
const NETWORK_FACTOR = 20;
const EVERYONE_FACTOR = 400;

/**
 * Makes limiters that share one bounded memory. A bucket is kept until its window ends; when there is no room for a
 * new one, its client counts in a bucket shared with its provider's network instead (see
 * docs/decisions/full-bucket-store.md).
 *
 * To share the counts between processes, make a `RateLimiterRedis` in `limiter` instead of the `RateLimiterMemory`.
 * It needs no room: the server bounds its own memory.
 */
export function createLimiters(maxBuckets = MAX_BUCKETS) {
  const room = createRoom();

  return function limiter({ name, count, seconds }: LimitOptions): Limiter {
    const store = new RateLimiterMemory({ keyPrefix: name, points: count, duration: seconds });
    const buckets = room.add();

    return async (id, network) => {
      const { key, factor } = place(buckets, id, network);
      const result = await store.consume(key).catch(asResult);
      if (result.isFirstInDuration) {
        room.put(buckets, key, { wide: network.wide, ends: Date.now() + result.msBeforeNext });
      }
      return { used: result.consumedPoints, allowed: count * factor, retryMs: result.msBeforeNext };
    };
  };

  function place(buckets: Buckets, id: string | number, { wide }: ClientNetwork) {
    room.sweep(Date.now());
    const own = { key: `own:${id}`, factor: 1 };
    const isOwnFree = room.size() < maxBuckets && room.share(wide) < maxBuckets * NETWORK_PART;
    if (isOwnFree || buckets.has(own.key)) return own;
    const shared = { key: `network:${wide}`, factor: NETWORK_FACTOR };
    const isSharedFree = room.size() < maxBuckets * (1 + SHARED_PART);
    if (isSharedFree || buckets.has(shared.key)) return shared;
    return { key: "everyone", factor: EVERYONE_FACTOR };
  }
}

type Bucket = { wide: string; ends: number };
/** The buckets of one limiter. All its windows are equally long, so they stand in the order of their ends. */
type Buckets = Map<string, Bucket>;

/** Counts the buckets of all limiters, in total and by provider's network. */
function createRoom() {
  const all: Buckets[] = [];
  const shares = new Map<string, number>();
  let total = 0;

  const change = (wide: string, by: 1 | -1) => {
    total += by;
    const share = (shares.get(wide) ?? 0) + by;
    if (share > 0) shares.set(wide, share);
    else shares.delete(wide);
  };
  const drop = (buckets: Buckets, key: string) => {
    const bucket = buckets.get(key);
    if (bucket && buckets.delete(key)) change(bucket.wide, -1);
  };

  return {
    add(): Buckets {
      const buckets: Buckets = new Map();
      all.push(buckets);
      return buckets;
    },
    size: () => total,
    share: (wide: string) => shares.get(wide) ?? 0,
    put(buckets: Buckets, key: string, bucket: Bucket): void {
      drop(buckets, key);
      buckets.set(key, bucket);
      change(bucket.wide, 1);
    },
    /** Drops the buckets whose window has ended. */
    sweep(now: number): void {
      for (const buckets of all) {
        for (const [key, { ends }] of buckets) {
          if (ends > now) break;
          drop(buckets, key);
        }
      }
    },
  };
}

/** The library rejects with its result when a bucket is exhausted, and with an Error when the store failed. */
function asResult(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
