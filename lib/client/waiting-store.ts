import { splitLocale } from "@/lib/routing/locale-path";
import { INTRO_PATHS } from "@/lib/routing/routes";
import { pagePathname } from "./page-locale";
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
  const isIntro = (INTRO_PATHS as readonly string[]).includes(pagePathname());
  return isIntro && path && STORE_PAGE.test(splitLocale(path).path) ? path : null;
}

export function dropWaitingStore(): void {
  removeSession(KEY);
}
