import {
  campaigns,
  opn_campaign_foods,
  opn_campaigns,
} from "../../../../backend/db/schema/campaign-tables.ts";
import { order_items } from "../../../../backend/db/schema/order-tables.ts";
import {
  DINING_TYPE,
  OPEN_STATUS,
  ORDER_STATUS,
  type OrderStatus,
} from "../../../../lib/contracts/codes.ts";
import { insertCampaign, insertOpnCampaign } from "../../../factories/campaign-rows";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import {
  type FoodRow,
  insertFood,
  insertStore,
  type StoreRow,
} from "../../../factories/store-rows";
import { createTestBackend, TEST_NOW, type TestBackend } from "../../../setup/in-process-backend";

const NOW = TEST_NOW / 1000;
const HERE = { lat: 25.03361, lng: 121.56445 };

let backend: TestBackend;
let store: StoreRow;
beforeAll(async () => {
  backend = await createTestBackend();
  store = await insertStore(backend.db, { name: "木瓜樹下便當" });
});
beforeEach(async () => {
  backend.clock.set(TEST_NOW);
  for (const table of [campaigns, opn_campaign_foods, opn_campaigns]) {
    await backend.db.delete(table);
  }
});
afterAll(() => backend.close());

describe("the list of campaigns (CM-01)", () => {
  const titles = async () => {
    const { envelope } = await backend.call("campaignList");
    return envelope.data.map(({ title }) => title);
  };

  it("has the campaigns that run at this second, in the operator's order", async () => {
    const { db } = backend;
    await insertCampaign(db, { title: "即將結束", end_time: NOW + 1, position: 2 });
    await insertCampaign(db, { title: "長期", position: 1 });
    await insertCampaign(db, { title: "剛開始", start_time: NOW, position: 3 });
    await insertCampaign(db, { title: "下一秒開始", start_time: NOW + 1, position: 4 });
    await insertCampaign(db, { title: "剛結束", end_time: NOW, position: 5 });
    expect(await titles()).toEqual(["長期", "即將結束", "剛開始"]);
    backend.clock.advance(1000);
    expect(await titles()).toEqual(["長期", "剛開始", "下一秒開始"]);
  });

  it("has the picture, link and end time of a campaign, and may be cached publicly", async () => {
    const { id } = await insertCampaign(backend.db, { title: "免運專區", end_time: NOW + 60 });
    const { envelope, response } = await backend.call("campaignList");
    expect(envelope.data).toEqual([
      {
        id,
        title: "免運專區",
        text: "",
        image: "/campaign",
        url: "/storeList?group=1",
        end_time: NOW + 60,
      },
    ]);
    expect(response.headers["cache-control"]).toBe("public, max-age=300");
  });
});

