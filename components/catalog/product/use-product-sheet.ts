"use client";

import { useEffect, useRef, useState } from "react";
import { inPageLanguage } from "@/lib/client/page-locale";
import type { MenuFood } from "@/lib/contracts/products";

type Opened = { food: MenuFood; href: string };

/**
 * The product over the menu has its own URL: Back closes it, Forward opens it again, and a reload shows the full page.
 * Next.js follows pushState.
 */
export function useProductSheet() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const last = useRef<Opened | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const follow = () => {
      const pagePath = window.location.pathname + window.location.search;
      const isHere = last.current?.href === pagePath;
      setOpened(isHere ? last.current : null);
      // Safari does not focus a pressed link, so the dialog alone could not return the focus.
      if (!isHere) opener.current?.focus({ preventScroll: true });
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  function open(food: MenuFood, { href, from }: { href: string; from: HTMLElement }) {
    const product = { food, href: inPageLanguage(href) };
    last.current = product;
    opener.current = from;
    window.history.pushState(null, "", product.href);
    setOpened(product);
  }

  /** Closes the sheet by going back, so that the history has no extra entry. */
  function close() {
    if (opened) window.history.back();
  }

  return { food: opened?.food ?? null, open, close };
}
