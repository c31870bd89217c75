import { CODE, DINING_TYPE } from "../../../../lib/contracts/codes";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const here = { lat: 24.1477, lng: 120.6736 };
const north = (metres: number) => here.lat + metres / 1.3 / 111_195;
const night = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "20:00", end: "23:00" }];
const cut = {
  name: "折",
  full_cut: { full_money: 300, cut_money: 30 },
  full_delivery_free_cut: null,
};
const free = { name: "免運", full_cut: null, full_delivery_free_cut: 400 };
const nothing = { name: "無", full_cut: null, full_delivery_free_cut: null };
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  const add = (name: string, metres: number, values: object) =>
    insertStore(backend.db, { ...here, lat: north(metres), name, star_num: 50, ...values });
  await add("休息", 100, { opening_hours: night, avg_star_count: 5, store_coupon: free });
  await add("暫停", 150, { is_paused: true, avg_star_count: 5, global_coupon: cut });
  await add("忙碌", 200, { capacity: 0, avg_star_count: 5 });
  await add("近", 600, { avg_star_count: 4.4 });
  await add("免運", 2500, { avg_star_count: 4.5, brand_coupon: free });
  await add("折扣", 3500, { avg_star_count: 4.9, global_coupon: cut, total_order_count: 900 });
  await add("五十則", 3600, { avg_star_count: 4.5, store_coupon: nothing });
  await add("百則", 4500, { avg_star_count: 4.5, star_num: 100 });
});
afterAll(() => backend.close());

async function names(choice: Record<string, unknown>): Promise<string[]> {
  const query = { ...here, dining_type: DINING_TYPE.delivery, ...choice };
  const { envelope } = await backend.call("listStore", { query });
  expect(envelope.data.total).toBe(envelope.data.stores.length);
  return envelope.data.stores.map((store) => store.name);
}

const closed = ["忙碌", "休息", "暫停"];

describe("each sort order lists open stores before busy stores, and busy stores before closed stores", () => {
  it.each([
    ["recommended", ["折扣", "近", "免運", "五十則", "百則"]],
    ["distance", ["近", "免運", "折扣", "五十則", "百則"]],
    ["rating", ["折扣", "百則", "免運", "五十則", "近"]],
    ["fee", ["近", "免運", "折扣", "五十則", "百則"]],
    ["time", ["近", "免運", "折扣", "五十則", "百則"]],
  ])("%s", async (sort, open) => {
    expect(await names({ sort })).toEqual([...open, ...closed]);
  });

  it('the default is "recommended"', async () => {
    expect(await names({})).toEqual(await names({ sort: "recommended" }));
  });

  it('for pick-up, "fee" is the same order as "recommended", because all fees are equal', async () => {
    const pickup = { dining_type: DINING_TYPE.pickup };
    expect(await names({ ...pickup, sort: "fee" })).toEqual(await names(pickup));
  });
});

describe("each filter keeps only stores that meet its condition", () => {
  it.each([
    ["open", ["折扣", "近", "免運", "五十則", "百則"]],
    ["free", ["免運", "休息"]],
    ["offers", ["折扣", "免運", "休息", "暫停"]],
    ["rated", ["折扣", "免運", "五十則", "百則", ...closed]],
    ["open,offers", ["折扣", "免運"]],
    ["open,rated,offers,free", ["免運"]],
    ["open,open", ["折扣", "近", "免運", "五十則", "百則"]],
  ])("%s", async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
  });

  it('the filter "free" returns all stores for pick-up', async () => {
    expect(await names({ dining_type: DINING_TYPE.pickup, filter: "free" })).toHaveLength(8);
  });

  it('the filter "offers" can be combined with the sort order "distance"', async () => {
    expect(await names({ filter: "offers", sort: "distance" })).toEqual([
      "免運",
      "折扣",
      "休息",
      "暫停",
    ]);
  });
});

it("treats an empty parameter like a missing parameter", async () => {
  const query = {
    ...here,
    dining_type: DINING_TYPE.delivery,
    filter: "",
    sort: "",
    type: "",
    page: "",
  };
  expect((await backend.call("listStore", { query })).envelope.code).toBe(CODE.ok);
});

it.each([
  ["an unknown sort order", { sort: "price" }],
  ["an unknown filter", { filter: "open,cheap" }],
  ["a filter of a hundred entries", { filter: "open,".repeat(100) }],
])("refuses %s with status 400", async (_what, choice) => {
  const query = { ...here, dining_type: DINING_TYPE.delivery, ...choice };
  expect((await backend.call("listStore", { query })).status).toBe(400);
});
