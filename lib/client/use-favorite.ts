import { useSyncExternalStore } from "react";
import { favoritesOf } from "@/lib/catalog/favorite-stores";
import type { FavoriteStore } from "@/lib/contracts/store-lists";
import { readStored, watchStored } from "./storage";

/** True if the store is a favourite. Null on the server and until hydration. */
export function useIsFavorite(store_id: number): boolean | null {
  return useSyncExternalStore<boolean | null>(
    watch,
    () => currentFavorites().some(({ id }) => id === store_id),
    () => null,
  );
}

const watch = (onChange: () => void) => watchStored("favorites", onChange);

export function currentFavorites(): FavoriteStore[] {
  return favoritesOf(readStored("favorites"), readStored("member")?.mid ?? "");
}
