import { INTRO_PATHS } from "@/lib/routing/routes";
import { readSession, removeSession, writeSession } from "./storage";

const KEY = "waitingStore";
const STORE_PAGE = /^\/store\?/i;

/** Remembers this store page for a visitor who must enter an address on the intro first (ST-38). */
export function keepWaitingStore(): void {
  writeSession(KEY, window.location.pathname + window.location.search);
}

/** The store page that waits for an address; null if there is none or if this is not the intro. */
export function waitingStore(): string | null {
  const path = readSession(KEY);
  const isIntro = (INTRO_PATHS as readonly string[]).includes(
    window.location.pathname.toLowerCase(),
  );
  return isIntro && path && STORE_PAGE.test(path) ? path : null;
}

export function dropWaitingStore(): void {
  removeSession(KEY);
}
