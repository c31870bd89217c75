import type { MetadataRoute } from "next";
import { LOGIN_REQUIRED_PATHS } from "@/lib/routing/routes";
import { env } from "@/lib/server/env";
import { hiddenPaths } from "@/lib/site/hidden-paths";

/**
 * Tells crawlers not to read the pages that need a login, the pages below `/third/` and the calls below `/api/`
 * (AN-09).
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: hiddenPaths(LOGIN_REQUIRED_PATHS) },
    sitemap: new URL("/sitemap.xml", env().APP_ORIGIN).href,
  };
}
