import type { Redis } from "./redis-client.ts";

/** Next.js bundles a copy of this file for the handlers, so the server and its handlers share one connection. */
const shared = globalThis as { futaoRedis?: Redis | undefined };

export function shareRedis(redis: Redis | undefined): void {
  shared.futaoRedis = redis;
}

export function sharedRedis(): Redis | undefined {
  return shared.futaoRedis;
}
