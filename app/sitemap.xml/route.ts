import { connection } from "next/server";
import { SITEMAP_INDEX, sitemapResponse } from "@/lib/server/sitemap-response";

/** The index of all sitemap files (AN-10). Its data comes from the backend, so a build cannot contain it. */
export async function GET(_request: Request) {
  await connection();
  return sitemapResponse(SITEMAP_INDEX);
}
