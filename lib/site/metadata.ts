import { LANGUAGE_TAGS, localPath } from "../routing/locale-path";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../routing/routes";
import { previewPath } from "./preview-path";
import { site } from "./site";

/** The size of the pictures of app/og, which all link previews accept. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The paper colour of each scheme in app/globals.css. Browsers use it around the page. */
export const THEME_COLOR = { light: "#ffffff", dark: "#17130f" } as const;

/** `path` is the canonical path, from `hrefs`. `picture` comes from `previewPath`; by default it is the site picture. */
type PageMetadata = {
  locale: Locale;
  title: string;
  description: string;
  path: string;
  picture?: string;
};

/** The languages as Open Graph names them. */
const OG_LOCALES: Record<Locale, string> = { "zh-TW": "zh_TW", en: "en_US" };

/**
 * The metadata of a page for search engines: title, description, the addresses in all languages and the link preview
 * (RB-06, LN-04).
 */
export function pageMetadata({
  locale,
  title,
  description,
  path,
  picture = previewPath({ of: "site" }),
}: PageMetadata) {
  return {
    title,
    description,
    alternates: { canonical: localPath(locale, path), languages: alternatePaths(path) },
    openGraph: {
      title,
      description,
      url: localPath(locale, path),
      siteName: site.name,
      locale: OG_LOCALES[locale],
      alternateLocale: LOCALES.filter((other) => other !== locale).map(
        (other) => OG_LOCALES[other],
      ),
      type: "website" as const,
      images: [{ url: picture, ...PREVIEW_SIZE, alt: title }],
    },
    twitter: { card: "summary_large_image" as const },
  };
}

/** The addresses of a page by language tag. `x-default` is for all other languages. */
export function alternatePaths(path: string): Record<string, string> {
  const paths = LOCALES.map((locale) => [LANGUAGE_TAGS[locale], localPath(locale, path)] as const);
  return { ...Object.fromEntries(paths), "x-default": localPath(DEFAULT_LOCALE, path) };
}
