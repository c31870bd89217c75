import type { FavoriteStore } from "@/lib/contracts/store-lists";
import { isFields, isId, isText } from "@/lib/view/stored-shapes";

/**
 * The favourite stores in local storage, the newest first. `mid` is the id of the member to whom they belong, or "" for
 * a visitor without a login (HM-33). `isPending` is true until the backend has saved the last change. `removed` has the
 * ids of the stores whose removal the backend has not saved.
 */
export type Favorites = {
  mid: string;
  stores: FavoriteStore[];
  isPending?: boolean;
  removed?: number[];
};

/**
 * The stored favourites of the member with this `mid`, or of a visitor without a login (""). Drops invalid entries,
 * which people or older versions may have written.
 */
export function favoritesOf(stored: unknown, mid: string): FavoriteStore[] {
  if (!isFields(stored) || !Array.isArray(stored.stores)) return [];
  // The favourites of a visitor without a login are given to the member who signs in.
  if (stored.mid !== mid && stored.mid !== "") return [];
  return stored.stores.filter(isFavorite);
}

/** The ids of the stores whose removal by this member the backend has not saved yet. Drops invalid ids. */
export function removalsOf(stored: unknown, mid: string): number[] {
  if (!isFields(stored) || stored.mid !== mid || !Array.isArray(stored.removed)) return [];
  return stored.removed.filter(isId);
}

function isFavorite(store: unknown): boolean {
  return isFields(store) && isId(store.id) && isText(store.name) && isText(store.image);
}
