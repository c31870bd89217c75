"use client";

import { useEffect } from "react";

/** `earlyClick` is the last button that was pressed before React listened; null from then on. */
type EarlyWindow = Window & { earlyClick?: HTMLButtonElement | null };

/** Presses a button again that was pressed before React listened. cache/late-scripts.cjs keeps that button. */
export function EarlyClick() {
  useEffect(() => {
    const page: EarlyWindow = window;
    const button = page.earlyClick;
    page.earlyClick = null;
    button?.click();
  }, []);
  return null;
}
