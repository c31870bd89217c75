import { localPath } from "../routing/locale-path.ts";
import { LOCALES } from "../routing/routes.ts";

/** Returns the prefixes of the paths that robots.txt disallows. */
export function hiddenPaths(loginRequired: readonly string[]): string[] {
  const folders = loginRequired.map((path) => path.replace(/^(\/third\/).*/, "$1"));
  const pages = [...new Set([...folders, "/third/"])];
  return [...LOCALES.flatMap((locale) => pages.map((path) => localPath(locale, path))), "/api/"];
}
