import { useSyncExternalStore } from "react";

export type Platform = "ios" | "android" | "other";

/** What kind of device reads this page; null on the server and until hydrated. */
export function usePlatform(): Platform | null {
  return useSyncExternalStore(
    () => () => {},
    () => platformOf(navigator.userAgent, navigator.maxTouchPoints),
    () => null,
  );
}

/** An iPad says that it is a Mac: only its screen gives it away. */
export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}
