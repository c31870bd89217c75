import { useSyncExternalStore } from "react";
import { NUMBER_MAX } from "@/lib/contracts/codes";

/**
 * The value of a query parameter in the address bar. Null if the URL lacks the parameter. It is also null on the server
 * and during hydration, because the cached HTML is the same for every query.
 */
export function useQuery(key: string): string | null {
  return useSyncExternalStore(
    watchHistory,
    () => new URLSearchParams(window.location.search).get(key),
    () => null,
  );
}

/** The parameter `number` of the URL, unchanged (RT-31). It is "" if the parameter is missing or too long. */
export function useVisitNumber(): string {
  const number = useQuery("number") ?? "";
  return number.length > NUMBER_MAX ? "" : number;
}

function watchHistory(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}
