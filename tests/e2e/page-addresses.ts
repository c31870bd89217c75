import { PAGE_PATHS } from "../../lib/routing/page-path.ts";

/** The query strings to test for each path whose page depends on the query. */
const QUERIES: Record<string, string[]> = {
  "/grocery": ["stid=1161", "stid=1161&cat=1"],
  "/menu": ["stid=1"],
  "/product": ["stid=1&fdid=101", "stid=1&setid=101"],
  "/register": ["", "step=2"],
  "/static": ["", "p=terms"],
  "/store": ["stid=1"],
  "/storelist": ["", "type=1", "group=1", "subject=1", "page=2", "sort=rating"],
};
/** At least one URL (path and query) of every page. cached-pages.spec.ts checks that no page is missing. */
export const ADDRESSES = [
  ...PAGE_PATHS.flatMap((path) => (QUERIES[path] ?? [""]).map((query) => `${path}?${query}`)),
  "/referralCode/FUTA2222?",
  `/areas/${encodeURIComponent("台北市")}?`,
  `/areas/${encodeURIComponent("台北市")}/${encodeURIComponent("信義區")}?`,
];
