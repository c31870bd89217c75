import "server-only";
import { arrangeStores } from "@/lib/catalog/arrange-stores";
import { storePageOf } from "@/lib/catalog/store-pages";
import { STORE_FILTERS, STORE_SORTS } from "@/lib/contracts/codes";
import type { EndpointName } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import type { OrderPage } from "@/lib/contracts/order-list";
import type { StorePage } from "@/lib/contracts/store-lists";

/** The query of a browser or of a reader on the server. Its values are not validated. */
export type PlainListQuery = { page?: unknown; sort?: unknown; filter?: unknown };

const PLAIN_LISTS: readonly EndpointName[] = ["listStore", "searchStore", "listUserOrder"];

/** The maximum number of pages that are read for a list of stores. It is high, because pages may be small. */
const STORE_PAGES_MAX = 25;

/**
 * True if the answer is a list without `last_page`. The specification does not define pages or an order for these
 * lists. A backend may ignore `page` and send the whole list.
 */
export function isPlainList(name: EndpointName, data: unknown): boolean {
  return PLAIN_LISTS.includes(name) && Object(data).last_page === undefined;
}

/**
 * Reads a list without `last_page` and divides it into pages. A list of stores is also sorted and filtered as
 * requested.
 */
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

/**
 * Reads the pages of the backend until a page contains no new store, at most `STORE_PAGES_MAX` pages. In the result,
 * only the first page contains the corrected keyword and the dishes that a search found.
 */
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

/**
 * Reads the requested page of orders and the next page. If the next page contains no further order, the requested page
 * is the last page.
 */
async function orderPage(
  query: PlainListQuery,
  ask: ReadPage<OrderPage>,
): Promise<Answer<OrderPage>> {
  const page = Number(query.page ?? 1);
  const answer = await ask(page);
  if (!answer.ok || answer.data.orders.length === 0) return answer;
  // A backend may fail for a page that does not exist. The orders of the requested page must still be shown.
  const next = await ask(page + 1).catch(() => null);
  const ids = new Set(answer.data.orders.map(({ id }) => id));
  const hasMore = next?.ok === true && next.data.orders.some(({ id }) => !ids.has(id));
  return { ...answer, data: { ...answer.data, last_page: hasMore ? page + 1 : page } };
}
