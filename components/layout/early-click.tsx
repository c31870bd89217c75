"use client";

import { useEffect } from "react";

declare global {
  interface Window {
    /** The last button that was pressed before React listened; null from then on. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/** Presses a button again that was pressed before React listened. cache/late-scripts.cjs keeps that button. */
export function EarlyClick() {
  useEffect(() => {
    const button = window.earlyClick;
    window.earlyClick = null;
    button?.click();
  }, []);
  return null;
}
