import { useSyncExternalStore } from "react";

type Platform = "ios" | "android" | "other";

/** The device's platform; null on the server and before hydration. */
export function usePlatform(): Platform | null {
  return useSyncExternalStore(
    () => () => {},
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints),
    () => null,
  );
}

/**
 * Finds the platform by the user agent. An iPad has the user agent of a Mac, so it is recognised by its touch screen.
 */
export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}
