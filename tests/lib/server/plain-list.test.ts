import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { callBackend, readPublic } from "@/lib/server/backend-client";
import { serveBackend } from "../../setup/serve-backend";

const LIST = "/v3/StoreApi/listStore";
const SEARCH = "/StoreApi/searchStore";
const ORDERS = "/v3/OrderApi/listUserOrder";
const place = { lat: 25, lng: 121, dining_type: DINING_TYPE.delivery } as const;

const store = (id: number, values: object = {}) => ({ id, name: `store ${id}`, ...values });
const stores = (count: number) =>
  Array.from({ length: count }, (_store, index) => store(index + 1));
const pageOf = <Entry>(entries: Entry[], query: URLSearchParams, size: number) => {
  const from = (Number(query.get("page")) - 1) * size;
  return entries.slice(from, from + size);
};

async function readStores(query: object = {}) {
  const answer = await readPublic("listStore", { query: { ...place, ...query } });
  if (!answer.ok) throw new Error(answer.message);
  const { stores: shown, ...counts } = answer.data;
  return { ids: shown.map(({ id }) => id), ...counts };
}

describe("a list of stores from a backend that sends no last_page", () => {
  it("has one page if the backend ignores the page number", async () => {
    const requests = serveBackend({ [LIST]: () => stores(3) });
    expect(await readStores()).toEqual({ ids: [1, 2, 3], total: 3, last_page: 1 });
    expect(requests).toHaveLength(2);
  });

  it("has an empty second page if the backend ignores the page number", async () => {
    serveBackend({ [LIST]: () => stores(3) });
    expect(await readStores({ page: 2 })).toEqual({ ids: [], total: 3, last_page: 1 });
  });

  it("is divided into pages by the shop if it is long", async () => {
    serveBackend({ [LIST]: () => ({ stores: stores(30) }) });
    expect(await readStores()).toMatchObject({ total: 30, last_page: 2 });
    expect(await readStores({ page: 2 })).toMatchObject({ ids: [25, 26, 27, 28, 29, 30] });
  });

  it("contains all stores if the backend sends small pages", async () => {
    serveBackend({ [LIST]: (query) => pageOf(stores(10), query, 4) });
    expect(await readStores()).toMatchObject({ total: 10, last_page: 1 });
  });

  it("is sorted and filtered by the shop", async () => {
    const open = (id: number, avg_star_count: number) => store(id, { avg_star_count });
    const closed = store(3, { avg_star_count: 5, open_status: OPEN_STATUS.resting });
    serveBackend({ [LIST]: () => [open(1, 3), open(2, 4.8), closed] });
    const sorted = await readStores({ sort: "rating", filter: "open" });
    expect(sorted).toEqual({ ids: [2, 1], total: 2, last_page: 1 });
  });

  it("contains the dishes and the corrected keyword of a search on its first page, and neither of them on its second page (HM-23, HM-24)", async () => {
    const foods = [{ id: 9, item_type: "single", name: "拿鐵", unit_price: 90, store_id: 1 }];
    serveBackend({ [SEARCH]: () => ({ stores: stores(30), foods, corrected: "拿鐵" }) });
    const search = async (page: number) => {
      const answer = await readPublic("searchStore", {
        query: { ...place, keyword: "那鐵", page },
      });
      return answer.ok && answer.data;
    };
    expect(await search(1)).toMatchObject({ foods, corrected: "拿鐵", total: 30, last_page: 2 });
    const second = await search(2);
    expect(second).toEqual({ stores: expect.any(Array), total: 30, last_page: 2 });
  });

  it("is empty without stores", async () => {
    serveBackend({ [LIST]: () => null });
    expect(await readStores()).toEqual({ ids: [], total: 0, last_page: 1 });
  });
});

it("a list of stores with last_page is read with one request", async () => {
  const requests = serveBackend({ [LIST]: () => ({ stores: stores(3), total: 60, last_page: 3 }) });
  expect(await readStores()).toEqual({ ids: [1, 2, 3], total: 60, last_page: 3 });
  expect(requests).toHaveLength(1);
});

describe("the orders of a backend that sends no last_page", () => {
  const orders = Array.from({ length: 5 }, (_order, index) => ({ id: `o-${index + 1}` }));
  const readPage = async (page: number) => {
    const { answer } = await callBackend("listUserOrder", { query: { page } });
    return answer.ok && { count: answer.data.orders.length, last_page: answer.data.last_page };
  };

  it("have one page if the backend ignores the page number", async () => {
    serveBackend({ [ORDERS]: () => orders });
    expect(await readPage(1)).toEqual({ count: 5, last_page: 1 });
  });

  it("have a next page as long as the next page contains other orders", async () => {
    serveBackend({ [ORDERS]: (query) => pageOf(orders, query, 2) });
    expect(await readPage(1)).toEqual({ count: 2, last_page: 2 });
    expect(await readPage(2)).toEqual({ count: 2, last_page: 3 });
    expect(await readPage(3)).toEqual({ count: 1, last_page: 3 });
  });

  it("are shown if the request for the next page fails", async () => {
    serveBackend({
      [ORDERS]: (query) => {
        if (query.get("page") !== "1") throw new TypeError("fetch failed");
        return orders;
      },
    });
    expect(await readPage(1)).toEqual({ count: 5, last_page: 1 });
  });
});
