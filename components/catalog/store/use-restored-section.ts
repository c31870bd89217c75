"use client";

import { useEffect } from "react";
import { useRestoredPosition } from "@/lib/client/use-restored-position";
import { keepPosition } from "./scroll-to-section";

const PREFIX = "section ";
/** The height of the sticky bars at the top. */
const HIDDEN_PX = 128;

/**
 * Restores the position in lists that render only near the window (RB-07). Heights elsewhere are estimates, so it
 * stores the visible section and the offset in it instead of a scroll position.
 */
export function useRestoredSection(list: string, pages: number, selector: string): number {
  const restoredPages = useRestoredPosition(list, pages);
  const isReached = restoredPages > 0 && pages >= restoredPages;

  useEffect(() => {
    if (isReached) goBackTo(window.sessionStorage.getItem(PREFIX + list) ?? "");
  }, [isReached, list]);

  useEffect(() => {
    const keep = () => window.sessionStorage.setItem(PREFIX + list, sectionInSight(selector));
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [list, selector]);

  return restoredPages;
}

function sectionInSight(selector: string): string {
  const sections = [...document.querySelectorAll(selector)];
  const section = sections.find((one) => one.getBoundingClientRect().bottom > HIDDEN_PX);
  if (!section || window.scrollY === 0) return "";
  return `${section.id} ${section.getBoundingClientRect().top}`;
}

function goBackTo(kept: string): void {
  const [id = "", top = ""] = kept.split(" ");
  const section = document.getElementById(id);
  if (!section || !Number.isFinite(Number(top))) return;
  keepPosition(() =>
    window.scrollBy({
      top: section.getBoundingClientRect().top - Number(top),
      behavior: "instant",
    }),
  );
}
