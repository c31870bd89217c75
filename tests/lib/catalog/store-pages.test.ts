import { joinedPages, lastPageOf, pagePlan, storePageOf } from "@/lib/catalog/store-pages";
import { makeStoreCard } from "@/tests/factories/store-cards";

const stores = (...ids: number[]) => ids.map((id) => makeStoreCard({ id }));
const at = (page: number, last_page: number) => ({ page, last_page, stores: [], total: 0 });

it.each([
  ["reads the first page when no page was read", { current: null, start: 1, upTo: 0 }, [1], false],
  [
    "reads three pages after a return to the third page",
    { current: null, start: 1, upTo: 3 },
    [1, 2, 3],
    false,
  ],
  [
    "reads the second and third page when the first page is in the HTML",
    { current: at(1, 5), start: 1, upTo: 3 },
    [2, 3],
    true,
  ],
  [
    "reads nothing when no further page is requested",
    { current: at(1, 5), start: 1, upTo: 0 },
    [],
    true,
  ],
  [
    "reads only up to the last page if more pages are wanted than the list has",
    { current: at(1, 2), start: 1, upTo: 4 },
    [2],
    true,
  ],
  ["reads nothing after the last page", { current: at(2, 2), start: 1, upTo: 3 }, [], false],
  [
    "reads the fifth page of a list that began on the fourth page",
    { current: at(4, 6), start: 4, upTo: 5 },
    [5],
    true,
  ],
])("pagePlan %s", (_name, reading, pages, hasMore) => {
  expect(pagePlan(reading)).toMatchObject({ pages, hasMore });
});

it("joinedPages lists a store only once if it is on two pages, and uses the newest total", () => {
  const before = { stores: stores(1, 2), total: 4, last_page: 2 };
  const joined = joinedPages(before, [{ stores: stores(2, 3), total: 3, last_page: 2 }]);
  expect(joined?.stores.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(joined?.total).toBe(3);
  expect(joinedPages(before, [])).toBe(before);
});

it("storePageOf divides the stores of a subject into pages of 24", () => {
  const all = stores(...Array.from({ length: 30 }, (_each, index) => index + 1));
  expect(storePageOf(all, 1)).toMatchObject({ total: 30, last_page: 2 });
  expect(storePageOf(all, 2).stores.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
  expect(storePageOf(all, 3).stores).toEqual([]);
  expect([0, 24, 25].map(lastPageOf)).toEqual([1, 1, 2]);
});
