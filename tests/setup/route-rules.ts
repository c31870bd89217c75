import type { IncomingMessage } from "node:http";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { compileNonPath, matchHas } from "next/dist/shared/lib/router/utils/prepare-destination";

export type Visit = { cookies?: Record<string, string> };
type Has = { type: "query" | "cookie"; key: string; value?: string };
type Rule = { source: string; destination: string; has?: Has[]; missing?: Has[] };

/** The first rule that takes the URL, by the framework's own matcher. */
export function destination(
  rules: Rule[],
  url: string,
  { cookies = {} }: Visit = {},
): string | null {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const request = { headers: {}, cookies } as unknown as IncomingMessage;
  const query = Object.fromEntries(searchParams);
  for (const { source, destination: to, has, missing } of rules) {
    const path = getPathMatch(source, { strict: true, removeUnnamedParams: true })(pathname);
    const found = path && matchHas(request, query, has ?? [], missing ?? []);
    if (found) return compileNonPath(to, { ...path, ...found });
  }
  return null;
}
