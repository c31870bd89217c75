import { DINING_TYPE, STORE_TRIPS_MAX } from "../../../../lib/contracts/codes.ts";
import type { Store } from "../../../../lib/contracts/stores.ts";
import { insertMember } from "../../../factories/member-rows";
import { makePreOrderBody } from "../../../factories/order-requests";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const here = { lat: 25.0375, lng: 121.5637 };
const north = (metres: number) => here.lat + metres / 1.3 / 111_195;
const night = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "20:00", end: "23:00" }];
const offer = (full_money: number, cut_money: number, from: number | null) => ({
  name: "優惠",
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: from,
});
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function trips(ids: number[], query: Record<string, unknown> = {}) {
  const tripQuery = { ids: ids.join(","), ...here, dining_type: DINING_TYPE.delivery, ...query };
  return (await backend.call("storeTrips", { query: tripQuery })).envelope;
}

async function insertAt(metres: number, values: object = {}, prices: number[] = []) {
  const store = await insertStore(backend.db, { ...here, lat: north(metres), ...values });
  for (const unit_price of prices) await insertFood(backend.db, store, { unit_price });
  return store;
}

it.each([
  ["at 500 m", 500, {}, DINING_TYPE.delivery],
  ["at 2,500 m", 2500, {}, DINING_TYPE.delivery],
  ["out of its delivery range", 3500, { delivery_radius_m: 3000 }, DINING_TYPE.delivery],
  ["outside its opening hours", 900, { opening_hours: night }, DINING_TYPE.delivery],
  ["that is paused", 900, { is_paused: true }, DINING_TYPE.delivery],
  ["at 2,500 m for pick-up", 2500, {}, DINING_TYPE.pickup],
  [
    "at 2,500 m for a business reservation",
    2500,
    { has_business_reservation: 1 },
    DINING_TYPE.businessReservation,
  ],
])(
  "returns for a store %s the same values as storeDetail (HM-28)",
  async (_name, metres, values, dining_type) => {
    const { id } = await insertAt(metres, values, [120]);
    const query = { store_id: id, ...here, dining_type };
    const { data: detail } = (await backend.call("storeDetail", { query })).envelope;
    const [trip] = (await trips([id], { dining_type })).data;
    expect(trip).toMatchObject({ store_id: id, delivery_fee: expect.any(Number) });
    for (const [field, value] of Object.entries(trip ?? {})) {
      if (field in detail) expect([field, value]).toEqual([field, detail[field as keyof Store]]);
    }
  },
);

it.each<[string, object, number[]]>([
  ["for one product at the median price", {}, [60, 120, 900]],
  [
    "for the minimum order amount if it is above the median price",
    { fodomo_delivery_min_amount: 200 },
    [100],
  ],
  ["with a service fee", { service_rate: 5 }, [130]],
  [
    "with the best of two store coupons",
    { store_coupon: offer(100, 20, null), global_coupon: offer(50, 15, null) },
    [150],
  ],
  [
    "without a store coupon whose threshold is not reached",
    { store_coupon: offer(500, 50, 600) },
    [150],
  ],
  ["with free delivery if its threshold is reached", { brand_coupon: offer(900, 90, 150) }, [150]],
])("pay_estimate is the amount of a quote %s (RU-65)", async (_name, values, prices) => {
  const store = await insertAt(2500, values, prices);
  const { fodomo_delivery_min_amount: minimum } = store;
  const middle = prices.toSorted((a, b) => a - b)[Math.floor((prices.length - 1) / 2)] ?? 0;
  const food = await insertFood(backend.db, store, { unit_price: Math.max(minimum, middle) });
  const [trip] = (await trips([store.id])).data;
  const body = makePreOrderBody({
    store_id: store.id,
    foods: [{ id: food.id }],
    ...here,
  });
  const as = await backend.asMember(await insertMember(backend.db));
  const { data } = (await backend.call("beforeOrdering", { body, as })).envelope;
  expect(trip?.pay_estimate).toBe(data.pay_total);
});

it("returns no pay_estimate for a store without products", async () => {
  const { id } = await insertAt(800);
  expect((await trips([id])).data[0]).not.toHaveProperty("pay_estimate");
});

it("leaves out unknown stores and returns a repeated store once", async () => {
  const { id } = await insertAt(800);
  expect((await trips([id, 999_999, id])).data.map(({ store_id }) => store_id)).toEqual([id]);
});

it.each([
  ["no id", ""],
  ["a word", "1,x"],
  ["an id of 0", "0"],
  ["too many ids", Array.from({ length: STORE_TRIPS_MAX + 1 }, (_none, at) => at + 1).join(",")],
])("answers status 400 if the parameter ids contains %s", async (_name, ids) => {
  const query = { ids, ...here, dining_type: DINING_TYPE.delivery };
  expect((await backend.call("storeTrips", { query })).status).toBe(400);
});

it("listStore sorted by pay lists the store with the lowest pay_estimate first (HM-29)", async () => {
  const place = { lat: 23.5, lng: 120.5, dining_type: DINING_TYPE.delivery, sort: "pay" };
  const add = async (name: string, prices: number[], values: object = {}) => {
    const store = await insertStore(backend.db, { lat: 23.5, lng: 120.5, name, ...values });
    for (const unit_price of prices) await insertFood(backend.db, store, { unit_price });
  };
  await add("沒有商品", []);
  await add("低消高", [50], { fodomo_delivery_min_amount: 300 });
  await add("普通", [120]);
  await add("便宜", [70]);
  const { data } = (await backend.call("listStore", { query: place })).envelope;
  expect(data.stores.map(({ name }) => name)).toEqual(["便宜", "普通", "低消高", "沒有商品"]);
});
