import "server-only";
import { cacheTag } from "next/cache";
import { storeTag } from "@/lib/server/store-versions";

/** Next.js allows 128 tags for a result. A change of a further store shows when the result expires. */
const MAX_TAGS = 128;

/** Call it in a "use cache" function: its result is dropped when one of these stores changes. */
export function tagStores(ids: Iterable<number>): void {
  cacheTag(...[...new Set(ids)].slice(0, MAX_TAGS).map(storeTag));
}
