import { sitemapResponse } from "@/lib/server/sitemap-response";

type Context = { params: Promise<{ file: string }> };

export async function GET(_request: Request, { params }: Context) {
  return sitemapResponse((await params).file);
}
