import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  CODE,
  DINING_TYPE,
  OPEN_STATUS,
  STORE_CLASSIFICATION,
} from "../../../../lib/contracts/codes.ts";
import { insertStore, type StoreRow } from "../../../factories/store-rows";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const start = (store_id: number) => {
  const deadline = Math.floor(shop.clock.now() / 1000) + 3_600;
  const dining_type = DINING_TYPE.delivery;
  const body = { store_id, dining_type, title: "週五便當", budget: null, deadline };
  return shop.call("startGroupOrder", { as: shop.session, body });
};

async function offersGroups(store_id: number) {
  const { envelope } = await shop.call("storeDetail", {
    query: { store_id, dining_type: DINING_TYPE.delivery },
  });
  return envelope.data.has_group_orders;
}

it.each<[string, Partial<StoreRow>, 0 | 1]>([
  ["an open restaurant", {}, 1],
  ["a restaurant without opening hours", { opening_hours: [] }, 0],
  ["a paused restaurant", { is_paused: true }, 0],
  ["a restaurant with neither delivery nor pick-up", { has_delivery: 0, has_take: 0 }, 0],
  ["a grocery", { store_classification_id: STORE_CLASSIFICATION.grocery }, 0],
])("has_group_orders of %s (%j) is %d (GO-01, GO-20)", async (_what, values, offered) => {
  const store = await insertStore(shop.db, values);
  expect(await offersGroups(store.id)).toBe(offered);
});

it("has_group_orders of a resting restaurant is 1, because the deadline can be in its opening hours (GO-21)", async () => {
  const inThreeDays = (new Date(shop.clock.now()).getUTCDay() + 3) % 7;
  const opening_hours = [{ days: [inThreeDays], start: "11:00", end: "14:00" }];
  const store = await insertStore(shop.db, { opening_hours });
  const { envelope } = await shop.call("storeDetail", {
    query: { store_id: store.id, dining_type: DINING_TYPE.delivery },
  });
  expect(envelope.data).toMatchObject({ open_status: OPEN_STATUS.resting, has_group_orders: 1 });
});

it("refuses to start a group order at a paused store (GO-20)", async () => {
  const store = await insertStore(shop.db, { is_paused: true });
  expect((await start(store.id)).envelope).toMatchObject({
    code: CODE.refused,
    reason: "group-store-paused",
    message: "店家暫停接單，目前不能開始揪團",
  });
});

it("is_store_paused of a running group order is 1 after its store was paused (GO-20)", async () => {
  const store = await insertStore(shop.db);
  const { token } = (await start(store.id)).envelope.data;
  const pausedFlag = async () => {
    const { envelope } = await shop.call("groupOrder", { as: shop.session, body: { token } });
    return envelope.data.is_store_paused;
  };
  expect(await pausedFlag()).toBe(0);
  await shop.db
    .update(schema.stores)
    .set({ is_paused: true })
    .where(eq(schema.stores.id, store.id));
  expect(await pausedFlag()).toBe(1);
});
