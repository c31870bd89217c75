import "server-only";
import { cacheLife } from "next/cache";
import { cities } from "@/lib/address/districts";
import { REASON } from "@/lib/contracts/answer-code";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type {
  SitemapEntry,
  SitemapFiles,
  SitemapKind,
  SitemapPage,
} from "@/lib/contracts/sitemaps";
import { readPublic } from "./backend-client";

const NOTHING: SitemapFiles = { stores: [], shelves: [], products: [] };
/** The files for a backend without sitemapFiles: one file with the stores of the store lists. */
const OF_LISTS: SitemapFiles = { ...NOTHING, stores: [1] };
/** The maximum number of pages of a store list that are read for the sitemap or listed in it. */
export const LIST_PAGES_MAX = 50;

/** Reads the first id of each sitemap file of the catalog. The result is renewed once an hour. */
export async function readSitemapFiles(): Promise<SitemapFiles> {
  "use cache";
  cacheLife("hours");
  const answer = await readPublic("sitemapFiles", {});
  if (answer.ok) return answer.data;
  return answer.reason === REASON.notOffered ? OF_LISTS : NOTHING;
}

type Catalogue = { kind: SitemapKind; from: number; before?: number | undefined };

/** Reads the entries of a file part by part, so that only one part is in memory. */
export async function* sitemapParts({
  kind,
  from,
  before,
}: Catalogue): AsyncGenerator<SitemapEntry[]> {
  let next: number | null = from;
  while (next !== null) {
    const page: SitemapPage | null = await readPart({ kind, from: next, before });
    if (!page) return yield* listedStores(kind);
    yield page.entries;
    // If `next` does not increase, reading stops, because it would otherwise never end.
    next = page.next !== null && page.next > next ? page.next : null;
  }
}

type Part = { kind: Catalogue["kind"]; from: number; before: number | undefined };

/** Reads one part. Returns null if the backend does not offer sitemapPage. */
async function readPart({ kind, from, before }: Part): Promise<SitemapPage | null> {
  const query = { kind, from, ...(before !== undefined && { before }) };
  const answer = await readPublic("sitemapPage", { query });
  if (!answer.ok && answer.reason === REASON.notOffered) return null;
  // An error is thrown, because otherwise an incomplete file would be kept for an hour.
  if (!answer.ok)
    throw new Error(`sitemaps: part ${kind} ${from} refused with code ${answer.code}`);
  return answer.data;
}

/**
 * For a backend without sitemapPage: the stores around the first district of each city. Crawlers find products by the
 * links on store pages.
 */
async function* listedStores(kind: Catalogue["kind"]): AsyncGenerator<SitemapEntry[]> {
  if (kind !== "stores") return;
  const seen = new Set<number>();
  for (const [district] of cities.map((city) => city.districts)) {
    if (!district) continue;
    const { lat, lng } = district;
    for (let page = 1, last_page = 1; page <= Math.min(last_page, LIST_PAGES_MAX); page += 1) {
      const query = { lat, lng, dining_type: INITIAL_DINING_TYPE, page };
      const answer = await readPublic("listStore", { query });
      if (!answer.ok) break;
      const fresh = answer.data.stores.filter(({ id }) => !seen.has(id));
      if (fresh.length === 0) break;
      for (const { id } of fresh) seen.add(id);
      yield fresh.map(({ id }) => ({ id, store_id: id, item_type: "single" as const }));
      last_page = answer.data.last_page;
    }
  }
}
