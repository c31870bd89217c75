"use client";

import { useEffect, useRef, useState } from "react";
import { inPageLanguage } from "@/lib/client/page-locale";
import type { MenuFood } from "@/lib/contracts/products";

type Opened = { food: MenuFood; href: string };

/**
 * The state of the product sheet over the list of products. An opened product has its own URL: the browser's Back
 * button closes the sheet, Forward opens it again, and a reload shows the full product page. Next.js observes
 * `history.pushState`, so its router knows the URL.
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
      // Safari does not focus a link that is pressed, so the dialog cannot return the focus to the link by itself.
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

  /** Closes the sheet by going back in the history, so that no extra entry stays there. */
  function close() {
    if (opened) window.history.back();
  }

  return { food: opened?.food ?? null, open, close };
}
