import "server-only";
import { networkOf } from "@/lib/limits/client-network";
import { createLimiters } from "@/lib/limits/limiters";
import { sharedRedis } from "@/lib/redis/shared-redis";

const limiter = createLimiters(() => Date.now(), { redis: sharedRedis() });

type IsAllowed = (address: string | undefined) => Promise<boolean>;

/** Creates a limit per client and minute. The function counts a request and returns whether it is allowed. */
export function createMinuteLimit(name: string, count: number): IsAllowed {
  return createLimit({ name, count, seconds: 60 });
}

/** The limit per client and hour. */
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
