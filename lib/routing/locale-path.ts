import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "./routes.ts";

/**
 * The language of the last page that the browser opened. Addresses of other sites, such as the returns of a payment
 * provider, name no language (LN-05). All other pages take it from their address.
 */
export const LANGUAGE_COOKIE = "language";
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;

/** Paths that are the same in every language. */
const SHARED =
  /^\/(?:api|og|icons|pictures|sitemaps|_next)\/|\/robots\.txt$|\.(?:ico|js|json|png|svg|webp|xml)$/;

/**
 * The language of a public path, and the path without it: `/en/home` is `/home` in English (LN-01). A query stays on
 * the path.
 */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [start = "", folder = ""] = /^\/([^/?#]*)\/?/.exec(path) ?? [];
  const locale = LOCALES.find((known) => known === folder.toLowerCase());
  if (!locale || locale === DEFAULT_LOCALE) return { locale: DEFAULT_LOCALE, path };
  return { locale, path: `/${path.slice(start.length)}` };
}

/** The path as rules compare it: without its language and in lower case (LN-01, RT-29). */
export function normalPath(pathname: string): string {
  return splitLocale(pathname).path.toLowerCase();
}

/** The public path in this language, with its query. Addresses of other sites and files stay as they are (LN-02). */
export function localPath(locale: Locale, href: string): string {
  const [pathname = ""] = href.split(/[?#]/, 1);
  if (!/^\/(?!\/)/.test(href) || SHARED.test(pathname)) return href;
  const { path } = splitLocale(pathname);
  const rest = href.slice(pathname.length);
  if (locale === DEFAULT_LOCALE) return path + rest;
  return `/${locale}${path === "/" ? "" : path}${rest}`;
}

/** The locale of a cookie or of `lang`; the default one for other texts. */
export function localeOf(text: string | null | undefined): Locale {
  return (
    LOCALES.find((locale) => text === locale || text === LANGUAGES[locale].tag) ?? DEFAULT_LOCALE
  );
}

/** `lang` of the names of stores and dishes, which are Chinese in every language (LN-06). */
export function nameLanguage(locale: string): string | undefined {
  return locale === DEFAULT_LOCALE ? undefined : LANGUAGES[DEFAULT_LOCALE].tag;
}

/** `lang` of a text that may be Chinese on a page of another language. */
export function textLanguage(text: string, locale: string): string | undefined {
  return /\p{Script=Han}/u.test(text) ? nameLanguage(locale) : undefined;
}
