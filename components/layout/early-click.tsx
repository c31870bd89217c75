"use client";

import { useEffect } from "react";

/** `earlyClick` is the last button that was pressed before React listened; null from then on. */
type EarlyWindow = Window & { earlyClick?: HTMLButtonElement | null };

const RETRY_MS = 50;
const MOST_TRIES = 200;

/** Presses a button again that was pressed before React listened. cache/late-scripts.cjs keeps that button. */
export function EarlyClick() {
  useEffect(() => {
    const page: EarlyWindow = window;
    const button = page.earlyClick;
    page.earlyClick = null;
    if (button) setTimeout(clickWhenHydrated, 0, button, MOST_TRIES);
  }, []);
  return null;
}

/** React hydrates some parts of a page later, and loses a click on such a part whose code has not loaded. */
function clickWhenHydrated(button: HTMLButtonElement, tries: number): void {
  // React has no public way to tell that an element is hydrated. It keeps the element's properties under this name.
  const isHydrated = Object.keys(button).some((name) => name.startsWith("__reactProps$"));
  if (isHydrated) button.click();
  else if (tries > 0 && button.isConnected) {
    setTimeout(clickWhenHydrated, RETRY_MS, button, tries - 1);
  }
}
