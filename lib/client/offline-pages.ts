/** What public/sw.js keeps: the name of its cache without the number, and the kinds of its pages. */
const PAGES = "pages-";
const KINDS = ["home", "store", "grocery", "product"] as const;

/** `seconds` is when its data was sent. */
export type OfflinePage = {
  href: string;
  kind: (typeof KINDS)[number];
  name: string;
  seconds: number;
};

/** The pages that open without a connection, the last viewed first. */
export async function readOfflinePages(): Promise<OfflinePage[]> {
  // Not there on a page that came by plain http.
  if (!("caches" in window)) return [];
  const names = await caches.keys();
  const pages = await Promise.all(names.filter((name) => name.startsWith(PAGES)).map(pagesIn));
  return pages.flat().reverse();
}

/** In the order in which they were kept. */
async function pagesIn(name: string): Promise<OfflinePage[]> {
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(async (request) => {
    const url = new URL(request.url);
    const kind = KINDS.find((known) => url.pathname === `/${known}`);
    const response = kind && (await cache.match(request, { ignoreVary: true }));
    if (!kind || !response) return [];
    const seconds = Date.parse(response.headers.get("date") ?? "") / 1000 || 0;
    return [
      { href: url.pathname + url.search, kind, name: titleOf(await response.text()), seconds },
    ];
  });
  return (await Promise.all(kept)).flat();
}

/** All but the brand at its end. */
function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(html, "text/html");
  return title.replace(/｜[^｜]*$/, "");
}
