import { useSyncExternalStore } from "react";

/** Whether anybody sees the page; true on the server and until hydrated. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