describe("the partner's campaign (CM-05, CM-07)", () => {
  const ask = async (query: Record<string, unknown> = HERE) =>
    (await backend.call("getOpnCampaign", { query })).envelope.data;
  const readRanking = async (query?: Record<string, unknown>) =>
    (await ask(query))?.products.map(({ name, sold_count }) => [name, sold_count]);
  const food = (name: string, values: Partial<FoodRow> = {}, of = store) =>
    insertFood(backend.db, of, { name, ...values });
  const sell = (products: [FoodRow, number][]) =>
    insertOpnCampaign(
      backend.db,
      {},
      products.map(([{ id, store_id }, sold_count]) => ({ id, store_id, sold_count })),
    );

  it("is null if no campaign runs", async () => {
    await insertOpnCampaign(backend.db, { end_time: NOW });
    await insertOpnCampaign(backend.db, { start_time: NOW + 1 });
    expect(await ask()).toBeNull();
  });

  it("is the campaign that started last if several campaigns run", async () => {
    await insertOpnCampaign(backend.db, { title: "舊的", start_time: NOW - 100 });
    await insertOpnCampaign(backend.db, { title: "新的", start_time: NOW - 10 });
    await insertOpnCampaign(backend.db, { title: "更舊的", start_time: NOW - 200 });
    expect((await ask())?.title).toBe("新的");
  });

  it("ranks products by the quantity that the partner and the shop have sold since the campaign's start", async () => {
    const few = await food("便當");
    const many = await food("湯麵", {}, await insertStore(backend.db));
    const none = await food("滷肉飯", {}, await insertStore(backend.db));
    await sell([
      [few, 5],
      [many, 3],
      [none, 4],
    ]);
    const member = await insertMember(backend.db);
    const order = async (food_id: number, values: object) => {
      const { id } = await insertOrder(backend.db, {
        member_id: member.id,
        store_id: store.id,
        ...values,
      });
      await backend.db.insert(order_items).values(lineOf(id, food_id));
    };
    await order(many.id, { create_time: NOW - 60 });
    await order(many.id, { create_time: NOW - 60, source_order_id: "OPN-1" });
    // These three orders do not count: one is older than the campaign, one is unpaid and one is cancelled.
    await order(none.id, { create_time: NOW - 2 * 86_400 });
    await order(none.id, { order_status: ORDER_STATUS.awaitingPayment });
    await order(none.id, { order_status: ORDER_STATUS.cancelled });
    expect(await readRanking()).toEqual([
      ["湯麵", 7],
      ["便當", 5],
      ["滷肉飯", 4],
    ]);
  });

  it("has at most one product of each store, and only products that can be ordered for the point and the dining type of the query", async () => {
    const far = await insertStore(backend.db, { lat: 25.5 });
    const gone = { sale_status: 0 };
    await sell([
      [await food("一"), 90],
      [await food("二"), 80],
      [await food("賣完", gone), 99],
      [await food("不能加入", { enable_add_cart: 0 }), 99],
      [await food("遠方", {}, far), 99],
    ]);
    expect(await readRanking()).toEqual([["一", 90]]);
    expect(await readRanking({ lat: 23.9, lng: 121.6 })).toEqual([]);
    expect(await readRanking({ ...HERE, dining_type: DINING_TYPE.businessReservation })).toEqual(
      [],
    );
  });

  it("has the store, price and open status of each product, and may be cached publicly", async () => {
    const paused = await insertStore(backend.db, { name: "夜貓", is_paused: true });
    const dish = await food("宵夜", { unit_price: 80, list_price: 100, item_type: "set" }, paused);
    await sell([[dish, 1]]);
    const { envelope, response } = await backend.call("getOpnCampaign", { query: HERE });
    expect(envelope.data?.products).toEqual([
      {
        id: dish.id,
        item_type: "set",
        store_id: paused.id,
        store_name: "夜貓",
        name: "宵夜",
        image: dish.image,
        unit_price: 80,
        list_price: 100,
        sold_count: 1,
        open_status: OPEN_STATUS.resting,
      },
    ]);
    expect(response.headers["cache-control"]).toBe("public, max-age=300");
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  it.each([{ lat: 91 }, { dining_type: 9 }, { stid: 1 }])(
    "is refused with status 400 for the query %j",
    async (query) => {
      expect((await backend.call("getOpnCampaign", { query })).status).toBe(400);
    },
  );

  function lineOf(order_id: number, food_id: number): typeof order_items.$inferInsert {
    return {
      order_id,
      position: 1,
      food_id,
      type: "single",
      name: "",
      quantity: 2,
      unit_price: 1,
      relish: "",
      groups: [],
      request: { id: food_id, item_type: "single", quantity: 2 } as never,
      total_price: 2,
      total_list_price: 2,
      remark: "",
      unavailable_type: 0,
    };
  }
});

describe("getOpnRedirctStatus, the state of a member's order from the partner's campaign (API-26)", () => {
  const { awaitingPayment, ordered, cancelled } = ORDER_STATUS;
  const NOTHING = { status: 0, url: "" };

  async function stateAfter(orders: { order_status: OrderStatus; source_order_id?: string }[]) {
    const member = await insertMember(backend.db);
    for (const [at, values] of orders.entries()) {
      const create_time = NOW - 100 + at;
      await insertOrder(backend.db, {
        member_id: member.id,
        store_id: store.id,
        create_time,
        ...values,
      });
    }
    const as = await backend.asMember(member);
    const { envelope, response } = await backend.call("getOpnRedirctStatus", { as });
    expect(response.headers["cache-control"]).toBe("no-store");
    return envelope.data;
  }

  it("leads to the checkout of the member's newest unpaid partner order", async () => {
    const state = await stateAfter([
      { order_status: awaitingPayment, source_order_id: "OPN-A1" },
      { order_status: awaitingPayment, source_order_id: "OPN-A2" },
      { order_status: ordered, source_order_id: "OPN-A3" },
    ]);
    expect(state).toEqual({ status: 1, url: "/checkout?v3=OPN-A2" });
  });

  it.each([
    ["no order", []],
    ["an order of the shop", [{ order_status: awaitingPayment }]],
    ["a paid order of the partner", [{ order_status: ordered, source_order_id: "OPN-B1" }]],
    ["a cancelled order of the partner", [{ order_status: cancelled, source_order_id: "OPN-B2" }]],
  ])("has status 0 and no URL for a member with %s", async (_what, orders) => {
    expect(await stateAfter(orders)).toEqual(NOTHING);
  });

  it("has status 0 and no URL for a visitor", async () => {
    expect((await backend.call("getOpnRedirctStatus")).envelope.data).toEqual(NOTHING);
  });
});
