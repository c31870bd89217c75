/** SPEC §2: every public path of the storefront that exists, spelled as the specification spells it. */
export const LOCALES = ["zh-TW"] as const;
export const DEFAULT_LOCALE = LOCALES[0];

/** Pages whose public path is also their internal path below the locale. */
const PLAIN_PATHS = [
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/orderList",
  "/third/lpconfirm",
  "/third/oplogin",
  "/500error",
] as const;

/** Several addresses of the one intro page (acceptance RT-01, RT-02). */
const INTRO_PATHS = ["/", "/intro", "/introfdm"] as const;

/** Pages that answer by query or cookie: rewritten to a path of their own so that they can be cached. */
const QUERY_PATHS = ["/home", "/store", "/product"] as const;

export const LOGIN_REQUIRED_PATHS = ["/checkout", "/orderList", "/third/lpconfirm"] as const;

/** Paths never kept as the return-to address (SPEC §2 Route behaviour). */
export const NO_RETURN_PATHS = [
  "/login",
  "/register",
  "/third/oplogin",
  "/bindCard",
  "/404error",
  "/500error",
] as const;

type Has = { type: "query" | "cookie"; key: string; value?: string };
type Rewrite = { source: string; destination: string; has?: Has[] };

const id = (name: string, max: number) => `(?<${name}>[1-9]\\d{0,${max - 1}})`;
const query = (key: string, value?: string): Has => ({
  type: "query",
  key,
  ...(value && { value }),
});

/**
 * Public URL → internal, cacheable page. A config rewrite costs nothing per request; a page that read the
 * query itself would be rendered for each.
 */
export function pageRewrites(): Rewrite[] {
  const to = (path: string) => `/${DEFAULT_LOCALE}${path}`;
  const place = "(?<area>0|\\d{3,4})_(?<dining>[014])_.*";
  const stid = query("stid", id("stid", 9));
  return [
    ...INTRO_PATHS.map((source) => ({ source, destination: to("") })),
    {
      source: "/home",
      has: [{ type: "cookie", key: "view", value: place }],
      destination: to("/home/:area/:dining"),
    },
    { source: "/home", destination: to("/home/0/1") },
    { source: "/store", has: [stid], destination: to("/store/:stid") },
    { source: "/store", has: [query("stid")], destination: to("/store/0") },
    {
      source: "/product",
      has: [stid, query("fdid", id("fdid", 9))],
      destination: to("/product/:stid/fdid/:fdid"),
    },
    {
      source: "/product",
      has: [stid, query("setid", id("setid", 9))],
      destination: to("/product/:stid/setid/:setid"),
    },
    {
      source: "/product",
      has: [query("stid"), query("fdid")],
      destination: to("/product/0/fdid/0"),
    },
    {
      source: "/product",
      has: [query("stid"), query("setid")],
      destination: to("/product/0/fdid/0"),
    },
    ...PLAIN_PATHS.map((source) => ({ source, destination: to(source) })),
  ];
}

/**
 * What is no page and no file: below the locale there is nothing of that name, so the framework answers with
 * the whole 404 document. Without this the name would be taken for a locale.
 */
export function fileRewrites(): Rewrite[] {
  const nowhere = `/${DEFAULT_LOCALE}/404error`;
  return [
    { source: "/404error", destination: nowhere },
    { source: "/:file([^/]+\\.[^/]+)", destination: nowhere },
  ];
}

type Redirect = {
  source: string;
  destination: string;
  permanent: boolean;
  missing?: Has[];
};

/** RT-30: a store or product without its ids; RT-27: any unknown path. Internal paths are not public. */
export function pageRedirects(): Redirect[] {
  const known = [...INTRO_PATHS, ...QUERY_PATHS, ...PLAIN_PATHS, "/404error"]
    .filter((path) => path !== "/")
    .map((path) => path.slice(1))
    .join("|");
  const home = { destination: "/home", permanent: false };
  return [
    { source: "/store", missing: [query("stid")], ...home },
    { source: "/product", missing: [query("stid")], ...home },
    { source: "/product", missing: [query("fdid"), query("setid")], ...home },
    {
      source: `/:path((?!(?:${known})$|api/|_next/|[^?]*\\.[a-z0-9]+$).+)`,
      destination: "/404error",
      permanent: false,
    },
  ];
}
