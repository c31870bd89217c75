import { SITEMAP_KINDS, type SitemapFiles, type SitemapKind } from "@/lib/contracts/sitemaps";
import { idOf } from "@/lib/site/path-id";

export type SitemapFile = { kind: "static" } | { kind: SitemapKind; from: number; before?: number };

/** Every file of the index: the pages that are always there, then the catalogue's, so many entries each. */
export function sitemapPaths(files: SitemapFiles): string[] {
  const ofKind = (kind: SitemapKind) =>
    files[kind].map((_from, index) => `/sitemaps/${kind}-${index + 1}.xml`);
  return ["/sitemaps/static.xml", ...SITEMAP_KINDS.flatMap(ofKind)];
}

/** What a file of the index holds; null for one that is not there. */
export function sitemapFileOf(name: string, files: SitemapFiles): SitemapFile | null {
  if (name === "static.xml") return { kind: "static" };
  const [, word, number] = /^([a-z]+)-(\d+)\.xml$/.exec(name) ?? [];
  const kind = SITEMAP_KINDS.find((each) => each === word);
  const place = idOf(number);
  if (!kind || !place) return null;
  const [from, before] = files[kind].slice(place - 1, place + 1);
  return from === undefined ? null : { kind, from, ...(before !== undefined && { before }) };
}
