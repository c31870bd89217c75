import { store_groups, store_types, subjects } from "../../../../backend/db/schema/store-tables.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import type { EndpointName } from "../../../../lib/contracts/endpoints.ts";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const taichung = { lat: 24.1477, lng: 120.6736 };
const tainan = { lat: 22.9908, lng: 120.2133 };
const hualien = { lat: 23.9769, lng: 121.6044 };
const here = { ...taichung, dining_type: DINING_TYPE.delivery };
const north = (metres: number) => taichung.lat + metres / 1.3 / 111_195;
const inTaichung = { city_name: "台中市", area_name: "西區", ...taichung };
const night = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "20:00", end: "23:00" }];
let backend: TestBackend;

/** Returns the names of the stores in the order of the list. */
const names = (stores: { name: string }[]) => stores.map((store) => store.name);

beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const add = (name: string, values: object, types: { id: number; name: string }[] = []) =>
    insertStore(db, { ...inTaichung, name, ...values }, types);
  const cut = { full_money: 300, cut_money: 30 };
  const store_coupon = { name: "滿額折扣", full_cut: cut, full_delivery_free_cut: null };
  await insertStore(db, { name: "台北店" });
  await add("三公里", { lat: north(3000), area_name: "北區", store_coupon });
  await add("一公里", { lat: north(1000) });
  await add("休息中", { lat: north(500), opening_hours: night });
  await add("只外帶", { lat: north(800), has_delivery: 0 });
  await add("送不到", { lat: north(4000), delivery_radius_m: 3000 });
  await add("六公里", { lat: north(6000), delivery_radius_m: 9000 });
  for (let number = 1; number <= 30; number += 1) {
    await insertStore(db, { ...tainan, city_name: "台南市", lat: tainan.lat + number / 10_000 });
  }
  const dessert = { id: 2, name: "甜點" };
  await add("甜點店", { lat: north(2000), total_order_count: 500 }, [dessert]);
  await db.insert(store_types).values({ id: 1, name: "飲料", image: "/drink", position: 1 });
  await db.insert(subjects).values([
    { id: 2, title: "下午茶", image: "/tea", type_ids: [1, 2], position: 2 },
    { id: 1, title: "宵夜", image: "/night", type_ids: [3], position: 1 },
    { id: 3, title: "甜點控", image: "/sweet", type_ids: [2], position: 0 },
  ]);
  await db.insert(store_groups).values([
    { id: 1, name: "人氣店家", rule: "popular", position: 2 },
    { id: 2, name: "優惠中", rule: "offers", position: 1 },
    { id: 3, name: "評價最高", rule: "top-rated", position: 3 },
  ]);
});
afterAll(() => backend.close());

describe("the stores of a place", () => {
  it("are the stores that deliver there within 5 km: open stores before closed stores, both sorted by distance", async () => {
    const { envelope } = await backend.call("listHomeInfo", { query: here });
    expect(names(envelope.data.stores)).toEqual(["一公里", "甜點店", "三公里", "休息中"]);
    expect(envelope.data).toMatchObject({ store_count: 4, city_name: "台中市", area_name: "西區" });
  });

  it("for pick-up are the stores within 5 km that allow pick-up, regardless of their delivery radius", async () => {
    const { envelope } = await backend.call("listHomeInfo", {
      query: { ...here, dining_type: DINING_TYPE.pickup },
    });
    expect(names(envelope.data.stores)).toContain("只外帶");
    expect(names(envelope.data.stores)).toContain("送不到");
    expect(names(envelope.data.stores)).not.toContain("六公里");
  });

  it("have the fields of a store card and no internal fields of the merchant", async () => {
    const { envelope } = await backend.call("listHomeInfo", { query: here });
    const dessert = envelope.data.stores.find((store) => store.name === "甜點店");
    expect(dessert).toMatchObject({
      distance: 2,
      delivery_fee: 35,
      store_types: [{ name: "甜點" }],
      total_order_count: 500,
      offer_txt: "",
    });
    expect(dessert).not.toHaveProperty("opening_hours");
    expect(envelope.data.stores.find((store) => store.name === "三公里")?.offer_txt).toBe(
      "滿NT$300折NT$30",
    );
  });

  it("without an address are the stores of 信義區 with an unknown distance (HM-22, RU-59)", async () => {
    const { envelope } = await backend.call("listHomeInfo", {
      query: { dining_type: DINING_TYPE.delivery },
    });
    expect(envelope.data).toMatchObject({
      city_name: "台北市",
      area_name: "信義區",
      store_count: 1,
    });
    expect(envelope.data.stores[0]).toMatchObject({ name: "台北店", distance: null });
  });

  it("are an empty list, without types and subjects, at a place without stores", async () => {
    const { envelope } = await backend.call("listHomeInfo", { query: { ...here, ...hualien } });
    expect(envelope.data).toEqual({
      city_name: "",
      area_name: "",
      store_count: 0,
      stores: [],
      type_ids: [],
      subjects: [],
    });
  });

  it("are returned with the types and subjects that have a store here, in the operator's order", async () => {
    const { envelope } = await backend.call("listHomeInfo", { query: here });
    expect(envelope.data.type_ids).toEqual([2]);
    expect(envelope.data.subjects).toEqual([
      { id: 3, title: "甜點控", image: "/sweet" },
      { id: 2, title: "下午茶", image: "/tea" },
    ]);
  });

  it("are returned with types in the operator's order, not in the order of the stores (HM-32)", async () => {
    const inPingtung = { lat: 22.05, lng: 120.85 };
    const types = [
      { id: 9, name: "湯品" },
      { id: 7, name: "便當" },
    ];
    await insertStore(backend.db, inPingtung, types);
    await insertStore(backend.db, inPingtung, types.slice(0, 1));
    const query = { ...inPingtung, dining_type: DINING_TYPE.delivery };
    const { envelope } = await backend.call("listHomeInfo", { query });
    expect(envelope.data.type_ids).toEqual([7, 9]);
  });

  it("are empty at the North Pole", async () => {
    const { envelope } = await backend.call("listHomeInfo", {
      query: { ...here, lat: 90, lng: 0 },
    });
    expect(envelope.data.store_count).toBe(0);
  });
});

