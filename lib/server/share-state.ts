import { readFileSync } from "node:fs";
import type { Registry } from "prom-client";
import type { openRedis } from "../redis/redis-client.ts";
import { registerRedis } from "../redis/redis-metrics.ts";
import { shareRedis } from "../redis/shared-redis.ts";
import { followStoreChanges } from "../redis/store-changes.ts";
import { createSharedCache, type SharedCache } from "./shared-cache.ts";
import { createStoreVersions } from "./store-versions.ts";

/** The settings on which the content of pages depends. Only shop processes with the same values share their pages. */
const PAGE_SETTINGS = [
  "APP_ORIGIN",
  "CARD_PAGE_ORIGINS",
  "PICTURE_ORIGINS",
  "GOOGLE_MAPS_BROWSER_KEY",
  "GTM_ID",
  "RECORDING_ID",
  "LIVE_CHAT_ID",
];

type Env = Readonly<Record<string, string | undefined>>;
type Options = {
  registry: Registry;
  isDevelopment: boolean;
  onState: Parameters<typeof openRedis>[0]["onState"];
};

/**
 * Connects this process to Redis, through which all processes of the shop share state. Returns undefined without
 * `REDIS_URL`. A development server does not share cached pages.
 */
export async function shareState(env: Env, { registry, isDevelopment, onState }: Options) {
  const { REDIS_URL: url } = env;
  if (!url) return undefined;
  // The Redis client is imported only if it is needed, because the import reads 500 files.
  const { openRedis } = await import("../redis/redis-client.ts");
  const versions = createStoreVersions();
  const redis = openRedis({ url, onState, onConnect: followStoreChanges(versions.add) });
  registerRedis(registry, redis);
  shareRedis(redis);
  if (!isDevelopment) {
    const build = readFileSync(".next/BUILD_ID", "utf8");
    const variant = JSON.stringify([build, ...PAGE_SETTINGS.map((name) => env[name] ?? "")]);
    const global = globalThis as { futaoSharedCache?: SharedCache };
    global.futaoSharedCache = createSharedCache({ redis, versions, variant });
  }
  return { redis, versions };
}
