"use client";

import { useEffect, useState } from "react";

/** `earlyClick` is the last click on a button before React listened; null from then on. */
type EarlyWindow = Window & { earlyClick?: MouseEvent | null };

const RETRY_MS = 50;
const MOST_TRIES = 200;

/**
 * Presses a button again that was pressed before React listened. cache/late-scripts.cjs keeps that click. The button is
 * pressed after the first effects of the page, because they read the address and the text that was typed early.
 */
export function EarlyClick() {
  const [click, setClick] = useState<MouseEvent | null>(null);
  useEffect(() => {
    const page: EarlyWindow = window;
    const early = page.earlyClick ?? null;
    page.earlyClick = null;
    // A click during hydration makes React hydrate at once and then handle that click too.
    early?.stopImmediatePropagation();
    setClick(early);
  }, []);
  useEffect(() => {
    const target = click?.target;
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) pressWhenHydrated(button, MOST_TRIES);
  }, [click]);
  return null;
}

/** React hydrates some parts of a page later, and loses a click on such a part whose code has not loaded. */
function pressWhenHydrated(button: HTMLButtonElement, tries: number): void {
  // React has no public way to tell that an element is hydrated. It keeps the element's properties under this name.
  const isHydrated = Object.keys(button).some((name) => name.startsWith("__reactProps$"));
  if (isHydrated) button.click();
  else if (tries > 0 && button.isConnected) {
    setTimeout(pressWhenHydrated, RETRY_MS, button, tries - 1);
  }
}
