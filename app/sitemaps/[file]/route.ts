import { sitemapResponse } from "@/lib/server/sitemap-response";

type Context = { params: Promise<{ file: string }> };

export async function GET(request: Request, { params }: Context) {
  return sitemapResponse(request, (await params).file);
}
