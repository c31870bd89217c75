import type { Locale } from "../lib/routing/routes.ts";
import failures from "./en/failures.json" with { type: "json" };
import server from "./en/server.json" with { type: "json" };
import failuresZh from "./zh-TW/failures.json" with { type: "json" };
import serverZh from "./zh-TW/server.json" with { type: "json" };

/**
 * The texts of answers that do not come from Next.js. Node.js imports a JSON file only with the attribute
 * `with { type: "json" }`. The loader of next-intl rejects this attribute, so server-texts.ts cannot have it, and
 * Node.js cannot load that file.
 */
export const GUARD_TEXTS: Record<Locale, typeof serverZh & typeof failuresZh> = {
  "zh-TW": { ...serverZh, ...failuresZh },
  en: { ...server, ...failures },
};
