import type { Locale } from "@/lib/routing/routes";
import failures from "./en/failures.json";
import failuresZh from "./zh-TW/failures.json";

/**
 * The texts of a page that failed. Every page loads them in all languages, because they must work without a connection,
 * so this file has no others.
 */
export const FAILURE_TEXTS: Record<Locale, typeof failuresZh> = {
  "zh-TW": failuresZh,
  en: failures,
};
