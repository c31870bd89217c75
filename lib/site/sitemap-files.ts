import type { SitemapFiles, SitemapKind } from "@/lib/contracts/sitemaps";
import { localeOf } from "@/lib/routing/locale-path";
import { idOf } from "@/lib/routing/path-ids";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/routing/routes";

/**
 * The names of the sitemap files of the catalog, each with the kind of its entries. The menu pages of stores and
 * categories are in separate files, so that a file has only one URL for each entry.
 */
const ENTRIES_OF = {
  stores: "stores",
  menus: "stores",
  shelves: "shelves",
  "shelf-menus": "shelves",
  products: "products",
} as const satisfies Record<string, SitemapKind>;
export type CatalogFileName = keyof typeof ENTRIES_OF;
const NAMES = Object.keys(ENTRIES_OF) as CatalogFileName[];

/** Which pages a sitemap file contains, and the language of their URLs. */
export type SitemapFile = { locale: Locale } & (
  | { name: "static" }
  | { name: CatalogFileName; kind: SitemapKind; from: number; before?: number }
);

/**
 * The paths of all files in the sitemap index. For each language, the file of the fixed pages comes first, then the
 * files of the catalog.
 */
export function sitemapPaths(files: SitemapFiles): string[] {
  const numberedNames = (name: CatalogFileName) =>
    files[ENTRIES_OF[name]].map((_from, index) => `${name}-${index + 1}`);
  const names = ["static", ...NAMES.flatMap(numberedNames)];
  return LOCALES.flatMap((locale) =>
    names.map((name) => `/sitemaps/${locale === DEFAULT_LOCALE ? "" : `${locale}-`}${name}.xml`),
  );
}

/** Which pages the file with this name contains. Null if the file does not exist. */
export function sitemapFileOf(file: string, files: SitemapFiles): SitemapFile | null {
  const [, folder, rest = ""] = /^(?:([a-z]{2})-)?(.+)$/.exec(file) ?? [];
  const locale = localeOf(folder);
  if (folder && locale === DEFAULT_LOCALE) return null;
  if (rest === "static.xml") return { locale, name: "static" };
  const [, words, number] = /^([a-z-]+)-(\d+)\.xml$/.exec(rest) ?? [];
  const name = NAMES.find((each) => each === words);
  const place = idOf(number);
  if (!name || !place) return null;
  const kind = ENTRIES_OF[name];
  const [from, before] = files[kind].slice(place - 1, place + 1);
  return from === undefined
    ? null
    : { locale, name, kind, from, ...(before !== undefined && { before }) };
}
