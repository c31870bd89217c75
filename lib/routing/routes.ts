/** SPEC §2: every public path of the storefront that exists, spelled as the specification spells it. */
export const LOCALES = ["zh-TW"] as const;
export const DEFAULT_LOCALE = LOCALES[0];

/** Pages whose public path is also their internal path below the locale. */
export const PLAIN_PATHS = [
  "/introopn",
  "/campaign",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/orderList",
  "/order",
  "/couponList",
  "/member",
  "/third/lpconfirm",
  "/third/oplogin",
  "/third/payreturn",
  "/third/payunireturn",
  "/third/icashpaypaypage",
  "/third/icashpayreturn",
  "/bindCard",
  "/join-us",
  "/subscription",
  "/referralPage",
  "/landingPage",
  "/downloadApp",
  "/expressDelivery",
  "/instant-delivery",
  "/instant-delivery-apply",
  "/offline",
  "/500error",
] as const;

/** Several addresses of the one intro page (acceptance RT-01, RT-02). */
export const INTRO_PATHS = ["/", "/intro", "/introfdm"] as const;

/** A friend's invitation; the code is the last part of its path (acceptance CM-02). */
export const REFERRAL_CODE = "referralCode";

/** The text pages, by the tab they open on; `/static` chooses by its query (acceptance RT-17, RT-18). */
export const TEXT_PATHS = {
  "/question": "faq",
  "/clause": "terms",
  "/privacy": "privacy",
} as const;
export const TEXT_TABS = ["faq", "terms", "privacy"] as const;
export type TextTab = (typeof TEXT_TABS)[number];

/** Pages that answer by query or cookie: rewritten to a path of their own so that they can be cached. */
export const QUERY_PATHS = [
  "/home",
  "/storeList",
  "/store",
  "/grocery",
  "/product",
  "/static",
  "/opnRedirect",
  "/opTopSale",
] as const;

/** What stands on them is the backend's to say: with a part of its path left open a page is made at run time. */
const RUN_TIME_PATHS = ["/login", "/introopn", "/campaign"] as const;

/** Lists that search engines find, each rendered on the server, page by page. */
const LIST_KINDS = ["type", "group", "subject"] as const;
/** What one person asks of a list for a moment: answered in the browser, below the same shell. */
const LIST_QUESTIONS = ["keyword", "sort", "filter"] as const;

export const LOGIN_REQUIRED_PATHS = [
  "/checkout",
  "/orderList",
  "/order",
  "/couponList",
  "/member",
  "/third/lpconfirm",
  "/third/payreturn",
  "/third/payunireturn",
  "/third/icashpaypaypage",
  "/third/icashpayreturn",
  "/bindCard",
] as const;

/** Paths never kept as the return-to address (SPEC §2 Route behaviour). */
export const NO_RETURN_PATHS = ["/login", "/register", "/third/oplogin", "/bindCard"] as const;
/** Kept like any other, and replaced by the intro after login (acceptance RB-03). */
export const ERROR_PATHS = ["/404error", "/500error"] as const;

export function isTextTab(p: string): p is TextTab {
  return (TEXT_TABS as readonly string[]).includes(p);
}

export type Has = { type: "query" | "cookie"; key: string; value?: string };
type Rewrite = { source: string; destination: string; has?: Has[] };

const id = (name: string, max: number) => `(?<${name}>[1-9]\\d{0,${max - 1}})`;
export const query = (key: string, value?: string): Has => ({
  type: "query",
  key,
  ...(value && { value }),
});

/**
 * Public URL → internal, cacheable page. A config rewrite costs nothing per request; a page that read the
 * query itself would be rendered for each.
 */
