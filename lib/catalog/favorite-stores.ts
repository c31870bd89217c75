import type { FavoriteStore } from "@/lib/contracts/store-lists";
import { isFields, isId, isText } from "@/lib/view/stored-shapes";

/**
 * The favourite stores of this browser, the newest first. `mid` is their member; "" for a guest (HM-33). `isPending`
 * until the backend has the last change.
 */
export type Favorites = { mid: string; stores: FavoriteStore[]; isPending?: boolean };

/**
 * The stored favourites of this member or guest. Drops invalid ones, which people or older versions may have written.
 */
export function favoritesOf(stored: unknown, mid: string): FavoriteStore[] {
  if (!isFields(stored) || !Array.isArray(stored.stores)) return [];
  // The favourites of a guest go to the member who signs in.
  if (stored.mid !== mid && stored.mid !== "") return [];
  return stored.stores.filter(isFavorite);
}

function isFavorite(store: unknown): boolean {
  return isFields(store) && isId(store.id) && isText(store.name) && isText(store.image);
}
