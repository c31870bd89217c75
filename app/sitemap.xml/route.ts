import { connection } from "next/server";
import { SITEMAP_INDEX, sitemapResponse } from "@/lib/server/sitemap-response";

/** The index of all sitemap files (AN-10). It is read from the backend, which a build does not have. */
export async function GET(request: Request) {
  await connection();
  return sitemapResponse(request, SITEMAP_INDEX);
}
