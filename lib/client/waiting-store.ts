import { splitLocale } from "@/lib/routing/locale-path";
import { INTRO_PATHS } from "@/lib/routing/routes";
import { pagePathname } from "./page-locale";
import { readSession, removeSession, writeSession } from "./storage";

const KEY = "waitingStore";
const STORE_PAGE = /^\/store\?/i;

/** Stores the path of this store page, because the visitor must first enter an address on the intro page (ST-38). */
export function keepWaitingStore(): void {
  writeSession(KEY, window.location.pathname + window.location.search);
}

/** The stored path of the store page. Null if there is none, or if the current page is not an intro page. */
export function waitingStore(): string | null {
  const path = readSession(KEY);
  const isIntro = (INTRO_PATHS as readonly string[]).includes(pagePathname());
  return isIntro && path && STORE_PAGE.test(splitLocale(path).path) ? path : null;
}

export function dropWaitingStore(): void {
  removeSession(KEY);
}
