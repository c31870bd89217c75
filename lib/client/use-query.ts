import { useSyncExternalStore } from "react";

/**
 * One value of the address bar's query. Pages behind a rewrite are the same HTML for every query, so it is
 * null on the server and while hydrating.
 */
export function useQuery(key: string): string | null {
  return useSyncExternalStore(
    watchHistory,
    () => new URLSearchParams(window.location.search).get(key),
    () => null,
  );
}

function watchHistory(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}
