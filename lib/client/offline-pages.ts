import { splitLocale } from "@/lib/routing/locale-path";

/** Names that must be the same as in public/sw.js: the prefix of its caches, and the kinds of pages that it stores. */
const PAGES = "pages-";
const KINDS = ["home", "store", "grocery", "product"] as const;

/** `seconds` is the epoch second at which the server sent the page, or 0 if it is unknown. */
export type OfflinePage = {
  href: string;
  kind: (typeof KINDS)[number];
  name: string;
  seconds: number;
};

/** The pages that open without a connection, the most recently viewed first. */
export async function readOfflinePages(): Promise<OfflinePage[]> {
  // Browsers offer `caches` only on secure origins.
  if (!("caches" in window)) return [];
  const names = await caches.keys();
  const pages = await Promise.all(names.filter((name) => name.startsWith(PAGES)).map(pagesIn));
  return pages.flat().reverse();
}

/** The pages in a cache, in the order in which they were stored. */
async function pagesIn(name: string): Promise<OfflinePage[]> {
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(async (request) => {
    const url = new URL(request.url);
    const { path } = splitLocale(url.pathname);
    const kind = KINDS.find((known) => path === `/${known}`);
    const response = kind && (await cache.match(request, { ignoreVary: true }));
    if (!kind || !response) return [];
    const seconds = Date.parse(response.headers.get("date") ?? "") / 1000 || 0;
    return [
      { href: url.pathname + url.search, kind, name: titleOf(await response.text()), seconds },
    ];
  });
  return (await Promise.all(kept)).flat();
}

/**
 * The title without the brand at its end. Only the title element is parsed: if the whole page were parsed, the browser
 * would report its inline style as a violation of the content security policy.
 */
function titleOf(html: string): string {
  const [element = ""] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, "text/html");
  const at = Math.max(title.lastIndexOf("｜"), title.lastIndexOf(" | "));
  return at < 0 ? title : title.slice(0, at);
}
