import { searchTerm, TERM_LIMIT } from "@/lib/catalog/recent-searches";
import {
  DINING_TYPE,
  type DiningType,
  STORE_FILTERS,
  STORE_SORTS,
  type StoreFilter,
  type StoreSort,
} from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * The store list that a URL selects. A route with a subject or a keyword has no type and no group. A type and a group
 * can be combined.
 */
export type ListRoute = {
  type?: number;
  group?: number;
  subject?: number;
  keyword?: string;
  sort: StoreSort;
  filter: StoreFilter[];
  /** Limits the dishes of a search by keyword to these prices (HM-25). */
  price?: PriceBand;
  page: number;
};

/** The price ranges in whole NT$, including both limits. The keys appear in the URL. */
export const PRICE_BANDS = {
  "0-100": { price_max: 100 },
  "100-200": { price_min: 100, price_max: 200 },
  "200-300": { price_min: 200, price_max: 300 },
  "300-": { price_min: 300 },
} as const;
export type PriceBand = keyof typeof PRICE_BANDS;
export const PRICE_BAND_NAMES = Object.keys(PRICE_BANDS) as PriceBand[];

/** The route of the list of all stores, in the default order and without filters. */
export const WHOLE_LIST: ListRoute = { sort: STORE_SORTS[0], filter: [], page: 1 };

/** Reads the query of a URL. Ignores unknown values, because people can edit the URL. */
export function parseListRoute(search: string): ListRoute {
  const query = new URLSearchParams(search);
  const choice = {
    sort: STORE_SORTS.find((sort) => sort === query.get("sort")) ?? WHOLE_LIST.sort,
    filter: STORE_FILTERS.filter((name) => query.get("filter")?.split(",").includes(name)),
    page: idOf(query.get("page"), PAGE_SHAPE) ?? 1,
  };
  const keyword = searchTerm(query.get("keyword") ?? "");
  const price = PRICE_BAND_NAMES.find((name) => name === query.get("price"));
  if (keyword) return { keyword, ...(price && { price }), ...choice };
  const subject = idOf(query.get("subject"));
  const [type, group] = [idOf(query.get("type")), idOf(query.get("group"))];
  if (subject && !type && !group) return { subject, ...choice };
  return { ...(type && { type }), ...(group && { group }), ...choice };
}

/**
 * True if the keyword is too long. The search then uses only the beginning of the keyword, and the page shows a note.
 */
export function isKeywordCut(search: string): boolean {
  const keyword = new URLSearchParams(search).get("keyword") ?? "";
  return keyword.trim().length > TERM_LIMIT;
}

const ID_SHAPE = /^[1-9]\d{0,8}$/;
const PAGE_SHAPE = /^[1-9]\d{0,2}$/;

function idOf(value: string | null, shape = ID_SHAPE): number | undefined {
  return value !== null && shape.test(value) ? Number(value) : undefined;
}

/** The URL of a list. Default choices are left out, so that each list has only one URL. */
export function listHref({ sort, filter, page, ...rest }: ListRoute): string {
  return hrefs.storeList({
    ...rest,
    sort: sort === WHOLE_LIST.sort ? "" : sort,
    filter: filter.join(","),
    ...(page > 1 && { page }),
  });
}

/** Returns the route with a change. The changed list starts at its first page, unless `change` contains a page. */
export function changedRoute(route: ListRoute, change: Partial<ListRoute>): ListRoute {
  return { ...route, page: 1, ...change };
}

export function withFilter(route: ListRoute, name: StoreFilter, state: "on" | "off"): ListRoute {
  const others = route.filter.filter((other) => other !== name);
  const chosen = state === "on" ? [...others, name] : others;
  return changedRoute(route, { filter: STORE_FILTERS.filter((each) => chosen.includes(each)) });
}

/** Removes the sort order, the filters and the price range. */
export function withoutChoices({ price: _price, ...route }: ListRoute): ListRoute {
  return changedRoute(route, { sort: WHOLE_LIST.sort, filter: [] });
}

export function withPrice({ price: _before, ...route }: ListRoute, price?: PriceBand): ListRoute {
  return changedRoute(route, price ? { price } : {});
}

export function hasChoices({ sort, filter, price }: ListRoute): boolean {
  return sort !== WHOLE_LIST.sort || filter.length > 0 || price !== undefined;
}

/**
 * The sort orders and filters for a dining type. Sorting by delivery fee and the filter for free delivery are only
 * offered for delivery.
 */
export function choicesFor(dining_type: DiningType): {
  sorts: StoreSort[];
  filters: StoreFilter[];
} {
  const hasFee = dining_type === DINING_TYPE.delivery;
  return {
    sorts: STORE_SORTS.filter((sort) => hasFee || sort !== "fee"),
    filters: STORE_FILTERS.filter((name) => hasFee || name !== "free"),
  };
}
