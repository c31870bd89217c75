import { previewPath } from "./preview-path";
import { site } from "./site";

/** The size of the pictures of app/og, which all link previews accept. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** `path` is the page's one public address, from `hrefs`; `picture` from `previewPath`, else the site's own. */
type PageMetadata = { title: string; description: string; path: string; picture?: string };

/** Head of a page that may be found: title, description, canonical address and link preview (RB-06). */
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
