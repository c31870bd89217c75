import "server-only";
import { networkOf } from "@/lib/limits/client-network";
import { createLimiters } from "@/lib/limits/limiters";
import { sharedRedis } from "@/lib/redis/shared-redis";

const limiter = createLimiters(() => Date.now(), { redis: sharedRedis() });

type IsAllowed = (address: string | undefined) => Promise<boolean>;

/**
 * Creates a rate limit of `count` requests for each client in a minute. The returned function counts a request and
 * returns true if it is allowed.
 */
export function createMinuteLimit(name: string, count: number): IsAllowed {
  return createLimit({ name, count, seconds: 60 });
}

/** Creates a rate limit of `count` requests for each client in an hour. */
export function createHourLimit(name: string, count: number): IsAllowed {
  return createLimit({ name, count, seconds: 3600 });
}

function createLimit(limit: Parameters<typeof limiter>[0]): IsAllowed {
  const take = limiter(limit);
  return async (address = "") => {
    const network = networkOf(address);
    const { used, allowed } = await take(network.narrow, network);
    return used <= allowed;
  };
}
