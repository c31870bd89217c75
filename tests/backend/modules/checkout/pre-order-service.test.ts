import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { STORE_OFFER } from "../../../../backend/modules/checkout/store-offer-rules.ts";
import {
  CODE,
  DINING_TYPE,
  INVOICE_TYPE,
  NO_STORE_COUPON,
  OPEN_STATUS,
} from "../../../../lib/contracts/codes.ts";
import { insertAddress, insertMember } from "../../../factories/member-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { openShop, type Shop } from "./order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(120_000));

const cutOffer = (full_money: number, cut_money: number) => ({
  name: `滿${full_money}折${cut_money}`,
  full_cut: { full_money, cut_money },
  full_delivery_free_cut: null,
});

describe("the pre-order", () => {
  it("returns all amounts of the order (EN-14)", async () => {
    const { envelope } = await shop.quote();
    expect(envelope.code).toBe(CODE.ok);
    expect(envelope.data).toMatchObject({
      foods: [
        {
          type: "single",
          id: shop.food.id,
          quantity: 2,
          relish: "選項11、選項21",
          groups: [],
          total_price: 260,
          total_list_price: 320,
          remark: "",
        },
      ],
      food_count: 2,
      food_price: 260,
      subtotal: 260,
      service_fee: 13,
      delivery_fee: 45,
      pay_total: 318,
      total_price: 318,
      minimum_charge: 0,
      is_disallow_order: 0,
      disallow_order_reason: "",
      store_id: shop.store.id,
      store: { id: shop.store.id, name: shop.store.name, open_status: OPEN_STATUS.open },
      invoice: {
        type: INVOICE_TYPE.email,
        email: "me@example.com",
        charity: "財團法人罕見疾病基金會",
      },
      address: { id: 0, contact_name: "王小明", contact_phone: "0912345678" },
    });
  });

  it("ignores requested points and a subscription that the member does not have", async () => {
    const request = {
      use_op: 50,
      subscription_type: 1,
      op_event_id: 1,
      use_op_delivery: 1,
    };
    const { envelope } = await shop.quote(request);
    expect(envelope.data).toMatchObject({
      use_op: 0,
      have_op: 0,
      op_exchange_on: 1,
      op_discount_price: 0,
      op_discount: { enable: -1, hint: "目前沒有可折抵的點數" },
      op_delivery_event: { enable: -1, event_id: 1, hint: "點數不足 30 點" },
      subscription: { type: 0, enable: 0, title: "福饕免運" },
      subscribe_take_discount_num: 0,
      discount_price: 0,
      alert_toast: "",
      pay_total: 318,
    });
  });

  it("has no delivery fee and no service fee for pick-up", async () => {
    const { envelope } = await shop.quote({ dining_type: DINING_TYPE.pickup });
    expect(envelope.data).toMatchObject({ service_fee: 0, delivery_fee: 0, pay_total: 260 });
  });

  it("selects the best store coupon, or the requested store coupon, or no store coupon if -1 is requested (RU-15)", async () => {
    const store = await insertStore(shop.db, {
      global_coupon: cutOffer(100, 10),
      store_coupon: cutOffer(200, 30),
    });
    const food = await insertFood(shop.db, store, { unit_price: 250 });
    const request = { store_id: store.id, foods: [{ id: food.id }] };
    const best = await shop.quote(request);
    expect(best.envelope.data).toMatchObject({
      store_coupon_discount_money: 30,
      pay_total: 255,
      store_coupon: {
        is_show: 1,
        is_selected: 1,
        coupon_type: STORE_OFFER.store,
        name: "滿200折30",
        cut_money: 30,
      },
      global_coupon: { is_show: 1, is_selected: 0, cut_money: 10 },
      brand_coupon: { is_show: 0, is_selected: 0 },
    });
    const other = await shop.quote({ ...request, selected_store_coupon_type: STORE_OFFER.global });
    expect(other.envelope.data).toMatchObject({ store_coupon_discount_money: 10, pay_total: 275 });
    const none = await shop.quote({ ...request, selected_store_coupon_type: NO_STORE_COUPON });
    expect(none.envelope.data).toMatchObject({ store_coupon_discount_money: 0, pay_total: 285 });
  });

  it("returns free delivery from a store coupon as a discount of the whole delivery fee (RU-12)", async () => {
    const brand_coupon = { name: "滿百免運", full_cut: null, full_delivery_free_cut: 100 };
    const store = await insertStore(shop.db, { brand_coupon });
    const food = await insertFood(shop.db, store, { unit_price: 100 });
    const { envelope } = await shop.quote({ store_id: store.id, foods: [{ id: food.id }] });
    expect(envelope.data).toMatchObject({
      delivery_fee: 35,
      delivery_discount: 35,
      pay_total: 100,
    });
  });

  it.each([
    [
      "a subtotal below the minimum order amount",
      { min_charge: 0, fodomo_delivery_min_amount: 500 },
      "未滿足低消，還差 NT$380",
    ],
    ["a paused store", { is_paused: true }, "休息中"],
    ["a busy store", { capacity: 0 }, "餐廳忙碌中，請耐心等候"],
    ["a store without delivery", { has_delivery: 0 }, "店家未提供外送服務"],
    ["a store that is too far away", { lat: 24.15, lng: 120.67 }, "外送超出運營服務範圍"],
  ] as const)(
    "for %s, disallows the order and returns the reason",
    async (_what, values, reason) => {
      const store = await insertStore(shop.db, values);
      const food = await insertFood(shop.db, store);
      const { envelope } = await shop.quote({ store_id: store.id, foods: [{ id: food.id }] });
      expect(envelope.data).toMatchObject({ is_disallow_order: 1, disallow_order_reason: reason });
    },
  );

  it("compares the minimum order amount with the subtotal before discounts (RU-07)", async () => {
    const quoteWithMinimum = async (fodomo_delivery_min_amount: number) => {
      const store = await insertStore(shop.db, {
        fodomo_delivery_min_amount,
        store_coupon: cutOffer(100, 30),
      });
      const food = await insertFood(shop.db, store, { unit_price: 120 });
      return (await shop.quote({ store_id: store.id, foods: [{ id: food.id }] })).envelope.data;
    };
    const enough = { minimum_charge: 120, store_coupon_discount_money: 30, is_disallow_order: 0 };
    expect(await quoteWithMinimum(120)).toMatchObject(enough);
    expect(await quoteWithMinimum(121)).toMatchObject({
      minimum_charge: 121,
      is_disallow_order: 1,
    });
  });

  it("disallows a sold-out product, and a limited product if all its lines together exceed the limit", async () => {
    const gone = await insertFood(shop.db, shop.store, { sale_status: 0, name: "滷肉飯" });
    const soldOut = await shop.quote({ foods: [{ id: gone.id }] });
    expect(soldOut.envelope.data.disallow_order_reason).toBe("滷肉飯 已售完");
    const lines = [
      { id: shop.last.id, quantity: 2 },
      { id: shop.last.id, remark: "另一份" },
    ];
    const overLimit = await shop.quote({ foods: lines });
    expect(overLimit.envelope.data.disallow_order_reason).toBe("此餐點單筆最大訂購量為2份");
  });

  it.each([
    ["a product of another store", "找不到此餐點，請重新加入購物車"],
    ["a product that does not exist", "找不到此餐點，請重新加入購物車"],
    ["a product at NT$0", "0元品項不可加入購物車"],
    ["a set sent as a single product", "餐點內容有誤，請重新加入購物車"],
    ["an option that the product does not have", "餐點選項有誤，請重新選擇"],
    ["a product without its required option", "請先選擇餐點的必選項目"],
    ["a store that does not exist", "找不到這家店家"],
    ["another member's address", "找不到此地址，請重新選擇"],
    ["a time without a reservation", "預訂時段有誤，請重新選擇時段"],
    ["an amount above the limit of an order", "訂單金額超過上限，請分次訂購"],
  ])("refuses %s and stores no quote", async (what, message) => {
    const stranger = await insertMember(shop.db);
    const as = await shop.asMember(stranger);
    const elsewhere = await insertFood(shop.db, await insertStore(shop.db));
    const free = await insertFood(shop.db, shop.store, { unit_price: 0 });
    const set = await insertFood(shop.db, shop.store, { item_type: "set" });
    const dear = await insertFood(shop.db, shop.store, { unit_price: 9000 });
    const address = await insertAddress(shop.db, shop.member);
    const requests: Record<string, Record<string, unknown>> = {
      "a product of another store": { foods: [{ id: elsewhere.id }] },
      "a product that does not exist": { foods: [{ id: 2_000_000_000 }] },
      "a product at NT$0": { foods: [{ id: free.id }] },
      "a set sent as a single product": { foods: [{ id: set.id }] },
      "an option that the product does not have": {
        foods: [{ id: shop.food.id, relish_ids: "11,999" }],
      },
      "a product without its required option": { foods: [{ id: shop.food.id }] },
      "a store that does not exist": { store_id: 2_000_000_000 },
      "another member's address": { address_id: address.id },
      "a time without a reservation": { reservation_start_time: 1_800_000_000 },
      "an amount above the limit of an order": { foods: [{ id: dear.id, quantity: 99 }] },
    };
    const { envelope } = await shop.quote(requests[what], as);
    expect(envelope).toMatchObject({ code: CODE.refused, message, data: null });
    const kept = await shop.db
      .select()
      .from(schema.quotes)
      .where(eq(schema.quotes.member_id, stranger.id));
    expect(kept).toEqual([]);
  });

  it.each([
    "quantity 0",
    "quantity -1",
    "quantity 1.5",
    "quantity 1e9",
    "quantity '2'",
    "a price beside the id",
  ])("refuses a line with %s with status 400", async (what) => {
    const lines: Record<string, object> = {
      "quantity 0": { quantity: 0 },
      "quantity -1": { quantity: -1 },
      "quantity 1.5": { quantity: 1.5 },
      "quantity 1e9": { quantity: 1e9 },
      "quantity '2'": { quantity: "2" },
      "a price beside the id": { unit_price: 1 },
    };
    const { status } = await shop.quote({ foods: [{ id: shop.plain.id, ...lines[what] }] });
    expect(status).toBe(400);
  });

  it("answers a visitor with status 401", async () => {
    const { status } = await shop.quote({}, shop.asVisitor());
    expect(status).toBe(401);
  });
});
