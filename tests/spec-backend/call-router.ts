import { type Call, type CallName, calls } from "./calls.ts";
import type { Settings } from "./settings.ts";

type Route = { name: CallName; method: string; pattern: RegExp; isAnswered: boolean };
/** `isAnswered` is false for a call without a path in the specification if the settings say that it is missing. */
export type RouteMatch = { name: CallName; path: Record<string, string>; isAnswered: boolean };

/** Creates a router from the table of calls. A parameter such as `{id}` in a path matches one segment. */
export function createRouter(settings: Settings) {
  const entries = Object.entries(calls) as [CallName, Call][];
  const routes: Route[] = entries.map(([name, call]) => ({
    name,
    method: call.method,
    pattern: toPattern(settings.paths[name] ?? call.path),
    isAnswered: call.hasPath || settings.callsWithoutPath === "answered",
  }));
  return (method: string, pathname: string): RouteMatch | null => {
    for (const route of routes) {
      const found = route.method === method ? route.pattern.exec(pathname) : null;
      if (!found) continue;
      const { name, isAnswered } = route;
      return { name, path: decodeGroups(found.groups ?? {}), isAnswered };
    }
    return null;
  };
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);

const decodeGroups = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
