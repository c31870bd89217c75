"use client";

import { useEffect, useRef, useState } from "react";
import type { MenuFood } from "@/lib/contracts/products";

type Opened = { food: MenuFood; href: string };

/**
 * The product over the menu, with a URL of its own: back closes it, forward opens it again, a reload gives
 * the full page. Next keeps its router in step with pushState.
 */
export function useProductSheet() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const last = useRef<Opened | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const follow = () => {
      const here = window.location.pathname + window.location.search;
      const isHere = last.current?.href === here;
      setOpened(isHere ? last.current : null);
      // Safari gives links no focus on a press, so the dialog alone could not return it.
      if (!isHere) opener.current?.focus({ preventScroll: true });
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  function open(food: MenuFood, { href, from }: { href: string; from: HTMLElement }) {
    last.current = { food, href };
    opener.current = from;
    window.history.pushState(null, "", href);
    setOpened({ food, href });
  }

  /** Going back is what closes it: the history stays as if it had never been opened. */
  function close() {
    if (opened) window.history.back();
  }

  return { food: opened?.food ?? null, open, close };
}
