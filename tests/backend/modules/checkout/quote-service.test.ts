import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { giveCoupon, givePoints, giveSubscription } from "../../../factories/benefit-rows";
import { insertMember } from "../../../factories/member-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "./order-shop";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const { foods, stores, coupons, subscriptions, point_grants } = schema;
type OrderFields = Record<string, unknown>;
const CHANGED = { code: CODE.quoteChanged, message: "", data: null };

const setFood = (values: Partial<typeof foods.$inferInsert>) =>
  shop.db.update(foods).set(values).where(eq(foods.id, shop.food.id));
const setStore = (values: Partial<typeof stores.$inferInsert>) =>
  shop.db.update(stores).set(values).where(eq(stores.id, shop.store.id));

async function expectChanged(values: OrderFields = {}, options = {}) {
  expect((await shop.submit(values, options)).envelope).toEqual(CHANGED);
  expect(await shop.orders()).toEqual([]);
  expect(await shop.balance("")).toBe(0);
}

describe("a submit after a change", () => {
  type Change = [
    what: string,
    prepare: () => Promise<{ order?: OrderFields; change: () => unknown }>,
  ];
  const changeOnly =
    (change: () => unknown): Change[1] =>
    async () => ({ change });

  const CHANGES: Change[] = [
    ["a higher price", changeOnly(() => setFood({ unit_price: 121 }))],
    ["a lower price", changeOnly(() => setFood({ unit_price: 119 }))],
    ["a changed option price", changeOnly(() => setFood({ relish_groups: dearerOptions() }))],
    ["a changed service fee", changeOnly(() => setStore({ service_rate: 6 }))],
    [
      "a changed distance, which changes the delivery fee",
      changeOnly(() => setStore({ lat: 25.0607 })),
    ],
    ["a new offer of free delivery", changeOnly(() => setStore({ global_coupon: freeDelivery() }))],
    [
      "a coupon with a smaller discount",
      async () => {
        const code_id = await giveCoupon(shop.db, shop.member);
        return { order: { code_id }, change: () => shop.db.update(coupons).set({ cut_money: 49 }) };
      },
    ],
    [
      "a higher price and a larger discount that cancel each other out",
      async () => {
        const code_id = await giveCoupon(shop.db, shop.member);
        const change = async () => {
          await setFood({ unit_price: 125 });
          await shop.db.update(coupons).set({ cut_money: 61 });
        };
        return { order: { code_id }, change };
      },
    ],
    [
      "a smaller number of points",
      async () => {
        await givePoints(shop.db, shop.member, 50);
        const mine = eq(point_grants.member_id, shop.member.id);
        const change = () => shop.db.update(point_grants).set({ amount: 49 }).where(mine);
        return { order: { use_op: 50 }, change };
      },
    ],
    [
      "a subscription that has ended",
      async () => {
        const id = await giveSubscription(shop.db, shop.member);
        const end_time = Math.floor(shop.clock.now() / 1000);
        const mine = eq(subscriptions.id, id);
        const change = () => shop.db.update(subscriptions).set({ end_time }).where(mine);
        return { order: { subscription_type: 1 }, change };
      },
    ],
  ];

  it.each(CHANGES)("is refused with quoteChanged if the change is %s", async (_what, prepare) => {
    const { order = {}, change } = await prepare();
    await shop.quote(order);
    await change();
    await expectChanged(order);
    // After a new quote the submit is accepted with the new amount.
    const again = { ...order, subscription_type: 0 };
    const { envelope } = await shop.quote(again);
    const placed = await shop.submit({ ...again, ...selectedStoreCoupon(envelope.data) });
    expect(placed.envelope.code).toBe(CODE.ok);
    expect(only(await shop.orders()).pay_total).toBe(envelope.data.pay_total);
  });

  it("is refused with quoteChanged if the price changes just before the transaction of the order", async () => {
    await shop.quote();
    const { db } = backend.deps;
    const transaction = db.transaction.bind(db);
    const late = jest.spyOn(db, "transaction").mockImplementationOnce(async (work) => {
      await setFood({ unit_price: 999 });
      return transaction(work);
    });
    await expectChanged();
    expect(late).toHaveBeenCalled();
  });

  it("is accepted if only the name, the remarks and the pay type have changed", async () => {
    await shop.quote({ pay_type: 0, contact_name: "" });
    const later = {
      pay_type: PAY_TYPE.linePay,
      contact_name: "王大明",
      remark: "不要蔥",
      address_remark: "5樓",
    };
    expect((await shop.submit(later)).envelope.code).toBe(CODE.ok);
  });
});

