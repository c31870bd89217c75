"use client";

import { useEffect } from "react";
import { useKeptPlace } from "@/lib/client/use-kept-place";
import { holdPlace } from "./land-on";

const PREFIX = "section ";
/** What the bars at the top hide. */
const HIDDEN_PX = 128;

/**
 * RB-07 for lists whose sections are drawn only near the window: the others' heights are guessed, so a count of
 * pixels leads astray. Kept is the section in sight, and how far into it one was.
 */
export function useKeptSection(list: string, pages: number, selector: string): number {
  const keptPages = useKeptPlace(list, pages);
  const isReached = keptPages > 0 && pages >= keptPages;

  useEffect(() => {
    if (isReached) goBackTo(window.sessionStorage.getItem(PREFIX + list) ?? "");
  }, [isReached, list]);

  useEffect(() => {
    const keep = () => window.sessionStorage.setItem(PREFIX + list, sectionInSight(selector));
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [list, selector]);

  return keptPages;
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
  holdPlace(() =>
    window.scrollBy({
      top: section.getBoundingClientRect().top - Number(top),
      behavior: "instant",
    }),
  );
}
