import { useSyncExternalStore } from "react";
import { NUMBER_MAX } from "@/lib/contracts/codes";

/**
 * One value of the query in the address bar. The cached HTML is the same for every query, so the value is null on the
 * server and during hydration.
 */
export function useQuery(key: string): string | null {
  return useSyncExternalStore(
    watchHistory,
    () => new URLSearchParams(window.location.search).get(key),
    () => null,
  );
}

/** The visit number of the address, unchanged (RT-31). Values that are too long are dropped. */
export function useVisitNumber(): string {
  const number = useQuery("number") ?? "";
  return number.length > NUMBER_MAX ? "" : number;
}

function watchHistory(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}
