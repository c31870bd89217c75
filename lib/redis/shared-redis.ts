import type { Redis } from "./redis-client.ts";

/**
 * Next.js bundles a second copy of this file for the route handlers. With `globalThis`, both copies use the same
 * connection.
 */
const shared = globalThis as { futaoRedis?: Redis | undefined };

export function shareRedis(redis: Redis | undefined): void {
  shared.futaoRedis = redis;
}

export function sharedRedis(): Redis | undefined {
  return shared.futaoRedis;
}
