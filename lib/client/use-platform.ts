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

/** An iPad's user agent says Mac. Only its touch screen differs. */
export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}
