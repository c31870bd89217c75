import { retryTransactions } from "../../../../backend/db/client.ts";
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

/**
 * Submits as the checkout page does, with a new idempotency key for each press. `again_after` is 0 at first. If the
 * backend refuses the submit as the same order, the page asks the customer. If the customer confirms, the page sends
 * the id of that order as `again_after`.
 */
async function press(again_after: number, values: Record<string, unknown> = {}, key = newKey()) {
  return (await shop.order({ again_after, ...values }, { key })).envelope;
}

let keys = 0;
function newKey(): string {
  keys += 1;
  return `press-${keys}`;
}

describe("the same order, submitted again (RU-62)", () => {
  it("is refused within a minute if again_after is 0, with the data of the first order, and not stored", async () => {
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

  it("is placed if again_after is the id of the first order", async () => {
    const first = await press(0, {}, "one");
    const second = await press(first.data.id, {}, "two");
    expect(second.code).toBe(CODE.ok);
    expect(second.data.id).not.toBe(first.data.id);
    expect(await shop.orders()).toHaveLength(2);
  });

  it("is placed once if the submit is repeated with its key, even if the repeat has 0 as again_after", async () => {
    const first = await press(0, {}, "one");
    const second = await press(first.data.id, {}, "two");
    expect(await press(first.data.id, {}, "two")).toEqual(second);
    expect(await press(0, {}, "two")).toEqual(second);
    expect(await shop.orders()).toHaveLength(2);
  });

  it("is refused with the data of the second order if a submit with a new key names the first order again", async () => {
    const first = await press(0, {}, "one");
    const second = await press(first.data.id, {}, "two");
    const third = await press(first.data.id, {}, "three");
    expect(third).toMatchObject({ ...SAME_ORDER, same_order: { id: second.data.id } });
    expect((await press(second.data.id, {}, "four")).code).toBe(CODE.ok);
    expect(await shop.orders()).toHaveLength(3);
  });

  it("is placed once if four submits name the first order at the same time", async () => {
    const first = await press(0, {}, "one");
    await shop.quote();
    const answers = await Promise.all(
      ["a", "b", "b", "c"].map((key) => shop.submit({ again_after: first.data.id }, { key })),
    );
    expect(await shop.orders()).toHaveLength(2);
    const placed = answers.filter(({ envelope }) => envelope.code === CODE.ok);
    expect(new Set(placed.map(({ envelope }) => envelope.data.id)).size).toBe(1);
  });

  it("is refused with the data of an order that was just paid by LINE Pay, and placed after the customer's confirmation", async () => {
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

  it("returns the first order without a question if that order is unpaid", async () => {
    const linePay = { pay_type: PAY_TYPE.linePay };
    const first = await press(0, linePay);
    expect(await press(0, linePay)).toEqual(first);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("is refused with the data of the first order if again_after is the id of another order or of no order", async () => {
    const first = await press(0);
    const as = await shop.asMember(await insertMember(shop.db));
    const other = (await shop.order({ again_after: 0 }, { as })).envelope.data;
    for (const id of [other.id, first.data.id + 1000, 2_147_483_647]) {
      expect(await press(id)).toMatchObject({ ...SAME_ORDER, same_order: { id: first.data.id } });
    }
  });

  it("is placed without a question after a minute", async () => {
    await press(0);
    shop.clock.advance(61_000);
    expect((await press(0)).code).toBe(CODE.ok);
  });

  it("returns the first order if it is submitted within a minute without again_after (RU-22)", async () => {
    const first = await press(0, {}, "one");
    expect((await shop.order({}, { key: "two" })).envelope).toEqual(first);
  });

  it("has asks_again 1 in its quote, which says that the submit may contain again_after", async () => {
    expect((await shop.quote()).envelope.data.asks_again).toBe(1);
  });
});

it("an order is counted only once towards the limit of orders, even if its transaction is repeated after a deadlock", async () => {
  const { db, limits } = backend.deps;
  const count = jest.spyOn(limits, "newOrder");
  await shop.quote();
  const transaction = db.transaction.bind(db);
  const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const work = jest.spyOn(db, "transaction").mockImplementationOnce((work, config) => {
    let tries = 0;
    const once: typeof transaction = (work, config) =>
      transaction(async (tx) => {
        const written = await work(tx);
        tries += 1;
        if (tries === 1) throw deadlock;
        return written;
      }, config);
    const repeating = { ...db, transaction: once } as typeof db;
    return retryTransactions(repeating, { sleep: async () => {} }).transaction(work, config);
  });
  expect((await shop.submit()).envelope.code).toBe(CODE.ok);
  expect(work).toHaveBeenCalled();
  expect(await shop.orders()).toHaveLength(1);
  expect(count).toHaveBeenCalledTimes(1);
});
