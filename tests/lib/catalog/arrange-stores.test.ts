import { arrangeStores } from "@/lib/catalog/arrange-stores";
import { OPEN_STATUS, type StoreFilter, type StoreSort } from "@/lib/contracts/codes";
import { makeStoreCard } from "@/tests/factories/store-cards";

const near = makeStoreCard({
  id: 1,
  distance: 0.5,
  avg_star_count: 4.1,
  delivery_fee: 45,
  waiting_time: 30,
  offer_txt: "",
});
const rated = makeStoreCard({
  id: 2,
  distance: 3,
  avg_star_count: 4.5,
  delivery_fee: 0,
  waiting_time: 20,
  offer_txt: "滿NT$300折NT$30",
});
const closed = makeStoreCard({
  ...rated,
  id: 3,
  open_status: OPEN_STATUS.resting,
  distance: 0.1,
  avg_star_count: 5,
  delivery_fee: 35,
  offer_txt: "滿NT$399免運費",
  full_delivery_free_cut: 399,
});
const idsOf = (sort: StoreSort, filter: StoreFilter[] = []) =>
  arrangeStores([near, closed, rated], { sort, filter }).map(({ id }) => id);

it.each<[StoreFilter, number[]]>([
  ["open", [1, 2]],
  ["free", [3, 2]],
  ["offers", [3, 2]],
  ["rated", [3, 2]],
])('the filter "%s" keeps the stores %j', (filter, ids) => {
  expect(idsOf("recommended", [filter])).toEqual(ids);
});

it("several filters keep only stores that pass all of them", () => {
  expect(idsOf("recommended", ["open", "rated"])).toEqual([2]);
});

it.each<[StoreSort, number[]]>([
  ["recommended", [1, 3, 2]],
  ["distance", [1, 2, 3]],
  ["rating", [2, 1, 3]],
  ["fee", [2, 1, 3]],
  ["time", [2, 1, 3]],
])('the sort order "%s" returns the stores %j', (sort, ids) => {
  expect(idsOf(sort)).toEqual(ids);
});

it("sorting by distance keeps the order of stores without a distance", () => {
  const unknown = [near, rated].map((store) => ({ ...store, distance: null }));
  expect(arrangeStores(unknown, { sort: "distance", filter: [] })).toEqual(unknown);
});
