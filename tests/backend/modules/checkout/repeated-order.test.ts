import { CODE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
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

const SAME_ORDER = { code: CODE.refused, reason: "same-order", data: null };

/** Submits as our checkout does: a new key for each press, and 0 as `again_after`, which asks the customer. */
async function press(again_after: number, values: Record<string, unknown> = {}, key = newKey()) {
  return (await shop.order({ again_after, ...values }, { key })).envelope;
}

let keys = 0;
function newKey(): string {
  keys += 1;
  return `press-${keys}`;
}

describe("the same order within a minute, from a checkout that can ask (RU-62)", () => {
  it("is answered with the first order, and nothing is written", async () => {
    const first = await press(0, {}, "one");
    shop.clock.advance(13_000);
    const second = await press(0, {}, "two");
    const order = only(await shop.orders());
    expect(second).toMatchObject({
      ...SAME_ORDER,
      same_order: {
        id: first.data.id,
        order_no: order.order_no,
        create_time: order.create_time,
        pay_total: 318,
        pay_type: PAY_TYPE.cash,
        order_status: ORDER_STATUS.ordered,
        can_repeat: 1,
      },
    });
  });

  it("is placed when the submit confirms the first order", async () => {
    const first = await press(0, {}, "one");
    const second = await press(first.data.id, {}, "two");
    expect(second.code).toBe(CODE.ok);
    expect(second.data.id).not.toBe(first.data.id);
    expect(await shop.orders()).toHaveLength(2);
  });

  it("stays one order when the confirmation is repeated with its key, also without the confirmation", async () => {
    const first = await press(0, {}, "one");
    const second = await press(first.data.id, {}, "two");
    expect(await press(first.data.id, {}, "two")).toEqual(second);
    expect(await press(0, {}, "two")).toEqual(second);
    expect(await shop.orders()).toHaveLength(2);
  });

  it("is answered with the second order when another key confirms the first one again", async () => {
    const first = await press(0, {}, "one");
    const second = await press(first.data.id, {}, "two");
    const third = await press(first.data.id, {}, "three");
    expect(third).toMatchObject({ ...SAME_ORDER, same_order: { id: second.data.id } });
    expect((await press(second.data.id, {}, "four")).code).toBe(CODE.ok);
    expect(await shop.orders()).toHaveLength(3);
  });

  it("becomes one second order when the confirmation arrives many times at once", async () => {
    const first = await press(0, {}, "one");
    await shop.quote();
    const answers = await Promise.all(
      ["a", "b", "b", "c"].map((key) => shop.submit({ again_after: first.data.id }, { key })),
    );
    expect(await shop.orders()).toHaveLength(2);
    const placed = answers.filter(({ envelope }) => envelope.code === CODE.ok);
    expect(new Set(placed.map(({ envelope }) => envelope.data.id)).size).toBe(1);
  });

  it("is answered with an order that was just paid another way, and placed after the confirmation", async () => {
    const first = await press(0, { pay_type: PAY_TYPE.linePay });
    await shop.pay(first.data.payment_url_web);
    await shop.comeBack(first.data.id);
    const cash = { pay_type: PAY_TYPE.cash };
    expect(await press(0, cash)).toMatchObject({
      ...SAME_ORDER,
      same_order: { id: first.data.id },
    });
    const second = await press(first.data.id, cash);
    expect(second).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
    const third = await press(second.data.id, cash);
    expect(third.code).toBe(CODE.ok);
    expect(await shop.orders()).toHaveLength(3);
  });

  it("continues an unpaid order without a question", async () => {
    const linePay = { pay_type: PAY_TYPE.linePay };
    const first = await press(0, linePay);
    expect(await press(0, linePay)).toEqual(first);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("is answered with the first order again when the confirmation names another order", async () => {
    const first = await press(0);
    const as = await shop.asMember(await insertMember(shop.db));
    const other = (await shop.order({ again_after: 0 }, { as })).envelope.data;
    for (const id of [other.id, first.data.id + 1000, 2_147_483_647]) {
      expect(await press(id)).toMatchObject({ ...SAME_ORDER, same_order: { id: first.data.id } });
    }
  });

  it("is a new order after a minute", async () => {
    await press(0);
    shop.clock.advance(61_000);
    expect((await press(0)).code).toBe(CODE.ok);
  });

  it("returns the first order to a checkout that cannot ask (RU-22)", async () => {
    const first = await press(0, {}, "one");
    expect((await shop.order({}, { key: "two" })).envelope).toEqual(first);
  });

  it("is announced by asks_again in the quote", async () => {
    expect((await shop.quote()).envelope.data.asks_again).toBe(1);
  });
});
