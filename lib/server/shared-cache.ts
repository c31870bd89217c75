import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { Redis } from "../redis/redis-client.ts";
import type { StoreVersions } from "./store-versions.ts";

/** The interface for the page cache and the data cache, which find it as `globalThis.futaoSharedCache`. */
export type SharedCache = Pick<StoreVersions, "current" | "isOutdated"> & {
  /** A page or result that any shop has stored; `undefined` if there is none or the server does not answer. */
  read: (kind: Kind, key: string) => Promise<unknown>;
  write: (kind: Kind, key: string, entry: { value: unknown; seconds: number }) => Promise<void>;
};
type Kind = "page" | "data";

/** `RESP_TYPES.BLOB_STRING` of the client. */
const TEXT_REPLY = 36;
/** Some results live for days. Without a limit the server would hold them all. */
const MAX_SECONDS = 3_600;

type Options = {
  redis: Redis;
  versions: StoreVersions;
  /** Identifies what a page depends on besides the data: the build, and the settings that the page contains. */
  variant: string;
};

/** Makes all shops of one build and one configuration share their pages and results. */
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
