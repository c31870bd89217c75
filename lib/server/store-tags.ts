import "server-only";
import { cacheTag } from "next/cache";
import { storeTag } from "@/lib/server/store-versions";

/**
 * The maximum number of tags for a result in Next.js. Stores beyond this number get no tag, so their changes appear
 * only when the result expires.
 */
const MAX_TAGS = 128;

/** Tags the result of a "use cache" function. The result is dropped when one of these stores changes. */
export function tagStores(ids: Iterable<number>): void {
  cacheTag(...[...new Set(ids)].slice(0, MAX_TAGS).map(storeTag));
}