describe("the store groups", () => {
  it("are returned in the operator's order without empty groups", async () => {
    const { envelope } = await backend.call("listAllStoreGroups", { query: here });
    expect(envelope.data.map(({ name, stores }) => [name, names(stores)])).toEqual([
      ["優惠中", ["三公里"]],
      ["人氣店家", ["甜點店"]],
    ]);
  });

  it("are an empty list at a place without stores", async () => {
    const query = { ...here, ...hualien };
    expect((await backend.call("listAllStoreGroups", { query })).envelope.data).toEqual([]);
  });
});

describe("the store list", () => {
  const all = ["甜點店", "一公里", "三公里", "休息中"];

  it.each([
    ["without a filter has all stores, a store with many orders before a nearer store", {}, all],
    ["of a type has the stores of the type", { type: 2 }, ["甜點店"]],
    ["of a type without stores is empty", { type: 1 }, []],
    ["of an unknown type is empty", { type: 999 }, []],
    ["of a group has the stores of the group", { group: 2 }, ["三公里"]],
    ["of an unknown group is empty", { group: 999 }, []],
    ["of a type and a group has the stores that belong to both", { type: 2, group: 1 }, ["甜點店"]],
  ])("%s", async (_what, filter, expected) => {
    const { envelope } = await backend.call("listStore", { query: { ...here, ...filter } });
    expect(names(envelope.data.stores)).toEqual(expected);
    expect(envelope.data).toMatchObject({ total: expected.length, last_page: 1 });
  });

  it("has pages of 24 stores without duplicates", async () => {
    const page = (number: number) =>
      backend.call("listStore", { query: { ...here, ...tainan, page: number } });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first.envelope.data).toMatchObject({ total: 30, last_page: 2 });
    const both = [...first.envelope.data.stores, ...second.envelope.data.stores];
    expect(first.envelope.data.stores).toHaveLength(24);
    expect(new Set(both.map((store) => store.id)).size).toBe(30);
    expect(third.envelope.data.stores).toEqual([]);
  });
});

it("listStoreType returns the store types in the operator's order", async () => {
  const { envelope } = await backend.call("listStoreType");
  expect(envelope.data).toEqual([
    { id: 1, name: "飲料", image: "/drink" },
    { id: 2, name: "甜點", image: "/type-2" },
    { id: 7, name: "便當", image: "/type-7" },
    { id: 9, name: "湯品", image: "/type-9" },
  ]);
});

it.each<[EndpointName, string, Record<string, unknown>]>([
  ["listHomeInfo", "no dining type", { dining_type: undefined }],
  ["listHomeInfo", "a dining type that does not exist", { dining_type: 9 }],
  ["listAllStoreGroups", "a longitude beyond the date line", { lng: 181 }],
  ["listStore", "a page below 1", { page: 0 }],
  ["listStore", "a type that is no id", { type: "' or 1=1 --" }],
  ["listStoreType", "an unknown field", {}],
])("%s refuses a query with %s with status 400", async (name, _what, values) => {
  const { status } = await backend.call(name, { query: { ...here, ...values } });
  expect(status).toBe(400);
});

it("listStore needs the same number of database queries for thirty stores as for one store", async () => {
  const many = await list({ ...here, ...tainan });
  expect(many).toEqual({ total: 30, queries: expect.any(Number) });
  expect(many.queries).toBeGreaterThan(0);
  const one = await list({ dining_type: DINING_TYPE.delivery });
  expect(one).toEqual({ total: 1, queries: many.queries });
});

/** Requests a list of stores. Returns the number of stores, and the number of database queries. */
async function list(query: object): Promise<{ total: number; queries: number }> {
  const select = jest.spyOn(backend.db, "select");
  const { envelope } = await backend.call("listStore", { query: { ...query } });
  const { length } = select.mock.calls;
  select.mockRestore();
  return { total: envelope.data.total, queries: length };
}
