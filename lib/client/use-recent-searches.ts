import { validSearches, withRecent } from "@/lib/catalog/recent-searches";
import { readStored, removeStored, writeStored } from "./storage";
import { useStored } from "./use-stored";

/** The storage key of the list. Each kind of search has its own list. */
type RecentKey = "recentSearches" | "recentGrocerySearches";

/** The recent searches of this browser, the newest first. Local storage keeps them (GR-13). */
export function useRecentSearches(key: RecentKey) {
  return {
    recents: validSearches(useStored(key)),
    remember: (term: string) =>
      void writeStored(key, withRecent(validSearches(readStored(key)), term)),
    clear: () => removeStored(key),
  };
}
