import type { MetadataRoute } from "next";
import { LOGIN_REQUIRED_PATHS } from "@/lib/routing/routes";
import { env } from "@/lib/server/env";
import { hiddenPaths } from "@/lib/site/hidden-paths";

/** Domain A9: what belongs to one person, and calls, are nobody's to crawl. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: hiddenPaths(LOGIN_REQUIRED_PATHS) },
    sitemap: new URL("/sitemap.xml", env().APP_ORIGIN).href,
  };
}
