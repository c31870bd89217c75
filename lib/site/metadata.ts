import { previewPath } from "./preview-path";
import { site } from "./site";

/** The size of the pictures of app/og, which all link previews accept. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The paper colour of each scheme in app/globals.css. Browsers use it around the page. */
export const THEME_COLOR = { light: "#ffffff", dark: "#17130f" } as const;

/** `path` is the canonical path, from `hrefs`. `picture` comes from `previewPath`; by default it is the site picture. */
type PageMetadata = { title: string; description: string; path: string; picture?: string };

/** The metadata of a page for search engines: title, description, canonical address and link preview (RB-06). */
export function pageMetadata({
  title,
  description,
  path,
  picture = previewPath({ of: "site" }),
}: PageMetadata) {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: "zh_TW",
      type: "website" as const,
      images: [{ url: picture, ...PREVIEW_SIZE, alt: title }],
    },
    twitter: { card: "summary_large_image" as const },
  };
}