describe("a submit", () => {
  it("is accepted until fifteen minutes after the quote and refused a second later (RU-24)", async () => {
    await shop.quote();
    shop.clock.advance(901_000);
    await expectChanged();
    await shop.quote();
    shop.clock.advance(900_000);
    expect((await shop.submit()).envelope.code).toBe(CODE.ok);
  });

  it("is refused with a quote for another store or of another member", async () => {
    const store = await insertStore(shop.db, { lat: shop.store.lat, lng: shop.store.lng });
    const food = await insertFood(shop.db, store, { unit_price: 120 });
    await shop.quote({ store_id: store.id, foods: [{ id: food.id }] });
    await expectChanged();
    await shop.quote({}, await shop.asMember(await insertMember(shop.db)));
    await expectChanged();
  });

  it.each([
    ["no quote", async () => {}],
    [
      "a quote with another quantity",
      () => shop.quote({ foods: [{ id: shop.food.id, quantity: 3, relish_ids: "11,21" }] }),
    ],
    ["a quote for another place", () => shop.quote({ lat: 25.04 })],
  ])("is refused with %s", async (_what, prepare) => {
    await prepare();
    await expectChanged();
  });

  it("is refused if it matches only an older quote of the member for the store, and not the newest quote", async () => {
    await shop.quote();
    await shop.quote({ foods: [{ id: shop.plain.id }] });
    await expectChanged();
  });
});

describe("the quote's id", () => {
  it("is the same for two quotes of the same cart with the same bill", async () => {
    const first = await shop.quote();
    const second = await shop.quote({ remark: "不要蔥" });
    expect(second.envelope.data.quote_id).toBe(first.envelope.data.quote_id);
    const { quote_id } = first.envelope.data;
    expect((await shop.submit({ quote_id })).envelope.code).toBe(CODE.ok);
  });

  it("of an older bill is refused with quoteChanged, even if a newer quote matches the order", async () => {
    const { quote_id } = (await shop.quote()).envelope.data;
    await setFood({ unit_price: 125 });
    await shop.quote();
    await expectChanged({ quote_id });
    expect((await shop.submit()).envelope.code).toBe(CODE.ok);
  });

  it("of another member is refused, even with the same cart and bill", async () => {
    const { quote_id } = (await shop.quote()).envelope.data;
    const other = await shop.asMember(await insertMember(shop.db));
    const own = (await shop.quote({}, other)).envelope.data;
    expect(own.pay_total).toBe((await shop.quote()).envelope.data.pay_total);
    expect(own.quote_id).not.toBe(quote_id);
    await expectChanged({ quote_id }, { as: other });
    expect((await shop.submit({ quote_id: own.quote_id }, { as: other })).envelope.code).toBe(
      CODE.ok,
    );
  });

  it.each(["", "0", "f".repeat(64)])("'%s' is refused with quoteChanged", async (quote_id) => {
    await shop.quote();
    await expectChanged({ quote_id });
  });

  it("does not matter for a repeat with the same idempotency key, which returns the same order", async () => {
    const { quote_id } = (await shop.quote()).envelope.data;
    const first = await shop.submit({ quote_id }, { key: "one-press" });
    const again = await shop.submit({ quote_id: "f".repeat(64) }, { key: "one-press" });
    expect(again.envelope).toEqual(first.envelope);
  });
});

function dearerOptions() {
  const [first, ...others] = structuredClone(shop.food.relish_groups);
  const [option] = first?.items ?? [];
  if (!first || !option) throw new Error("the shop's food has no options");
  option.unit_price += 1;
  return [first, ...others];
}

function freeDelivery() {
  return { name: "免運", full_cut: null, full_delivery_free_cut: 100 };
}

function selectedStoreCoupon(data: { [level: string]: unknown }) {
  const at = ["global_coupon", "brand_coupon", "store_coupon"].findIndex(
    (level) => (data[level] as { is_selected: number }).is_selected === 1,
  );
  return at < 0 ? {} : { selected_store_coupon_type: at + 1 };
}
