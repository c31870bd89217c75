import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "./routes.ts";

/**
 * The cookie with the language of the last page that the browser opened. It is used for URLs that are the same in every
 * language, such as payment returns (LN-05). Every other page takes its language from its URL, and is Chinese if the
 * URL has no language folder.
 */
export const LANGUAGE_COOKIE = "language";
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;

/** Paths that are the same in every language. */
const SHARED =
  /^\/(?:api|og|icons|pictures|sitemaps|_next)\/|\/robots\.txt$|\.(?:ico|js|json|png|svg|webp|xml)$/;

/**
 * Splits a public path into its language and the path without it: `/en/home` is `/home` in English (LN-01). A query
 * stays in `path`.
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [start = "", folder = ""] = /^\/([^/?#]*)\/?/.exec(path) ?? [];
  const locale = LOCALES.find((known) => known === folder.toLowerCase());
  if (!locale || locale === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path };
  return { locale, path: `/${path.slice(start.length)}` };
}

/** The path in the form in which rules compare it: without the language and in lower case (LN-01, RT-29). */
export function normalPath(pathname: string): string {
  return splitLocale(pathname).path.toLowerCase();
}

/**
 * The public path in this language, with its query. URLs of other sites, of files and of `/api` are returned unchanged
 * (LN-02).
 */
export function localPath(locale: Locale, href: string): string {
  const [pathname = ""] = href.split(/[?#]/, 1);
  if (!/^\/(?!\/)/.test(href) || SHARED.test(pathname)) return href;
  const { path } = splitLocale(pathname);
  const rest = href.slice(pathname.length);
  if (locale === DEFAULT_LOCALE) return path + rest;
  return `/${locale}${path === "/" ? "" : path}${rest}`;
}

/**
 * Finds the locale by its name, as in a path or the cookie, or by its tag, as in the attribute `lang`. Any other text
 * gives the default locale.
 */
export function localeOf(text: string | null | undefined): Locale {
  return (
    LOCALES.find((locale) => text === locale || text === LANGUAGES[locale].tag) ?? DEFAULT_LOCALE
  );
}

/**
 * The attribute `lang` for names of stores and dishes, which are Chinese on every page (LN-06). Undefined on Chinese
 * pages.
 */
export function nameLanguage(locale: string): string | undefined {
  return locale === DEFAULT_LOCALE ? undefined : LANGUAGES[DEFAULT_LOCALE].tag;
}

/**
 * The attribute `lang` for a text that may be Chinese. Undefined if the page is Chinese or the text contains no Chinese
 * characters.
 */
export function textLanguage(text: string, locale: string): string | undefined {
  return /\p{Script=Han}/u.test(text) ? nameLanguage(locale) : undefined;
}
