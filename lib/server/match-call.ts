import "server-only";
import { type Endpoint, type EndpointName, endpoints } from "@/lib/contracts/endpoints";

/**
 * Calls that have their own handlers, so browsers must not send them directly. Most of them also change the sealed
 * session.
 */
const OWN_HANDLERS: readonly EndpointName[] = [
  "thirdLoginOP",
  "getOPUserInfo",
  "outLogin",
  "refresh",
  "createThirdUser",
  "thirdLogin",
  "thirdAuthUrl",
  "thirdUserInfo",
  "memberCheck",
  "modifyThirdUserId",
  "joinUs",
];

/**
 * Calls that only the shop's server sends, for cached pages and sitemaps. Browsers must not send them, because they
 * read the whole catalog.
 */
const OWN_PAGES: readonly EndpointName[] = [
  "areaList",
  "areaStores",
  "sitemapFiles",
  "sitemapPage",
];
const KEPT_BACK = [...OWN_HANDLERS, ...OWN_PAGES];

const rows = (Object.keys(endpoints) as EndpointName[])
  .map((name): { name: EndpointName; row: Endpoint } => ({ name, row: endpoints[name] }))
  .filter(({ name, row }) => ["main", "opn"].includes(row.client) && !KEPT_BACK.includes(name));

/**
 * Returns the call that a browser may send with this method and this path below /api: its name and the values of the
 * parameters in the path. Returns null if there is no such call.
 */
export function matchCall(method: string, path: string) {
  for (const { name, row } of rows) {
    const params = row.method === method ? matchPath(row.path, path) : null;
    if (params) return { name, params };
  }
  return null;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
