import { useSyncExternalStore } from "react";
import { NUMBER_MAX } from "@/lib/contracts/codes";

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

/** RT-31: passed on unchanged. Every call refuses values that are too long. */
export function useNumber(): string {
  const number = useQuery("number") ?? "";
  return number.length > NUMBER_MAX ? "" : number;
}

function watchHistory(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}
