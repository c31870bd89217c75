import { useEffect, useRef } from "react";

/** After scrolling, this width of the rail stays visible to the left of the current entry. */
const BEFORE_PX = 48;

/**
 * Scrolls a horizontal rail to its current entry (`aria-current`) whenever `current` changes. Returns the ref of the
 * rail.
 */
export function useFollowedRail<Element extends HTMLElement>(current: unknown) {
  const rail = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another entry has become the current entry
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>("[aria-current]");
    if (entry) rail.current?.scrollTo({ left: entry.offsetLeft - BEFORE_PX, behavior: "smooth" });
  }, [current]);
  return rail;
}
