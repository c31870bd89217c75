import { localPath } from "../routing/locale-path";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "../routing/routes";
import { type Preview, previewPath } from "./preview-path";
import { site } from "./site";

/** The size in pixels of the pictures of app/og. All services with link previews accept this size. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The colour `paper` of each colour scheme in app/globals.css. Browsers show it around the page. */
export const THEME_COLOR = { light: "#ffffff", dark: "#17130f" } as const;

/**
 * `path` is the canonical path, made with lib/routing/hrefs. `preview` is the subject of the picture in the link
 * preview. Without `preview`, the subject is the shop itself.
 */
type PageMetadata = {
  locale: Locale;
  title: string;
  description: string;
  path: string;
  preview?: Preview;
};

/**
 * The metadata of a page for search engines: the title, the description, its URLs in all languages, and the link
 * preview (RB-06, LN-04).
 */
export function pageMetadata({
  locale,
  title,
  description,
  path,
  preview = { of: "site" },
}: PageMetadata) {
  return {
    title,
    description,
    alternates: { canonical: localPath(locale, path), languages: alternatePaths(path) },
    openGraph: {
      title,
      description,
      url: localPath(locale, path),
      siteName: site.name[locale],
      locale: openGraphLocale(locale),
      alternateLocale: LOCALES.filter((other) => other !== locale).map(openGraphLocale),
      type: "website" as const,
      images: [{ url: previewPath(preview, locale), ...PREVIEW_SIZE, alt: title }],
    },
    twitter: { card: "summary_large_image" as const },
  };
}

/** The language in the form of Open Graph, which includes a region, such as en_US. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The paths of a page for each language tag. `x-default` is for visitors with any other language. */
export function alternatePaths(path: string): Record<string, string> {
  const paths = LOCALES.map((locale) => [LANGUAGES[locale].tag, localPath(locale, path)] as const);
  return { ...Object.fromEntries(paths), "x-default": localPath(DEFAULT_LOCALE, path) };
}
