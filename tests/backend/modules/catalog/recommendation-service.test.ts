import {
  CODE,
  DINING_TYPE,
  ORDER_STATUS,
  type OrderStatus,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

const here = { lat: 24.1477, lng: 120.6736 };
const hualien = { lat: 23.9769, lng: 121.6044 };
const north = (metres: number) => here.lat + metres / 1.3 / 111_195;
const night = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "20:00", end: "23:00" }];
const bento = { id: 1, name: "便當" };
const tea = { id: 2, name: "手搖飲" };
const noodles = { id: 3, name: "麵食" };
let backend: TestBackend;
const storeIds: Record<string, number> = {};

beforeAll(async () => {
  backend = await createTestBackend();
  const add = async (name: string, values: object, type = bento) => {
    const place = { ...here, name, star_num: 100, avg_star_count: 4.5, ...values };
    storeIds[name] = (await insertStore(backend.db, place, [type])).id;
  };
  for (let number = 1; number <= 12; number += 1) {
    await add(`便當${number}`, { lat: north(number * 100) });
  }
  await add("遠茶", { lat: north(4500), avg_star_count: 4 }, tea);
  await add("更遠的茶", { lat: north(4700), avg_star_count: 3.5 }, tea);
  await add("近麵", { lat: north(50), total_order_count: 900, avg_star_count: 4.9 }, noodles);
  await add("休息的好麵", { opening_hours: night, avg_star_count: 5 }, noodles);
});
afterAll(() => backend.close());

async function recommendedNames(as?: TestSession, query: object = here): Promise<string[]> {
  const { status, envelope } = await backend.call("getInsiderRecommendList", {
    query: { ...query },
    as,
  });
  expect([status, envelope.code]).toEqual([200, CODE.ok]);
  return envelope.data.map((store) => store.name);
}

async function memberWhoOrdered(name: string, order_status: OrderStatus = ORDER_STATUS.delivered) {
  const member = await insertMember(backend.db);
  await insertOrder(backend.db, {
    member_id: member.id,
    store_id: storeIds[name] ?? 0,
    order_status,
  });
  return backend.asMember(member);
}

it("shows a visitor ten open stores by appeal; the fourth and later stores of a type come after the stores of other types", async () => {
  const names = await recommendedNames();
  expect(names).toHaveLength(10);
  expect(names.slice(0, 5)).toEqual(["近麵", "便當1", "便當2", "便當3", "遠茶"]);
  expect(names).not.toContain("休息的好麵");
});

it("returns the same list each time", async () => {
  expect(await recommendedNames()).toEqual(await recommendedNames());
});

it("lists all stores of a type first if the member has ordered from one of them", async () => {
  const names = await recommendedNames(await memberWhoOrdered("更遠的茶"));
  expect(names.slice(0, 3)).toEqual(["遠茶", "更遠的茶", "近麵"]);
});

it.each([
  ["cancelled", ORDER_STATUS.cancelled],
  ["never paid", ORDER_STATUS.awaitingPayment],
])("does not count an order that was %s", async (_what, status) => {
  expect(await recommendedNames(await memberWhoOrdered("遠茶", status))).toEqual(
    await recommendedNames(),
  );
});

it("a member does not get the recommendations of another member", async () => {
  await memberWhoOrdered("遠茶");
  const other = await backend.asMember(await insertMember(backend.db));
  expect(await recommendedNames(other)).toEqual(await recommendedNames());
});

it("returns an empty list at a place without stores", async () => {
  expect(await recommendedNames(undefined, hualien)).toEqual([]);
});

it("adds closed stores after the open stores if fewer than ten are open", async () => {
  const taitung = { lat: 22.7583, lng: 121.1444 };
  await insertStore(backend.db, { ...taitung, name: "休息", opening_hours: night });
  await insertStore(backend.db, { ...taitung, name: "營業", lat: taitung.lat + 0.02 });
  expect(await recommendedNames(undefined, taitung)).toEqual(["營業", "休息"]);
});

it.each([{ lat: 91 }, { extras: "x".repeat(201) }, { dining_type: DINING_TYPE.delivery }])(
  "refuses a query that contains %j with status 400",
  async (values) => {
    const query = { ...here, ...values };
    expect((await backend.call("getInsiderRecommendList", { query })).status).toBe(400);
  },
);

it('if extras contains "foods", returns each store with its first products that are on sale for delivery (API-44)', async () => {
  const store_id = storeIds.近麵 ?? 0;
  const add = (name: string, values: object = {}) =>
    insertFood(backend.db, { id: store_id }, { name, ...values });
  await add("乾麵");
  await add("售完的麵", { sale_status: 0 });
  await add("只能自取的麵", { dining_types: [DINING_TYPE.pickup] });
  await add("湯麵");
  const query = { ...here, extras: "coupons,foods" };
  const { envelope } = await backend.call("getInsiderRecommendList", { query });
  const noodleStore = envelope.data.find(({ id }) => id === store_id);
  expect(noodleStore?.foods?.map(({ name }) => name)).toEqual(["乾麵", "湯麵"]);
  const plain = await backend.call("getInsiderRecommendList", { query: here });
  expect(plain.envelope.data[0]).not.toHaveProperty("foods");
});
