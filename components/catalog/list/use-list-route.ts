"use client";

import { useSyncExternalStore } from "react";
import { isKeywordCut, type ListRoute, listHref, parseListRoute } from "@/lib/catalog/list-filter";

const CHANGED = "list-route-changed";

/** What the address asks for; the HTML is the same for every question, so none is known until hydrated. */
export function useListRoute(): { route: ListRoute; isCut: boolean } | null {
  const search = useSyncExternalStore<string | null>(
    watchAddress,
    () => window.location.search,
    () => null,
  );
  return search === null ? null : { route: parseListRoute(search), isCut: isKeywordCut(search) };
}

/** Every choice is an address: back undoes it, a reload repeats it. Next keeps its router in step. */
export function goToList(route: ListRoute): void {
  window.history.pushState(null, "", listHref(route));
  window.dispatchEvent(new Event(CHANGED));
}

function watchAddress(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}
