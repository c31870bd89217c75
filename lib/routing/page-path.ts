import { cityOfPath, districtOfPath } from "../address/area-places.ts";
import { districtOf } from "../address/districts.ts";
import { INITIAL_DINING_TYPE } from "../contracts/codes.ts";
import {
  DEFAULT_LOCALE,
  INTRO_PATHS,
  type Locale,
  PLAIN_PATHS,
  REFERRAL_CODE,
  REVISED_PATHS,
  REVISION,
  TEXT_PATHS,
  TEXT_TABS,
} from "./routes.ts";

/**
 * The parts of a request that select a page: the public path, its query, and the value of the view cookie with the
 * district and the dining type.
 */
export type PageAddress = { pathname: string; query: URLSearchParams; view: string | undefined };

/** The query parameters of lists for search engines. The server renders each page of these lists. */
const LIST_KINDS = ["type", "group", "subject"] as const;
/**
 * The query parameters with the filters of a visitor. The browser applies them, so there is one cached page for all
 * their values.
 */
const LIST_FILTERS = ["keyword", "sort", "filter"] as const;
const PAGE_NUMBER = /^[1-9]\d{0,2}$/;
const ID = /^[1-9]\d{0,8}$/;
const PLACE = /^(0|\d{3,4})_([014])_/;
const NO_AREA = "none";

/**
 * The pages with a fixed internal path. The key is the public path in lower case, and the value is the internal path
 * without the locale.
 */
const FIXED_PAGES = new Map<string, string>(
  [
    ...PLAIN_PATHS.map((path) => [path, path] as const),
    ...REVISED_PATHS.map((path) => [path, `${path}/${REVISION.live}`] as const),
    ...INTRO_PATHS.map((path) => [path, ""] as const),
    ...Object.entries(TEXT_PATHS).map(([path, tab]) => [path, `/static/${tab}`] as const),
    ["/404error", "/404error"] as const,
  ].map(([path, page]) => [path.toLowerCase(), page]),
);

/** The pages whose internal path depends on the query or the view cookie. */
const CHOSEN_PAGES: Record<string, (address: PageAddress) => string> = {
  "/home": ({ view }) => `/home/${placeOf(view)}`,
  "/optopsale": ({ view }) => `/opTopSale/${placeOf(view)}`,
  "/storelist": storeListPage,
  "/store": ({ query, view }) => `/store/${idOf(query, "stid") ?? 0}/${diningOf(view)}`,
  "/menu": ({ query }) => {
    const stid = idOf(query, "stid");
    return `/menu/${stid ? `${stid}/${idOf(query, "cat") ?? 0}` : "0/0"}`;
  },
  "/grocery": groceryPage,
  "/product": productPage,
  "/static": ({ query }) =>
    `/static/${TEXT_TABS.find((tab) => tab === lastValue(query, "p")) ?? "faq"}`,
  // Binding a member carrier is a separate page for members (RT-06).
  "/register": ({ query }) =>
    `/register/${REVISION.live}${lastValue(query, "step") === "2" ? "/carrier" : ""}`,
};

/** All public paths of pages in lower case, except the two kinds of paths with a variable part. */
export const PAGE_PATHS = [...FIXED_PAGES.keys(), ...Object.keys(CHOSEN_PAGES)];

/**
 * The internal path of the page at a public URL, or null if there is no page. Next.js gets only this path, so a cached
 * page cannot depend on other parts of the URL. Upper and lower case do not matter (RT-29). The path in `address` does
 * not contain the language.
 */
export function pagePath(address: PageAddress, locale: Locale = DEFAULT_LOCALE): string | null {
  const pathname = address.pathname.toLowerCase();
  const page =
    CHOSEN_PAGES[pathname]?.(address) ?? FIXED_PAGES.get(pathname) ?? variablePage(address);
  return page === null ? null : `/${locale}${page}`;
}

/** Paths with a variable part: referral codes, and the names of cities and districts. */
function variablePage({ pathname, query }: PageAddress): string | null {
  const [, folder = "", ...parts] = pathname.split("/");
  switch (folder.toLowerCase()) {
    // All referral codes share one cached page. The browser reads the owner of the code.
    case REFERRAL_CODE.toLowerCase():
      return parts.length === 1 ? `/${REFERRAL_CODE}` : null;
    case "areas":
      return parts.length === 1 || parts.length === 2 ? areaPage(parts, query) : null;
    default:
      return null;
  }
}

/**
 * The page of a city or district, whose name may have any spelling. All unknown cities share one page, and all unknown
 * districts share another.
 */
function areaPage([cityName = "", districtName]: string[], query: URLSearchParams): string {
  const city = cityOfPath(cityName);
  if (!city) return `/areas/${NO_AREA}`;
  const folder = `/areas/${encodeURIComponent(city.city_name)}`;
  if (districtName === undefined) return folder;
  const district = districtOfPath(city, districtName);
  return district
    ? `${folder}/${encodeURIComponent(district.area_name)}/${idOf(query, "type") ?? 0}/${pageOf(query)}`
    : `/areas/${NO_AREA}/${NO_AREA}/0/1`;
}

function storeListPage({ query, view }: PageAddress): string {
  const list = `/storeList/${placeOf(view)}`;
  const isFiltered = LIST_FILTERS.some((key) => lastValue(query, key) !== "");
  // If the query has a group and a type, the type also counts as a filter.
  const isNarrowed = lastValue(query, "type") !== "" && lastValue(query, "group") !== "";
  if (isFiltered || isNarrowed) return `${list}/filtered`;
  const kind = LIST_KINDS.find((key) => idOf(query, key));
  return `${list}/${kind ?? "all"}/${kind ? lastValue(query, kind) : 0}/${pageOf(query)}`;
}

function groceryPage({ query, view }: PageAddress): string {
  const stid = idOf(query, "stid");
  const category = stid ? `${stid}/${idOf(query, "cat") ?? 0}` : "0/0";
  return `/grocery/${category}/${diningOf(view)}`;
}

function productPage({ query, view }: PageAddress): string {
  const stid = idOf(query, "stid");
  const kind = (["fdid", "setid"] as const).find((key) => idOf(query, key));
  const product = stid && kind ? `${stid}/${kind}/${idOf(query, kind)}` : "0/fdid/0";
  return `/product/${product}/${diningOf(view)}`;
}

/** The district and the dining type of the view cookie. An unknown district counts as none (0). */
function placeOf(view = ""): string {
  const area = Number(PLACE.exec(view)?.[1] ?? 0);
  return `${districtOf(area) ? area : 0}/${diningOf(view)}`;
}

/** The dining type of the view cookie, or delivery if there is none (CN-04). */
function diningOf(view = ""): string {
  return PLACE.exec(view)?.[2] ?? String(INITIAL_DINING_TYPE);
}

/** The page number in the query, or 1 if it is not valid. */
function pageOf(query: URLSearchParams): string {
  return PAGE_NUMBER.test(lastValue(query, "page")) ? lastValue(query, "page") : "1";
}

function idOf(query: URLSearchParams, key: string): string | undefined {
  return ID.exec(lastValue(query, key))?.[0];
}

/** The last value of a query parameter, or "" if it is missing. */
function lastValue(query: URLSearchParams, key: string): string {
  return query.getAll(key).at(-1) ?? "";
}
