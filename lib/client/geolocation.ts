import { LOCATION_TIMEOUT_MS } from "@/lib/contracts/codes";
import type { Point } from "./address-provider";

/** Why there is no position: each reason has its own message (ER-07 to ER-11). */
export type LocationFailure = "unsupported" | "denied" | "unavailable" | "timeout" | "unknown";

const FAILURES: Record<number, LocationFailure> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/** Asks the browser where it is; gives up after 5 s. */
export function currentPosition(): Promise<Point | LocationFailure> {
  if (!("geolocation" in navigator)) return Promise.resolve("unsupported");
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(FAILURES[code] ?? "unknown"),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}
