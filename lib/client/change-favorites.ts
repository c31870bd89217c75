import { type Favorites, removalsOf } from "@/lib/catalog/favorite-stores";
import { FAVORITES_MAX } from "@/lib/contracts/codes";
import type { FavoriteStore } from "@/lib/contracts/store-lists";
import { callApi } from "./call-api";
import { readSession, readStored, removeStored, writeSession, writeStored } from "./storage";
import { currentFavorites } from "./use-favorite";

/** The number of changes that this page has made. */
let changeCount = 0;

/**
 * Adds a store to the favourites, or removes it if it is a favourite. For a visitor, or if the call fails, the change
 * is stored only in the browser.
 */
export async function toggleFavorite({ id, name, image }: FavoriteStore): Promise<void> {
  const before = currentFavorites();
  const others = before.filter((store) => store.id !== id);
  const isAdded = others.length === before.length;
  const stores = isAdded ? [{ id, name, image }, ...others].slice(0, FAVORITES_MAX) : others;
  const mid = memberOf();
  const isSynced = isSyncedWith(mid);
  const earlier = pendingRemovals(mid).filter((removed) => removed !== id);
  // The favourites of a visitor are only in the browser, so no removal is left for the backend.
  const remove = isAdded || mid === "" ? earlier : [id, ...earlier].slice(0, FAVORITES_MAX);
  keep({ mid, stores, isPending: true, removed: remove });
  changeCount += 1;
  if (mid === "") return;
  const added = isSynced ? [id] : stores.map((store) => store.id);
  const change = { add: isAdded || !isSynced ? added : [], remove };
  const version = versionOfFavorites();
  const answer = await callApi("favorites", { body: change }, { breakage: "stay" });
  // A later change also contains this change, so only its answer ends the pending state.
  if (!answer.ok || memberOf() !== mid || version !== versionOfFavorites()) return;
  keep({ mid, stores: currentFavorites() });
}

/**
 * Reads the favourites of the member once in each tab, and again while a change is pending. If the stored favourites
 * are from before the sign-in or have a pending change, all of them are added at the backend. Pending removals are sent
 * again. If the member changes a favourite in any tab meanwhile, the answer is dropped, and the next page reads the
 * favourites.
 */
export async function syncFavorites(): Promise<void> {
  const mid = memberOf();
  const isSynced = isSyncedWith(mid);
  if (mid === "" || (isSynced && readSession("favoritesRead") === mid)) return;
  const add = isSynced ? [] : currentFavorites().map(({ id }) => id);
  const change = { add, remove: pendingRemovals(mid) };
  const version = versionOfFavorites();
  const answer = await callApi("favorites", { body: change }, { breakage: "stay" });
  if (!answer.ok || memberOf() !== mid || version !== versionOfFavorites()) return;
  writeSession("favoritesRead", mid);
  keep({ mid, stores: answer.data });
}

/**
 * A text that differs after a change of the favourites in this tab or another tab. An answer to a request must not
 * overwrite a change that was made after the request.
 */
function versionOfFavorites(): string {
  return `${changeCount} ${JSON.stringify(readStored("favorites"))}`;
}

/** True if the stored list belongs to this member and the backend has all its changes. */
function isSyncedWith(mid: string): boolean {
  const stored = readStored("favorites");
  return stored?.mid === mid && stored.isPending !== true;
}

/** The stores that the member has removed but that the backend may still have. */
function pendingRemovals(mid: string): number[] {
  return removalsOf(readStored("favorites"), mid);
}

/**
 * Stores the favourites. If there are no favourites and no pending removals, removes the key from local storage,
 * because pages load the code of the favourites as long as the key exists (`PersonalPart`).
 */
function keep(favorites: Favorites): void {
  if (favorites.stores.length > 0 || favorites.removed?.length) writeStored("favorites", favorites);
  else removeStored("favorites");
}

function memberOf(): string {
  return readStored("member")?.mid ?? "";
}
