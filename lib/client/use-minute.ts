import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/**
 * The start of the current minute in epoch milliseconds, updated every minute. It is 0 on the server and during
 * hydration, because the HTML is cached.
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
