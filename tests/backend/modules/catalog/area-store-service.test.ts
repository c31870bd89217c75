import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const XINYI = 107;
const BENTO = { id: 7, name: "便當" };
const DRINKS = { id: 8, name: "飲料" };
const beitun = { city_name: "台中市", area_name: "北屯區", area_id: 808, lat: 24.18, lng: 120.69 };

let backend: TestBackend;
let ids: { popular: number; pickup: number; elsewhere: number };
beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const popular = await insertStore(db, { total_order_count: 900 }, [BENTO, DRINKS]);
  // This store is far from the centre of its district and does not deliver.
  const far = { lat: 25.2, has_delivery: 0 } as const;
  const pickup = await insertStore(db, far, [BENTO]);
  for (let count = 0; count < 30; count += 1) {
    await insertStore(db, { total_order_count: 100 }, [DRINKS]);
  }
  const elsewhere = await insertStore(db, beitun, [BENTO]);
  ids = { popular: popular.id, pickup: pickup.id, elsewhere: elsewhere.id };
});
afterAll(() => backend.close());

async function read(query: Record<string, unknown>) {
  const at = { area_id: XINYI, lat: 25.0345, lng: 121.5665 };
  const { envelope } = await backend.call("areaStores", { query: { ...at, ...query } });
  return envelope.data;
}

it("areaList returns each district that has stores, with its store count and its store types, which are sorted by store count (API-77)", async () => {
  const { envelope } = await backend.call("areaList");
  expect(envelope.data).toEqual([
    {
      area_id: XINYI,
      city_name: "台北市",
      area_name: "信義區",
      store_count: 32,
      types: [
        { ...DRINKS, store_count: 31 },
        { ...BENTO, store_count: 2 },
      ],
    },
    {
      area_id: 808,
      city_name: "台中市",
      area_name: "北屯區",
      store_count: 1,
      types: [{ ...BENTO, store_count: 1 }],
    },
  ]);
});

it("areaStores returns every store of the district once, even a store that does not deliver (AN-16, API-92)", async () => {
  const first = await read({});
  const second = await read({ page: 2 });
  expect(first).toMatchObject({ total: 32, last_page: 2 });
  expect(first.stores[0]?.id).toBe(ids.popular);
  const all = [...first.stores, ...second.stores].map(({ id }) => id);
  expect(new Set(all).size).toBe(32);
  expect(all).toContain(ids.pickup);
  expect(all).not.toContain(ids.elsewhere);
});

it("areaStores returns 0 as the delivery fee of a store that does not deliver", async () => {
  const { stores } = await read({ type: BENTO.id });
  expect(stores.map(({ id, delivery_fee }) => [id, delivery_fee > 0])).toEqual([
    [ids.popular, true],
    [ids.pickup, false],
  ]);
});

it("areaStores returns no stores for an unknown district or an unknown type", async () => {
  expect(await read({ area_id: 999 })).toEqual({ stores: [], total: 0, last_page: 1 });
  expect((await read({ type: 999 })).total).toBe(0);
});

it.each([{ area_id: 0 }, { area_id: "x" }, { type: 0 }, { page: 0 }, { lat: 200 }, { extra: 1 }])(
  "areaStores refuses the query %j with status 400",
  async (query) => {
    const { status } = await backend.call("areaStores", { query: { area_id: XINYI, ...query } });
    expect(status).toBe(400);
  },
);
