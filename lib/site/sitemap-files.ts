import { SITEMAP_KINDS, type SitemapFiles, type SitemapKind } from "@/lib/contracts/sitemaps";
import { idOf } from "@/lib/routing/path-ids";

export type SitemapFile = { kind: "static" } | { kind: SitemapKind; from: number; before?: number };

/** All files of the index: the fixed pages first, then those of the catalog. */
export function sitemapPaths(files: SitemapFiles): string[] {
  const ofKind = (kind: SitemapKind) =>
    files[kind].map((_from, index) => `/sitemaps/${kind}-${index + 1}.xml`);
  return ["/sitemaps/static.xml", ...SITEMAP_KINDS.flatMap(ofKind)];
}

/** The content of a file of the index; null if it does not exist. */
export function sitemapFileOf(name: string, files: SitemapFiles): SitemapFile | null {
  if (name === "static.xml") return { kind: "static" };
  const [, word, number] = /^([a-z]+)-(\d+)\.xml$/.exec(name) ?? [];
  const kind = SITEMAP_KINDS.find((each) => each === word);
  const place = idOf(number);
  if (!kind || !place) return null;
  const [from, before] = files[kind].slice(place - 1, place + 1);
  return from === undefined ? null : { kind, from, ...(before !== undefined && { before }) };
}
