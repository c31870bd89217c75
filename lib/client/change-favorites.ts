import { FAVORITES_MAX } from "@/lib/contracts/codes";
import type { FavoriteStore } from "@/lib/contracts/favorites";
import { callApi } from "./call-api";
import { readSession, readStored, removeStored, writeSession, writeStored } from "./storage";
import { currentFavorites } from "./use-favorite";

/** Session storage: the member whose favourites this tab has read. */
const READ_KEY = "favoritesRead";

/** Adds a store to the favourites, or removes it. Without an answer of the backend they stay in the browser. */
export async function toggleFavorite({ id, name, image }: FavoriteStore): Promise<void> {
  const before = currentFavorites();
  const others = before.filter((store) => store.id !== id);
  const isAdded = others.length === before.length;
  const stores = isAdded ? [{ id, name, image }, ...others].slice(0, FAVORITES_MAX) : others;
  const isSynced = readStored("favorites")?.mid === memberOf();
  keep("", stores);
  if (memberOf() === "") return;
  const added = isSynced ? [id] : stores.map((store) => store.id);
  const change = { add: isAdded || !isSynced ? added : [], remove: isAdded ? [] : [id] };
  const answer = await callApi("favorites", { body: change }, { breakage: "stay" });
  if (answer.ok) keep(memberOf(), currentFavorites());
}

/** Reads the favourites of the member once in each tab. Those of the guest before the sign-in are added. */
export async function syncFavorites(): Promise<void> {
  const mid = memberOf();
  if (mid === "" || readSession(READ_KEY) === mid) return;
  writeSession(READ_KEY, mid);
  const isOwn = readStored("favorites")?.mid === mid;
  const add = isOwn ? [] : currentFavorites().map(({ id }) => id);
  const answer = await callApi("favorites", { body: { add, remove: [] } }, { breakage: "stay" });
  if (answer.ok && memberOf() === mid) keep(mid, answer.data);
}

/** VisitorScript keeps space for a stored key, so an empty list is not stored. */
function keep(mid: string, stores: FavoriteStore[]): void {
  if (stores.length > 0) writeStored("favorites", { mid, stores });
  else removeStored("favorites");
}

function memberOf(): string {
  return readStored("member")?.mid ?? "";
}
