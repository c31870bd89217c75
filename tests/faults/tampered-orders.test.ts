import { schema } from "../../backend/db/client.ts";
import { openShop, type Shop } from "../backend/orders/order-shop";
import { giveCoupon } from "../factories/benefit-rows";
import { insertAddress, insertCard, insertMember } from "../factories/member-rows";
import { makeOrderingBody } from "../factories/order-requests";
import { askGroups, makeSetMenu } from "../factories/set-menus";
import { insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";

jest.setTimeout(60_000);

type Line = Record<string, unknown>;
type Case = [what: string, tampered: (shop: Shop) => Line | Promise<Line>];

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const HOUR = 3600;
const slot = (seconds: number) => (own: Shop) => {
  const start = Math.ceil(own.clock.now() / 1000 / HOUR) * HOUR + seconds;
  return { is_reservation: 1, reservation_start_time: start, reservation_end_time: start + 1800 };
};
const line = (values: Line) => (own: Shop) => ({ foods: [{ id: own.plain.id, ...values }] });
const options = (relish_ids: string) => (own: Shop) => ({
  foods: [{ id: own.food.id, relish_ids }],
});
const food =
  (values: Parameters<typeof insertFood>[2], quantity = 1) =>
  async (own: Shop) => ({
    foods: [{ id: (await insertFood(own.db, own.store, values)).id, quantity }],
  });
const set = (chosen: Parameters<typeof askGroups>[0]) => async (own: Shop) => {
  const values = { item_type: "set", groups: makeSetMenu() } as const;
  const { id } = await insertFood(own.db, own.store, values);
  return { foods: [{ id, item_type: "set", groups: askGroups(chosen) }] };
};
const store = (values: Parameters<typeof insertStore>[1]) => async (own: Shop) => {
  const other = await insertStore(own.db, values);
  return { store_id: other.id, foods: [{ id: (await insertFood(own.db, other)).id }] };
};
const coupon = (values: Parameters<typeof giveCoupon>[2]) => async (own: Shop) => ({
  code_id: await giveCoupon(own.db, own.member, values),
});
const raw = (foods: string) => () => ({ raw_foods: foods });

const CASES: Case[] = [
  ["a total beside the order", () => ({ pay_total: 1 })],
  ["a price beside the order", () => ({ total_price: 1 })],
  ["a discount beside the order", () => ({ discount_price: 100 })],
  ["a delivery fee beside the order", () => ({ delivery_fee: 0 })],
  ["a paid status beside the order", () => ({ pay_status: 1 })],
  ["an order status beside the order", () => ({ order_status: 0 })],
  ["another member's id beside the order", () => ({ member_id: 1 })],
  ["a prototype beside the order", () => ({ constructor: { prototype: { is_admin: 1 } } })],
  ["a unit price in a line", line({ unit_price: 1 })],
  ["a line total in a line", line({ total_price: 1 })],
  ["a negative price in a line", line({ unit_price: -100 })],
  ["a quantity of 0", line({ quantity: 0 })],
  ["a negative quantity", line({ quantity: -1 })],
  ["a quantity of a billion", line({ quantity: 1e9 })],
  ["a quantity over 99", line({ quantity: 100 })],
  ["a broken quantity", line({ quantity: 1.5 })],
  ["a quantity as text", line({ quantity: "2" })],
  ["a quantity as '1e3'", line({ quantity: "1e3" })],
  ["a quantity that is nothing", line({ quantity: null })],
  ["a quantity as a list", line({ quantity: [2] })],
  ["a quantity of NaN", raw('[{"id":1,"quantity":NaN}]')],
  ["no food at all", () => ({ foods: [] })],
  ["foods that are no JSON", raw("{")],
  ["foods that are a number", raw("7")],
  ["foods that are an object", raw("{}")],
  ["foods nested a thousand deep", raw(`${"[".repeat(1000)}${"]".repeat(1000)}`)],
  [
    "a hundred and one lines",
    (own) => ({
      foods: Array.from({ length: 101 }, (_, n) => ({ id: own.plain.id, remark: `${n}` })),
    }),
  ],
  ["a food id of 0", line({ id: 0 })],
  ["a negative food id", line({ id: -1 })],
  ["a broken food id", line({ id: 1.5 })],
  ["a food that does not exist", line({ id: 2_000_000_000 })],
  ["a food id beyond the column", line({ id: 9_000_000_000 })],
  [
    "another store's food",
    async (own) => ({ foods: [{ id: (await insertFood(own.db, await insertStore(own.db))).id }] }),
  ],
  [
    "another store's food among one's own",
    async (own) => ({
      foods: [
        { id: own.plain.id },
        { id: (await insertFood(own.db, await insertStore(own.db))).id },
      ],
    }),
  ],
  ["a single sent as a set", line({ item_type: "set" })],
  ["a set sent as a single", food({ item_type: "set" })],
  ["a set without its foods", set({})],
  ["a set with a food of none of its groups", set({ 1: [9999], 2: [1003], 3: [1005] })],
  ["a set without a food that belongs to it", set({ 1: [1002], 2: [1004], 3: [1005] })],
  ["a set with two of a choice of one", set({ 1: [1002, [1001, "11"]], 2: [1003], 3: [1005] })],
  ["a set with one food twice", set({ 1: [1002], 2: [1003, 1003], 3: [1005] })],
  ["a set with an option of another food", set({ 1: [[1002, "11"]], 2: [1003], 3: [1005] })],
  ["groups on a single", line({ groups: [{ id: 1, foods: [] }] })],
  ["an option of another product", options("11,999999")],
  ["an option on a product without any", line({ relish_ids: "11" })],
  ["an option outside its parent", options("11,31")],
  ["more options than the maximum", options("11,21,22,23")],
  ["an option twice", options("11,21,21")],
  ["two of a single choice", options("11,12")],
  ["a required option left out", options("21")],
  ["no option where one is required", options("")],
  ["options that are no ids", options("11;drop table orders")],
  ["a negative option", options("-11")],
  ["a product that is sold out", food({ sale_status: 0 })],
  ["a product that cannot be added", food({ enable_add_cart: 0 })],
  ["a product at NT$0", food({ unit_price: 0 })],
  ["more than the limit", food({ is_limit: 1, limit_count: 3 }, 4)],
  ["a limit of none", food({ is_limit: 1, limit_count: 0 })],
  [
    "over the limit in two lines",
    (own) => ({
      foods: [
        { id: own.last.id, quantity: 2 },
        { id: own.last.id, remark: "另一份" },
      ],
    }),
  ],
  ["a sum beyond any order", food({ unit_price: 50_000 }, 99)],
  ["a store that does not exist", () => ({ store_id: 2_000_000_000 })],
  ["a store that is closed", store({ is_paused: true })],
  ["a store that is too busy", store({ capacity: 0 })],
  ["a store too far away", store({ lat: 22.63, lng: 120.3 })],
  ["a store without delivery", store({ has_delivery: 0 })],
  ["below the minimum", store({ fodomo_delivery_min_amount: 9000 })],
  ["a point that is no place", () => ({ lat: 91 })],
  ["a far point behind a near address", () => ({ lat: 24.15, lng: 120.67 })],
  ["an address without a street", () => ({ street: " " })],
  [
    "another member's address_id",
    async (own) => ({ address_id: (await insertAddress(own.db, await insertMember(own.db))).id }),
  ],
  ["an address_id that does not exist", () => ({ address_id: 2_000_000_000 })],
  ["dine-in", () => ({ dining_type: 2 })],
  ["a courier errand", () => ({ dining_type: 5 })],
  ["a business reservation without a business", () => ({ dining_type: 4 })],
  ["a dining type that does not exist", () => ({ dining_type: 3 })],
  ["nothing to pay although there is", () => ({ pay_type: 99 })],
  [
    "a payment the store does not list",
    async (own) => ({
      ...(await store({ delivery_payment_method: "2,5" })(own)),
      pay_type: 10,
    }),
  ],
  [
    "another member's card",
    async (own) => ({
      pay_type: 11,
      card_id: (await insertCard(own.db, await insertMember(own.db))).id,
    }),
  ],
  ["a card that is not there", () => ({ pay_type: 11, card_id: 1 })],
  ["a corporate bill", () => ({ pay_type: 7 })],
  ["a payment type that does not exist", () => ({ pay_type: 1 })],
  ["cash above NT$3,000", food({ unit_price: 3100 })],
  ["a coupon that is not there", () => ({ code_id: 2_000_000_000 })],
  ["a negative coupon", () => ({ code_id: -1 })],
  ["a coupon as text", () => ({ code_id: "1 or 1=1" })],
  [
    "another member's coupon",
    async (own) => ({ code_id: await giveCoupon(own.db, await insertMember(own.db)) }),
  ],
  ["a coupon that is used", coupon({ used_times: 1 })],
  ["a coupon that has expired", coupon({ end_time: 1_790_000_000 })],
  ["a coupon that has not begun", coupon({ start_time: 1_800_000_000, end_time: 1_900_000_000 })],
  ["another store's coupon", coupon({ target_type: 1, store_ids: [1_000_000] })],
  ["a coupon below its threshold", coupon({ full_money: 9000 })],
  ["a pickup's coupon for a delivery", coupon({ dining_types: [0] })],
  [
    "a coupon for orders that are not reserved",
    async (own) => ({
      ...slot(3 * HOUR)(own),
      ...(await coupon({ takes_reservations: 0 })(own)),
    }),
  ],
  ["a discount of one's own beside the coupon", () => ({ cut_money: 300 })],
  ["a store coupon of no level", () => ({ selected_store_coupon_type: 4 })],
  ["a points event that is not offered", () => ({ op_delivery_event_id: 1 })],
  ["a points event that does not exist", () => ({ op_delivery_event_id: 2 })],
  ["a points event as text", () => ({ op_delivery_event_id: "free" })],
  ["negative points", () => ({ use_op: -1 })],
  ["points as text", () => ({ use_op: "300" })],
  ["half a point", () => ({ use_op: 1.5 })],
  ["a subscription without a plan", () => ({ subscription_type: 1 })],
  ["a subscription of no kind", () => ({ subscription_type: 2 })],
  ["a time in the past", slot(-2 * HOUR)],
  ["a time within the hour", slot(0)],
  ["a time off the quarter", slot(2 * HOUR + 60)],
  ["a time weeks ahead", slot(20 * 86_400)],
  ["a time with another end", (own) => ({ ...slot(3 * HOUR)(own), reservation_end_time: 1 })],
  ["a time without a reservation", (own) => ({ ...slot(3 * HOUR)(own), is_reservation: 0 })],
  ["a time that is text", () => ({ is_reservation: 1, reservation_start_time: "soon" })],
  ["a name that breaks a line", () => ({ contact_name: "王\r\nSet-Cookie: a=b" })],
  ["a name of 41 characters", () => ({ contact_name: "王".repeat(41) })],
  ["a phone from elsewhere", () => ({ contact_phone: "+14155550100" })],
  ["a remark of 201 characters", () => ({ remark: "快".repeat(201) })],
  ["a company without a number", () => ({ invoice_type: 2, title: "福饕" })],
  ["a number of eight zeros", () => ({ invoice_type: 2, title: "福饕", number: "00000000" })],
  ["an invoice type that does not exist", () => ({ invoice_type: 9 })],
];

async function submitTampered(values: Line) {
  const { raw_foods, ...asked } = values;
  const body = makeOrderingBody(shop.request(asked) as Parameters<typeof makeOrderingBody>[0]);
  return backend.call("ordering", {
    body: raw_foods === undefined ? body : { ...body, foods: raw_foods },
    as: shop.session,
  });
}

describe(`${CASES.length} tampered orders`, () => {
  beforeEach(() => backend.clock.advance(61_000));

  it.each(CASES)("%s is not accepted, and nothing is written", async (_what, tampered) => {
    const values = await tampered(shop);
    // The quote is what an honest screen would hold: the tampering is in the submit alone, and also in both.
    await shop.quote();
    const alone = await submitTampered(values);
    const { raw_foods: _raw, ...asked } = values;
    await shop.quote(asked);
    const both = await submitTampered(values);
    for (const { status, envelope } of [alone, both]) {
      expect([200, 400]).toContain(status);
      expect(envelope.code).not.toBe(0);
      expect(envelope.data).toBeNull();
    }
    expect(both.status === 400 || both.envelope.message !== "").toBe(true);
    expect(await shop.orders()).toEqual([]);
    expect(await shop.lines()).toEqual([]);
    expect(await backend.db.select().from(schema.ledger)).toEqual([]);
    expect(await backend.db.select().from(schema.outbox)).toEqual([]);
    expect(await shop.requestsMade()).toBe(0);
    expect(backend.logged).toEqual([]);
  });

  it("points beyond the balance are cut to it, and the sum stays the server's", async () => {
    await shop.quote({ use_op: 1_000_000_000 });
    const { envelope } = await submitTampered({ use_op: 1_000_000_000 });
    expect(envelope.code).toBe(0);
    expect(await shop.orderOf(envelope.data.id)).toMatchObject({
      op_discount_price: 0,
      pay_total: 318,
    });
  });
});
