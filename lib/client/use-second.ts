import { useSyncExternalStore } from "react";

const SECOND_MS = 1000;

/** The time, second by second, in epoch seconds: for the small part of a page that counts down. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, thisSecond, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

function thisSecond(): number {
  return Math.floor(Date.now() / SECOND_MS);
}
