import { useEffect, useRef } from "react";

/** The part of the rail that stays visible before the current entry. */
const BEFORE_PX = 48;

/** A horizontal rail that keeps its current entry (`aria-current`) visible. */
export function useFollowedRail<Element extends HTMLElement>(current: unknown) {
  const rail = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found in the page, once it is marked
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>("[aria-current]");
    if (entry) rail.current?.scrollTo({ left: entry.offsetLeft - BEFORE_PX, behavior: "smooth" });
  }, [current]);
  return rail;
}
