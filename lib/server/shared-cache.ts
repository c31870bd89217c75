import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Redis } from "../redis/redis-client.ts";
import type { StoreVersions } from "./store-versions.ts";

/** The cache in Redis that the page cache and the data cache use. They access it as `globalThis.futaoSharedCache`. */
export type SharedCache = Pick<StoreVersions, "current" | "isOutdated"> & {
  /**
   * Reads a page or result that any process of the shop has stored. `undefined` if there is none or if Redis does not
   * answer.
   */
  read: (kind: Kind, key: string) => Promise<unknown>;
  write: (kind: Kind, key: string, entry: { value: unknown; seconds: number }) => Promise<void>;
};
type Kind = "page" | "data";

/** The value of `RESP_TYPES.BLOB_STRING` in the Redis client. */
const TEXT_REPLY = 36;
/**
 * The maximum lifetime of an entry. Some results are valid for days, and Redis should not keep all of them that long.
 */
const MAX_SECONDS = 3_600;

type Options = {
  redis: Redis;
  versions: StoreVersions;
  /**
   * Identifies the build and the settings on which the content of pages depends. Processes with different variants use
   * different entries.
   */
  variant: string;
};

/** Creates the shared cache. All processes of the shop with the same build and settings use the same entries. */
export function createSharedCache({ redis, versions, variant }: Options): SharedCache {
  const prefix = `futao:cache:${hashOf(variant)}`;
  const nameOf = (kind: Kind, key: string) => `${prefix}:${kind}:${hashOf(key)}`;

  return {
    current: versions.current,
    isOutdated: versions.isOutdated,
    async read(kind, key) {
      const bytes = await redis.run((connection) =>
        connection.withTypeMapping({ [TEXT_REPLY]: Buffer }).get(nameOf(kind, key)),
      );
      return bytes ? deserialize(bytes) : undefined;
    },
    async write(kind, key, { value, seconds }) {
      await redis.run((connection) =>
        connection.set(nameOf(kind, key), serialize(value), {
          expiration: { type: "EX", value: Math.min(Math.ceil(seconds), MAX_SECONDS) },
        }),
      );
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
