"use client";

import { useEffect } from "react";
import { readSession, writeSession } from "@/lib/client/storage";
import { useRestoredPosition } from "@/lib/client/use-restored-position";
import { keepPosition } from "./scroll-to-section";

const PREFIX = "section ";
/** The height in pixels of the sticky bars at the top of the page. */
const HIDDEN_PX = 128;

/**
 * Restores the scroll position in a list in which the browser renders only the visible part (RB-07). The heights of the
 * other parts are estimates, so a stored scroll position would not lead back to the same products. Therefore this hook
 * stores the first visible section and the distance of its top from the top of the window. Returns the number of pages
 * that must be loaded first, or 0 if there is no position to restore.
 */
export function useRestoredSection(list: string, pages: number, selector: string): number {
  const restoredPages = useRestoredPosition(list, pages);
  const isReached = restoredPages > 0 && pages >= restoredPages;

  useEffect(() => {
    if (isReached) goBackTo(readSession(PREFIX + list) ?? "");
  }, [isReached, list]);

  useEffect(() => {
    const keep = () => writeSession(PREFIX + list, sectionInSight(selector));
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
