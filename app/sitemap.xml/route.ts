import { connection } from "next/server";
import { SITEMAP_INDEX, sitemapResponse } from "@/lib/server/sitemap-response";

/** The index of all sitemap files (AN-10). The backend provides it, so it is not part of a build. */
export async function GET(request: Request) {
  await connection();
  return sitemapResponse(request, SITEMAP_INDEX);
}
