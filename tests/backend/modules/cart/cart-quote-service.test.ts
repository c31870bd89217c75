import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { makeOrderFoods } from "../../../factories/order-requests";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const POINT = { lat: 25.0288, lng: 121.5645 };
const LINES = [{ quantity: 2, relish_ids: "12,32,21" }];

function quoteCart(values: object = {}) {
  const foods = LINES.map((line) => ({ id: shop.food.id, ...line }));
  return shop.call("quoteCart", {
    as: shop.asVisitor(),
    body: {
      store_id: shop.store.id,
      dining_type: DINING_TYPE.delivery,
      point: POINT,
      foods: makeOrderFoods(foods),
      ...values,
    },
  });
}
const setStore = (values: Partial<typeof schema.stores.$inferInsert>) =>
  shop.db.update(schema.stores).set(values).where(eq(schema.stores.id, shop.store.id));

it.each([
  ["delivery", DINING_TYPE.delivery],
  ["pick-up", DINING_TYPE.pickup],
])(
  "returns to a visitor the same amounts as a pre-order for %s (CA-51)",
  async (_name, dining_type) => {
    await setStore({
      store_coupon: {
        name: "滿額折",
        full_cut: { full_money: 200, cut_money: 30 },
        full_delivery_free_cut: null,
      },
    });
    const foods = LINES.map((line) => ({ id: shop.food.id, ...line }));
    const { data: order } = (await shop.quote({ foods, dining_type, ...POINT })).envelope;
    const { data } = (await quoteCart({ dining_type })).envelope;
    expect(data).toMatchObject({
      subtotal: order.subtotal,
      service_fee: order.service_fee,
      delivery_fee: order.delivery_fee,
      delivery_discount: order.delivery_discount,
      store_coupon_discount_money: order.store_coupon_discount_money,
      total: order.pay_total,
    });
    expect(data.store_coupon_discount_money).toBe(30);
  },
);

it("for delivery without a position (`point`), returns null as the delivery fee and a total without a delivery fee", async () => {
  const { data } = (await quoteCart({ point: null })).envelope;
  expect(data.delivery_fee).toBeNull();
  expect(data.total).toBe(data.subtotal + data.service_fee - data.store_coupon_discount_money);
});

it("returns each line with its current price and at most the quantity in stock, and null for an unknown product", async () => {
  const foods = makeOrderFoods([
    { id: shop.plain.id },
    { id: 999_999 },
    { id: shop.last.id, quantity: 5 },
  ]);
  const { data } = (await quoteCart({ foods })).envelope;
  expect(data.lines).toMatchObject([{ unit_price: 100 }, null, { quantity: 2 }]);
  expect(data.subtotal).toBe(100 + 2 * 80);
});

it("stores neither a quote nor an order", async () => {
  const before = await shop.db.select().from(schema.quotes);
  await quoteCart();
  expect(await shop.db.select().from(schema.quotes)).toEqual(before);
  expect(await shop.orders()).toEqual([]);
});

it.each([
  ["a cart of an unknown store", { store_id: 999_999 }, CODE.refused, 200],
  ["a request that contains a total", { total: 1 }, undefined, 400],
  ["a request with a latitude of 91 degrees", { point: { lat: 91, lng: 0 } }, undefined, 400],
  ["a cart without lines", { foods: "[]" }, undefined, 400],
])("refuses %s", async (_what, values, code, status) => {
  const answer = await quoteCart(values);
  expect(answer.status).toBe(status);
  if (code) expect(answer.envelope.code).toBe(code);
});
