import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes";
import { insertMember } from "../../../factories/member-rows";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("the list of orders", () => {
  it("lists placed orders, newest first and 20 on a page, and leaves out an order that waits for payment (OR-01, RU-33)", async () => {
    for (let n = 1; n <= 21; n += 1) {
      shop.clock.advance(61_000);
      await shop.order({ remark: `第${n}份` });
    }
    await shop.order({ pay_type: PAY_TYPE.linePay });
    const { envelope } = await shop.call("listUserOrder", { query: { page: 1 }, as: shop.session });
    expect(envelope.data.last_page).toBe(2);
    expect(envelope.data.orders).toHaveLength(20);
    expect(envelope.data.orders[0]).toMatchObject({
      order_status: ORDER_STATUS.ordered,
      store_name: shop.store.name,
      foods: [{ name: shop.food.name, quantity: 2, relish: "選項11、選項21" }],
      pay_total: 318,
      address: "台北市信義區市府路45號",
    });
    const times = envelope.data.orders.map(({ create_time }) => create_time);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const secondPage = await shop.call("listUserOrder", { query: { page: 2 }, as: shop.session });
    expect(secondPage.envelope.data.orders).toHaveLength(1);
  });

  it("lists an order that the store rejected, and leaves out an order whose payment failed (RU-33)", async () => {
    const as = await shop.asMember(await insertMember(shop.db));
    const placeOrder = async (pay_type: number) => {
      const { id, payment_url_web } = (await shop.order({ pay_type }, { as })).envelope.data;
      return { id, payment_url_web };
    };
    const refused = await placeOrder(PAY_TYPE.cash);
    await shop.reject(refused.id);
    shop.clock.advance(61_000);
    const unpaid = await placeOrder(PAY_TYPE.linePay);
    await shop.pay(unpaid.payment_url_web, "cancel");
    await shop.comeBack(unpaid.id, as);
    await shop.reconcile(26 * 60);
    expect(await shop.orderOf(unpaid.id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.failed,
    });
    const { envelope } = await shop.call("listUserOrder", { query: {}, as });
    const listed = envelope.data.orders.map(({ id, order_status }) => ({ id, order_status }));
    expect(listed).toEqual([{ id: refused.id, order_status: ORDER_STATUS.cancelled }]);
  });

  it("shows no order of another member", async () => {
    await shop.order();
    const as = await shop.asMember(await insertMember(shop.db));
    const { envelope } = await shop.call("listUserOrder", { query: {}, as });
    expect(envelope.data).toEqual({ orders: [], last_page: 1 });
  });
});
