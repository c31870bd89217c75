import { SITEMAP_KINDS, type SitemapFiles, type SitemapKind } from "@/lib/contracts/sitemaps";
import { localeOf } from "@/lib/routing/locale-path";
import { idOf } from "@/lib/routing/path-ids";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/routing/routes";

/** The pages of a file, and the language of their addresses. */
export type SitemapFile = { locale: Locale } & (
  | { kind: "static" }
  | { kind: SitemapKind; from: number; before?: number }
);

/** All files of the index: for each language the fixed pages first, then those of the catalog. */
export function sitemapPaths(files: SitemapFiles): string[] {
  const ofKind = (kind: SitemapKind) => files[kind].map((_from, index) => `${kind}-${index + 1}`);
  const names = ["static", ...SITEMAP_KINDS.flatMap(ofKind)];
  return LOCALES.flatMap((locale) =>
    names.map((name) => `/sitemaps/${locale === DEFAULT_LOCALE ? "" : `${locale}-`}${name}.xml`),
  );
}

/** The content of a file of the index; null if it does not exist. */
export function sitemapFileOf(name: string, files: SitemapFiles): SitemapFile | null {
  const [, folder, rest = ""] = /^(?:([a-z]{2})-)?(.+)$/.exec(name) ?? [];
  const locale = localeOf(folder);
  if (folder && locale === DEFAULT_LOCALE) return null;
  if (rest === "static.xml") return { locale, kind: "static" };
  const [, word, number] = /^([a-z]+)-(\d+)\.xml$/.exec(rest) ?? [];
  const kind = SITEMAP_KINDS.find((each) => each === word);
  const place = idOf(number);
  if (!kind || !place) return null;
  const [from, before] = files[kind].slice(place - 1, place + 1);
  return from === undefined
    ? null
    : { locale, kind, from, ...(before !== undefined && { before }) };
}
