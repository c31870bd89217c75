import "server-only";
import { cacheLife } from "next/cache";
import type { SitemapEntry, SitemapFiles, SitemapPage } from "@/lib/contracts/sitemaps";
import type { SitemapFile } from "@/lib/site/sitemap-files";
import { readPublic } from "./backend-client";

const NOTHING: SitemapFiles = { stores: [], shelves: [], products: [] };

/** The first ids of the sitemap files, counted once an hour. */
export async function readSitemapFiles(): Promise<SitemapFiles> {
  "use cache";
  cacheLife("hours");
  const answer = await readPublic("sitemapFiles", {});
  return answer.ok ? answer.data : NOTHING;
}

type Catalogue = Exclude<SitemapFile, { kind: "static" }>;

/** Reads the entries of a file part by part. Only one part is in memory. */
export async function* sitemapParts({
  kind,
  from,
  before,
}: Catalogue): AsyncGenerator<SitemapEntry[]> {
  let next: number | null = from;
  while (next !== null) {
    const page: SitemapPage = await readPart({ kind, from: next, before });
    yield page.entries;
    next = page.next;
  }
}

type Part = { kind: Catalogue["kind"]; from: number; before: number | undefined };

async function readPart({ kind, from, before }: Part): Promise<SitemapPage> {
  const query = { kind, from, ...(before !== undefined && { before }) };
  const answer = await readPublic("sitemapPage", { query });
  // Otherwise an incomplete file would be kept for an hour.
  if (!answer.ok)
    throw new Error(`sitemaps: part ${kind} ${from} refused with code ${answer.code}`);
  return answer.data;
}
