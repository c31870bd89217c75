import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";

const PREFIX = "place ";
/** A list continues at its last position only after the browser's Back. */
const RETURNS: readonly unknown[] = ["back_forward", "reload"];

/** The list with which the page opened, and how many of its pages were loaded. Read once. */
type Opening = { list: string; text: string };

/**
 * RB-07 for a page that is built anew, where the browser's own cache of pages has lost it: how many pages of the
 * list to bring back (0 where there is nothing to come back to). Once they are there, so is the scroll position.
 */
export function useKeptPlace(list: string, pages: number): number {
  const [readOpening] = useState(() => once(openingOf));
  const text = useSyncExternalStore(
    watchNothing,
    () => textFor(list, readOpening),
    () => "",
  );
  const [keptPages = 0, y = 0] = text.split(" ").map(Number);
  const hasScrolled = useRef(false);
  // The browser restores the scroll position within the HTML by itself.
  const [pagesInHtml] = useState(pages);
  const isReached = keptPages > pagesInHtml && pages >= keptPages;
  const scrollBack = useEffectEvent(() => {
    if (!hasScrolled.current) window.scrollTo(0, y);
    hasScrolled.current = true;
  });
  useEffect(() => {
    if (isReached) scrollBack();
  }, [isReached]);

  useEffect(() => {
    if (pages === 0) return;
    const keep = () =>
      window.sessionStorage.setItem(PREFIX + list, `${pages} ${Math.round(window.scrollY)}`);
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [list, pages]);

  return keptPages;
}

function textFor(list: string, readOpening: (list: string) => Opening): string {
  if (!list) return "";
  const opening = readOpening(list);
  return opening.list === list ? opening.text : "";
}

function openingOf(list: string): Opening {
  return { list, text: hasReturned() ? kept(list) : "" };
}

function once(read: (list: string) => Opening): (list: string) => Opening {
  let result: Opening | null = null;
  return (list) => (result ??= read(list));
}

function hasReturned(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && RETURNS.includes(entry.type);
}

function kept(list: string): string {
  const text = window.sessionStorage.getItem(PREFIX + list) ?? "";
  return /^\d{1,3} \d{1,7}$/.test(text) ? text : "";
}

const watchNothing = () => () => undefined;
