import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** The time, minute by minute; 0 while the page is rendered on the server, which cannot know when it is read. */
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
