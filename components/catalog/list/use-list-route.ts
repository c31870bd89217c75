"use client";

import { useSyncExternalStore } from "react";
import { isKeywordCut, type ListRoute, listHref, parseListRoute } from "@/lib/catalog/list-filter";
import { inPageLanguage } from "@/lib/client/page-locale";

const CHANGED = "list-route-changed";

/**
 * Returns the list that the URL selects. Returns null before hydration, because the server renders the same HTML for
 * every query of the URL. `isCut` is true if the keyword in the URL was too long and was cut.
 */
export function useListRoute(): { route: ListRoute; isCut: boolean } | null {
  const search = useSyncExternalStore<string | null>(
    watchUrl,
    () => window.location.search,
    () => null,
  );
  return search === null ? null : { route: parseListRoute(search), isCut: isKeywordCut(search) };
}

/**
 * Shows another list by changing the URL, so that the Back button and a reload work. Next.js observes
 * `history.pushState`, so its router knows the new URL.
 */
export function goToList(route: ListRoute): void {
  window.history.pushState(null, "", inPageLanguage(listHref(route)));
  window.dispatchEvent(new Event(CHANGED));
}

function watchUrl(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}
