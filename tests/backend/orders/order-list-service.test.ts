import { insertMember } from "../../factories/member-rows";
import { openShop, type Shop } from "./order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("the list of orders", () => {
  it("shows what was placed and what was paid, the newest first, twenty a page", async () => {
    for (let n = 1; n <= 21; n += 1) {
      shop.clock.advance(61_000);
      await shop.order({ remark: `第${n}份` });
    }
    await shop.order({ pay_type: 5 });
    const { envelope } = await shop.call("listUserOrder", { query: { page: 1 }, as: shop.session });
    expect(envelope.data.last_page).toBe(2);
    expect(envelope.data.orders).toHaveLength(20);
    expect(envelope.data.orders[0]).toMatchObject({
      order_status: 0,
      store_name: shop.store.name,
      foods: [{ name: shop.food.name, quantity: 2, relish: "選項11、選項21" }],
      pay_total: 318,
      address: "台北市信義區市府路45號",
    });
    const times = envelope.data.orders.map(({ create_time }) => create_time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const rest = await shop.call("listUserOrder", { query: { page: 2 }, as: shop.session });
    expect(rest.envelope.data.orders).toHaveLength(1);
  });

  it("another member sees none of it", async () => {
    await shop.order();
    const as = await shop.asMember(await insertMember(shop.db));
    const { envelope } = await shop.call("listUserOrder", { query: {}, as });
    expect(envelope.data).toEqual({ orders: [], last_page: 1 });
  });
});