export function pageRewrites(): Rewrite[] {
  return [
    ...INTRO_PATHS.map((source) => ({ source, destination: internal("") })),
    // One page for every code: whose it is, the browser asks.
    { source: `/${REFERRAL_CODE}/:id`, destination: internal(`/${REFERRAL_CODE}`) },
    ...placeRewrites({ source: "/home", path: "" }),
    ...placeRewrites({ source: "/opTopSale", path: "" }),
    ...listRewrites(),
    ...storeRewrites(),
    // A handler of its own; the rewrite lets it be written in any letter case (acceptance RT-29).
    { source: "/opnRedirect", destination: "/opnRedirect" },
    {
      source: "/static",
      has: [query("p", `(?<p>${TEXT_TABS.join("|")})`)],
      destination: internal("/static/:p"),
    },
    { source: "/static", destination: internal("/static/faq") },
    ...Object.entries(TEXT_PATHS).map(([source, tab]) => ({
      source,
      destination: internal(`/static/${tab}`),
    })),
    // Cities and districts by their names (SPEC §2 has none of these pages: they are for who searches).
    ...["/areas/:city", "/areas/:city/:area"].map((source) => ({
      source,
      destination: internal(source),
    })),
    ...RUN_TIME_PATHS.map((source) => ({ source, destination: internal(`${source}/now`) })),
    // Binding a carrier is a step of its own, for who is a member already (acceptance RT-06).
    {
      source: "/register",
      has: [query("step", "2")],
      destination: internal("/register/carrier"),
    },
    ...PLAIN_PATHS.map((source) => ({ source, destination: internal(source) })),
  ];
}

function internal(path: string): string {
  return `/${DEFAULT_LOCALE}${path}`;
}

const PLACE = "(?<area>0|\\d{3,4})_(?<dining>[014])_.*";

/** One page for the district and dining type of the view cookie, one for whoever has none. */
function placeRewrites(asked: { source: string; path: string; has?: Has[] }): Rewrite[] {
  const { source, path, has = [] } = asked;
  const cookie: Has = { type: "cookie", key: "view", value: PLACE };
  const without = { source, destination: internal(`${source}/0/1${path}`) };
  return [
    { source, has: [...has, cookie], destination: internal(`${source}/:area/:dining${path}`) },
    has.length > 0 ? { ...without, has } : without,
  ];
}

function listRewrites(): Rewrite[] {
  const source = "/storeList";
  const page = query("page", id("page", 3));
  const kinds = LIST_KINDS.flatMap((kind) => {
    const has = [query(kind, id("id", 9))];
    return [
      ...placeRewrites({ source, path: `/${kind}/:id/:page`, has: [...has, page] }),
      ...placeRewrites({ source, path: `/${kind}/:id/1`, has }),
    ];
  });
  return [
    ...LIST_QUESTIONS.flatMap((key) =>
      placeRewrites({ source, path: "/asked", has: [query(key)] }),
    ),
    // A type that narrows a group is a choice of one person too.
    ...placeRewrites({ source, path: "/asked", has: [query("type"), query("group")] }),
    ...kinds,
    ...placeRewrites({ source, path: "/all/0/:page", has: [page] }),
    ...placeRewrites({ source, path: "/all/0/1" }),
  ];
}

function storeRewrites(): Rewrite[] {
  const stid = query("stid", id("stid", 9));
  const kinds = { fdid: query("fdid", id("fdid", 9)), setid: query("setid", id("setid", 9)) };
  const nowhere = internal("/product/0/fdid/0");
  return [
    { source: "/store", has: [stid], destination: internal("/store/:stid") },
    { source: "/store", has: [query("stid")], destination: internal("/store/0") },
    {
      source: "/grocery",
      has: [stid, query("cat", id("cat", 9))],
      destination: internal("/grocery/:stid/:cat"),
    },
    { source: "/grocery", has: [stid], destination: internal("/grocery/:stid/0") },
    { source: "/grocery", has: [query("stid")], destination: internal("/grocery/0/0") },
    ...Object.entries(kinds).map(([kind, has]) => ({
      source: "/product",
      has: [stid, has],
      destination: internal(`/product/:stid/${kind}/:${kind}`),
    })),
    ...Object.keys(kinds).map((kind) => ({
      source: "/product",
      has: [query("stid"), query(kind)],
      destination: nowhere,
    })),
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
