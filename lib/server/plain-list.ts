import "server-only";
import { arrangeStores } from "@/lib/catalog/arrange-stores";
import { storePageOf } from "@/lib/catalog/store-pages";
import { STORE_FILTERS, STORE_SORTS } from "@/lib/contracts/codes";
import type { EndpointName } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import type { OrderPage } from "@/lib/contracts/order-list";
import type { StorePage } from "@/lib/contracts/store-lists";

/** The query of a browser, whose values are unchecked, or of a reader. */
export type PlainListQuery = { page?: unknown; sort?: unknown; filter?: unknown };

const PLAIN_LISTS: readonly EndpointName[] = ["listStore", "searchStore", "listUserOrder"];

/** Limits the requests to a backend with small pages. */
const STORE_PAGES_MAX = 25;

/**
 * True for a list without `last_page`. The specification defines neither pages nor order of these lists: a backend may
 * send everything at once, with or without regard to `page`.
 */
export function isPlainList(name: EndpointName, data: unknown): boolean {
  return PLAIN_LISTS.includes(name) && Object(data).last_page === undefined;
}

/** Divides a plain list into pages. A list of stores also gets the requested order and filters. */
export function readPlainList(
  name: EndpointName,
  query: PlainListQuery,
  ask: ReadPage<unknown>,
): Promise<Answer<unknown>> {
  return name === "listUserOrder"
    ? orderPage(query, ask as ReadPage<OrderPage>)
    : storePage(query, ask as ReadPage<StorePage>);
}

type ReadPage<Data> = (page: number) => Promise<Answer<Data>>;

/** Reads pages until one has no new store. The dishes of a search are on the first page. */
async function storePage(
  query: PlainListQuery,
  ask: ReadPage<StorePage>,
): Promise<Answer<StorePage>> {
  const found = new Map<number, StorePage["stores"][number]>();
  const wanted = Number(query.page ?? 1);
  let first: Partial<StorePage> = {};
  for (let page = 1; page <= STORE_PAGES_MAX; page += 1) {
    const answer = await ask(page);
    if (!answer.ok && page === 1) return answer;
    if (answer.ok && page === 1 && wanted === 1) first = answer.data;
    const before = found.size;
    for (const store of answer.ok ? answer.data.stores : []) found.set(store.id, store);
    if (found.size === before) break;
  }
  const stores = arrangeStores([...found.values()], choiceOf(query));
  return { ok: true, data: { ...first, ...storePageOf(stores, wanted) }, message: "" };
}

function choiceOf(query: PlainListQuery) {
  const filters = [query.filter ?? []].flat().join().split(",");
  return {
    sort: STORE_SORTS.find((sort) => sort === query.sort) ?? STORE_SORTS[0],
    filter: STORE_FILTERS.filter((filter) => filters.includes(filter)),
  };
}

/** The page is the last one if the next page has no other order. */
async function orderPage(
  query: PlainListQuery,
  ask: ReadPage<OrderPage>,
): Promise<Answer<OrderPage>> {
  const page = Number(query.page ?? 1);
  const answer = await ask(page);
  if (!answer.ok || answer.data.orders.length === 0) return answer;
  // A backend may break at a page that does not exist. That must not hide the orders of this one.
  const next = await ask(page + 1).catch(() => null);
  const ids = new Set(answer.data.orders.map(({ id }) => id));
  const hasMore = next?.ok === true && next.data.orders.some(({ id }) => !ids.has(id));
  return { ...answer, data: { ...answer.data, last_page: hasMore ? page + 1 : page } };
}
