import { useEffect, useRef } from "react";

/** What of the rail stays to see before its current entry. */
const BEFORE_PX = 48;

/** A row that scrolls sideways and keeps its current entry (`aria-current`) in sight. */
export function useFollowedRail<Element extends HTMLElement>(current: unknown) {
  const rail = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found in the page, once it is marked
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>("[aria-current]");
    if (entry) rail.current?.scrollTo({ left: entry.offsetLeft - BEFORE_PX, behavior: "smooth" });
  }, [current]);
  return rail;
}
