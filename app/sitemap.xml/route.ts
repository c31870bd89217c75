import { connection } from "next/server";
import { SITEMAP_INDEX, sitemapResponse } from "@/lib/server/sitemap-response";

/**
 * The index of all sitemap files (AN-10). It cannot be created during a build, because its data comes from the backend.
 */
export async function GET(_request: Request) {
  await connection();
  return sitemapResponse(SITEMAP_INDEX);
}
