import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { readSession, writeSession } from "./storage";

const PREFIX = "place ";
/** The navigation types after which a list continues at its last position. */
const RETURNS: readonly unknown[] = ["back_forward", "reload"];

/**
 * The list that the page showed when it opened. `text` contains the number of list pages that were loaded and the
 * scroll position. It is read from storage only once.
 */
type OpenedList = { list: string; text: string };

/**
 * Restores a list when the visitor reloads the page, or returns to a page that is not in the browser's back/forward
 * cache (RB-07). Returns the number of list pages to load, or 0 if there is nothing to restore. When these pages are
 * loaded, it restores the scroll position.
 */
export function useRestoredPosition(list: string, pages: number): number {
  const [readOpening] = useState(() => once(openingOf));
  const text = useSyncExternalStore(
    watchNothing,
    () => textFor(list, readOpening),
    () => "",
  );
  const [storedPages = 0, y = 0] = text.split(" ").map(Number);
  const hasScrolled = useRef(false);
  // If the list in the HTML is long enough, the browser restores the scroll position itself.
  const [pagesInHtml] = useState(pages);
  const isReached = storedPages > pagesInHtml && pages >= storedPages;
  const scrollBack = useEffectEvent(() => {
    if (!hasScrolled.current) window.scrollTo(0, y);
    hasScrolled.current = true;
  });
  useEffect(() => {
    if (isReached) scrollBack();
  }, [isReached]);

  useEffect(() => {
    if (pages === 0) return;
    const keep = () => writeSession(PREFIX + list, `${pages} ${Math.round(window.scrollY)}`);
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [list, pages]);

  return storedPages;
}

function textFor(list: string, readOpening: (list: string) => OpenedList): string {
  if (!list) return "";
  const opening = readOpening(list);
  return opening.list === list ? opening.text : "";
}

function openingOf(list: string): OpenedList {
  return { list, text: hasReturned() ? storedPosition(list) : "" };
}

function once(read: (list: string) => OpenedList): (list: string) => OpenedList {
  let result: OpenedList | null = null;
  return (list) => (result ??= read(list));
}

function hasReturned(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && RETURNS.includes(entry.type);
}

function storedPosition(list: string): string {
  const text = readSession(PREFIX + list) ?? "";
  return /^\d{1,3} \d{1,7}$/.test(text) ? text : "";
}

const watchNothing = () => () => undefined;
