import { AsyncLocalStorage } from "node:async_hooks";
import type { StoreChange } from "../redis/store-changes.ts";

export type StoreVersions = ReturnType<typeof createStoreVersions>;

/**
 * Remembers for each store the version of the last change that this process was told of. A later change of any store
 * has a higher version. The version of a rendered page or result is the newest version that the process knew when the
 * request began. The page is outdated if one of its stores has a higher version. So a page that was rendered from old
 * data is found even if the process is told of the change only after the rendering.
 */
export function createStoreVersions() {
  const latest = new Map<string, number>();
  const known = new AsyncLocalStorage<number>();
  let newest = 0;

  return {
    add({ stores, version }: StoreChange): void {
      for (const id of stores) latest.set(storeTag(id), version);
      newest = Math.max(newest, version);
    },
    /** Runs a request. During the request, `current` returns the newest version that was known at its beginning. */
    duringRequest: <Result>(work: () => Result): Result => known.run(newest, work),
    current: () => known.getStore() ?? newest,
    isOutdated: (tags: string[], version: number) =>
      tags.some((tag) => (latest.get(tag) ?? 0) > version),
  };
}

/** The cache tag of pages and results that contain this store or its products. */
export function storeTag(store_id: number): string {
  return `store:${store_id}`;
}
