import { connection } from "next/server";
import { env } from "@/lib/server/env";
import { readSitemapFiles } from "@/lib/server/sitemap-reader";
import { sitemapPaths } from "@/lib/sitemaps/sitemap-files";
import { sitemapIndex } from "@/lib/sitemaps/sitemap-xml";

/** The index of all files (domain A9). Asked of the backend, which a build does not have. */
export async function GET() {
  await connection();
  const text = sitemapIndex(sitemapPaths(await readSitemapFiles()), env().APP_ORIGIN);
  return new Response(text, { headers: HEADERS });
}

const HEADERS = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};
