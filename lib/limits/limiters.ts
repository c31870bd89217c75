import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ClientNetwork } from "./client-network.ts";

type LimitOptions = {
  /** Unique in this process. */
  name: string;
  /** Uses per window. */
  count: number;
  /** Length of a window. Windows begin at the multiples of it, for all clients at the same time. */
  seconds: number;
};

export type Usage = {
  /** Uses in this window, this one included. */
  used: number;
  /** Uses that are allowed in a window. */
  allowed: number;
  /** Milliseconds until the window ends. */
  retryMs: number;
};

/** Counts a use by `id`, or one of a higher cost, and returns how much of its window is used. */
export type Limiter = (
  id: string | number,
  network: ClientNetwork,
  cost?: number,
) => Promise<Usage>;

const MAX_BUCKETS = 100_000;
/** One provider's network may hold this part of all buckets. */
const NETWORK_PART = 0.05;
/** On top of MAX_BUCKETS, for buckets that are shared by a provider's network. */
const SHARED_PART = 0.25;
const NETWORK_FACTOR = 20;
const EVERYONE_FACTOR = 400;
const SWEEP_BUCKETS = 1_000;

/**
 * Makes limiters that share one bounded memory. A bucket is kept until its window ends; when there is no room for a
 * new one, its client counts in a bucket shared with its provider's network instead (see
 * docs/decisions/019-full-bucket-store.md).
 *
 * To share the counts between processes, make a `RateLimiterRedis` in `limiter` instead of the `RateLimiterMemory`.
 * It needs no room: the server bounds its own memory.
 */
export function createLimiters(now: () => number, maxBuckets = MAX_BUCKETS) {
  const room = createRoom();

  return function limiter({ name, count, seconds }: LimitOptions): Limiter {
    const store = new RateLimiterMemory({ keyPrefix: name, points: count, duration: seconds });
    const buckets = room.add((key) => void store.delete(key));

    return async (id, network, cost = 1) => {
      const time = now();
      room.sweep(time);
      const ends = (Math.floor(time / (seconds * 1000)) + 1) * seconds * 1000;
      const { name, factor } = place(buckets, { id, wide: network.wide, ends });
      const { consumedPoints } = await store.consume(name, cost).catch(asResult);
      if (!buckets.has(name)) room.put(buckets, name, { wide: network.wide, ends });
      return { used: consumedPoints, allowed: count * factor, retryMs: ends - time };
    };
  };

  /** The bucket to count in. Its name contains its end, so that every window has buckets of its own. */
  function place(buckets: Buckets, { id, wide, ends }: { id: string | number } & Bucket) {
    const own = { name: `own:${id} ${ends}`, factor: 1 };
    const isOwnFree = room.size() < maxBuckets && room.share(wide) < maxBuckets * NETWORK_PART;
    if (isOwnFree || buckets.has(own.name)) return own;
    const shared = { name: `network:${wide} ${ends}`, factor: NETWORK_FACTOR };
    const isSharedFree = room.size() < maxBuckets * (1 + SHARED_PART);
    if (isSharedFree || buckets.has(shared.name)) return shared;
    return { name: `everyone ${ends}`, factor: EVERYONE_FACTOR };
  }
}

type Bucket = { wide: string; ends: number };
/** The buckets of one limiter by name, in the order of their ends. */
type Buckets = Map<string, Bucket>;

/** Counts the buckets of all limiters, in total and by provider's network. */
function createRoom() {
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
    /** Drops buckets whose window has ended, a limited number at a time: all windows of a length end together. */
    sweep(now: number): void {
      for (const { buckets, onDrop } of all) {
        let left = SWEEP_BUCKETS;
        for (const [name, { wide, ends }] of buckets) {
          if (ends > now || left === 0) break;
          left -= 1;
          buckets.delete(name);
          change(wide, -1);
          onDrop(name);
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
