import {
  LANGUAGE_COOKIE,
  LANGUAGE_SECONDS,
  localeOf,
  localPath,
  normalPath,
} from "@/lib/routing/locale-path";
import type { Locale } from "@/lib/routing/routes";
import { readCookie, writeCookie } from "./cookies";

/** The language of this page. It does not change while the document is open. */
export function pageLocale(): Locale {
  return localeOf(document.documentElement.lang);
}

/** The path in the language of this page (LN-02). */
export function inPageLanguage(href: string): string {
  return localPath(pageLocale(), href);
}

/** The path of this page without its language, in lower case (RT-29). */
export function pagePathname(): string {
  return normalPath(window.location.pathname);
}

/**
 * Stores the language in a cookie. The server uses the cookie for URLs without a language and for the sentences in
 * answers of calls (LN-05).
 */
export function rememberLanguage(): void {
  const locale = pageLocale();
  if (localeOf(readCookie(LANGUAGE_COOKIE)) === locale) return;
  writeCookie(LANGUAGE_COOKIE, locale, LANGUAGE_SECONDS);
}
