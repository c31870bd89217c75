import type { NextRequest } from "next/server";
import { readAreas } from "@/lib/server/area-reader";
import { env } from "@/lib/server/env";
import { readSitemapFiles, sitemapParts } from "@/lib/server/sitemap-reader";
import { textStream } from "@/lib/server/text-stream";
import { entryPath, staticPaths } from "@/lib/sitemaps/sitemap-entry-paths";
import { type SitemapFile, sitemapFileOf } from "@/lib/sitemaps/sitemap-files";
import { SITEMAP_HEAD, SITEMAP_TAIL, sitemapRows } from "@/lib/sitemaps/sitemap-xml";

type Context = { params: Promise<{ file: string }> };

/** One file of the index, sent while it is read: a catalogue of millions is never whole in memory. */
export async function GET(_request: NextRequest, { params }: Context) {
  const file = sitemapFileOf((await params).file, await readSitemapFiles());
  if (!file) return new Response(null, { status: 404 });
  const parts = file.kind === "static" ? await staticParts() : catalogueParts(file);
  return new Response(textStream(written(parts)), { headers: HEADERS });
}

const HEADERS = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};

type Parts = AsyncIterable<string[]> | Iterable<string[]>;

async function* written(parts: Parts): AsyncGenerator<string> {
  const origin = env().APP_ORIGIN;
  yield SITEMAP_HEAD;
  for await (const paths of parts) yield sitemapRows(paths, origin);
  yield SITEMAP_TAIL;
}

/** Read before anything is sent: the framework's cache answers only while a request is handled. */
async function staticParts(): Promise<string[][]> {
  return [staticPaths(await readAreas())];
}

async function* catalogueParts(file: Exclude<SitemapFile, { kind: "static" }>) {
  for await (const entries of sitemapParts(file)) {
    yield entries.map((entry) => entryPath(file.kind, entry));
  }
}
