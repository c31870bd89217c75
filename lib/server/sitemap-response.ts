import "server-only";
import { entryPath, staticPaths } from "@/lib/catalog/sitemap-entry-paths";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { SitemapEntry } from "@/lib/contracts/sitemaps";
import { localPath } from "@/lib/routing/locale-path";
import type { Locale } from "@/lib/routing/routes";
import { builtInFile } from "@/lib/site/absolute-url";
import {
  type CatalogFileName,
  type SitemapFile,
  sitemapFileOf,
  sitemapPaths,
} from "@/lib/site/sitemap-files";
import {
  SITEMAP_HEAD,
  SITEMAP_TAIL,
  type SitemapRow,
  sitemapIndex,
  sitemapRows,
} from "@/lib/site/sitemap-xml";
import { readListedAreas } from "./area-reader";
import { env } from "./env";
import { createFileCache } from "./sitemap-cache";
import { readSitemapFiles, sitemapParts } from "./sitemap-reader";
import { readListedLists } from "./store-list-reader";

/** The place for a crawler, which has no delivery address. */
const DEFAULT_PLACE = { area_id: 0, dining_type: INITIAL_DINING_TYPE };

export const SITEMAP_INDEX = "sitemap.xml";

const readFile = createFileCache({ write, now: Date.now });

/**
 * Answers with a sitemap file or the sitemap index, uncompressed. Next.js removes `Content-Encoding` from the answers
 * of handlers, so clients could not read a compressed answer. A proxy in front of the shop can compress it.
 */
export async function sitemapResponse(name: string): Promise<Response> {
  const gzipped = await readFile(name);
  if (!gzipped) return new Response(null, { status: 404 });
  const headers = {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  const text = new Blob([new Uint8Array(gzipped)]).stream();
  return new Response(text.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/**
 * Returns the text of a file. This function must finish all calls of `"use cache"` functions before it returns. The
 * data cache works only while a request is handled, and the text may be read later. The catalog is read part by part
 * while the text is read, so that the memory never contains the whole catalog.
 */
async function write(name: string): Promise<AsyncIterable<string> | Iterable<string> | null> {
  const files = await readSitemapFiles();
  const origin = env().APP_ORIGIN;
  if (name === SITEMAP_INDEX) return [sitemapIndex(sitemapPaths(files), origin)];
  const file = sitemapFileOf(name, files);
  if (file?.name === "static") {
    const [areas, lists] = await Promise.all([readListedAreas(), readListedLists(DEFAULT_PLACE)]);
    const rows = staticPaths(areas, lists).map((path) => ({ path }));
    return [SITEMAP_HEAD, sitemapRows(rows, baseOf(file.locale)), SITEMAP_TAIL];
  }
  return file && catalogueText(file, baseOf(file.locale));
}

function baseOf(locale: Locale): string {
  return new URL(localPath(locale, "/"), env().APP_ORIGIN).href;
}

type CatalogueFile = Exclude<SitemapFile, { name: "static" }>;

async function* catalogueText(file: CatalogueFile, base: string): AsyncGenerator<string> {
  yield SITEMAP_HEAD;
  for await (const entries of sitemapParts(file)) {
    const rows = entries.map((entry) => rowOf(entry, file.name));
    yield sitemapRows(rows, base);
  }
  yield SITEMAP_TAIL;
}

/**
 * The row of an entry. A menu page has no time and no picture in the sitemap, because the time and the picture of the
 * entry belong to the page of the store or category.
 */
function rowOf(entry: SitemapEntry, name: CatalogFileName): SitemapRow {
  const path = entryPath(name, entry);
  if (name === "menus" || name === "shelf-menus") return { path };
  const { updated_at, image } = entry;
  return { path, updated_at, image: image && builtInFile(image, name === "stores" ? 640 : 320) };
}
