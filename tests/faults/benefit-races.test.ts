import { CODE, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { only, openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { giveCoupon, givePoints, giveSubscription } from "../factories/benefit-rows";
import { insertMember } from "../factories/member-rows";
import { insertHold, insertOrder } from "../factories/order-rows";
import { insertFood, insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";
import { CROWD, ROUNDS } from "./rounds";

jest.setTimeout(1_800_000);

const TIMES = CROWD.rivals;
/** The number of simultaneous LINE Pay orders. It is at most 30, because the sandbox is too slow for more. */
const ONLINE_TIMES = Math.min(30, CROWD.rivals);

let backend: TestBackend;
const carts: { store_id: number; foods: { id: number }[] }[] = [];
beforeAll(async () => {
  // The rate limits are raised, because the test sends more quotes a minute than one member may send.
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } });
  for (let n = 0; n < TIMES; n += 1) {
    const store = await insertStore(backend.db, { capacity: 10_000 });
    const food = await insertFood(backend.db, store, { unit_price: 100 });
    carts.push({ store_id: store.id, foods: [{ id: food.id }] });
  }
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

type Values = Record<string, unknown>;
type Race = {
  /**
   * Leaves the member one use of the benefit. Returns the order values that use the benefit, the account of the
   * benefit, and the balance of this account after that use.
   */
  prepare: (shop: Shop) => Promise<{ values: Values; account: string; taken: number }>;
};

const LAST: Record<string, Race> = {
  coupon: {
    prepare: async ({ db, member }) => {
      const code_id = await giveCoupon(db, member, { limit_times: 3, used_times: 2 });
      return { values: { code_id }, account: `coupon:${code_id}`, taken: 1 };
    },
  },
  points: {
    prepare: async ({ db, member }) => {
      await givePoints(db, member, 50);
      return { values: { use_op: 50 }, account: `points:${member.id}`, taken: 50 };
    },
  },
  "subscription use": {
    prepare: async (shop) => {
      const id = await giveSubscription(shop.db, shop.member);
      for (let n = 1; n <= 3; n += 1) {
        await shop.order({ subscription_type: 1, remark: `第${n}份` });
      }
      const account = `subscription:${id}:0:delivery`;
      return { values: { subscription_type: 1 }, account, taken: 4 };
    },
  },
};

const cases = Object.keys(LAST).flatMap((benefit): [string, number, number][] => [
  [benefit, 2, TIMES],
  [benefit, 5, ONLINE_TIMES],
]);

describe("orders that compete for the last", () => {
  it.each(cases)(
    "%s of a member (pay type %i, %i orders): the backend accepts exactly one order (RE-10)",
    async (benefit, pay_type, times) => {
      for (let round = 0; round < ROUNDS.one; round += 1) {
        const shop = await openShop(backend);
        const { values, account, taken } = await (LAST[benefit] as Race).prepare(shop);
        const before = (await shop.orders()).length;
        const orderRequests = carts
          .slice(0, times)
          .map((cart) => ({ ...cart, ...values, pay_type }));
        for (const one of orderRequests) await shop.quote(one);
        const answers = await Promise.all(orderRequests.map((one) => shop.submit(one)));
        expect(answers.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(1);
        // A cash order uses the benefit up, so the other submits get "quote changed". With LINE Pay, an unpaid order
        // holds the benefit, so the other submits are refused with a message.
        const codes = new Set(answers.map(({ envelope }) => envelope.code));
        expect([...codes].toSorted()).toEqual(pay_type === PAY_TYPE.cash ? [0, 4] : [0, 1]);
        expect(await shop.orders()).toHaveLength(before + 1);
        expect(await shop.balance(account)).toBe(taken);
      }
    },
  );

  it.each([
    ["place in a slot", 1],
    ["product", 8],
  ])("%s of a store: the backend accepts exactly one of many orders", async (benefit, code) => {
    for (let round = 0; round < ROUNDS.one; round += 1) {
      const shop = await openShop(backend);
      const isSlot = benefit === "place in a slot";
      const { order, account } = isSlot ? await lastSlotPlace(shop) : lastProduct(shop);
      const before = await shop.balance(account);
      await shop.quote(order);
      const answers = await Promise.all(
        Array.from({ length: TIMES }, (_, n) => shop.submit({ ...order, remark: `第${n}份` })),
      );
      const codes = answers.map(({ envelope }) => envelope.code);
      expect(codes.filter((one) => one === 0)).toHaveLength(1);
      expect(codes.filter((one) => one === code)).toHaveLength(TIMES - 1);
      expect((await shop.balance(account)) - before).toBe(isSlot ? 1 : 2);
    }
  });

  it("coupon: after the refusal of a second order, the member can order without the coupon at the price of the next quote", async () => {
    const shop = await openShop(backend);
    const code_id = await giveCoupon(shop.db, shop.member);
    const [first, second] = carts.map((cart) => ({ ...cart, code_id }));
    await shop.quote(first);
    await shop.quote(second);
    await shop.submit(first);
    expect((await shop.submit(second)).envelope).toMatchObject({
      code: CODE.quoteChanged,
      message: "",
    });
    const { envelope } = await shop.quote(second);
    expect(envelope.data).toMatchObject({
      discount_price: 0,
      alert_toast: "此優惠券目前無法使用：已使用完畢",
    });
    const after = await shop.submit({ ...second, code_id: 0 });
    expect(after.envelope.code).toBe(CODE.ok);
    const placed = (await shop.orders()).filter(({ id }) => id === after.envelope.data.id);
    expect(only(placed).pay_total).toBe(envelope.data.pay_total);
  });
});

async function lastSlotPlace(shop: Shop) {
  const start = Math.ceil(shop.clock.now() / 3_600_000 + 2) * 3600;
  const window = { reservation_start_time: start, reservation_end_time: start + 1800 };
  const account = `slot:${shop.store.id}:${start}`;
  // A paid order of another member is inserted with 19 of the 20 places. If these places belonged to the member of the
  // test or to an unpaid order, the limits within a slot would refuse every order (`assertSlotShare`).
  const { id: member_id } = await insertMember(shop.db);
  const paid = { store_id: shop.store.id, pay_status: PAY_STATUS.paid };
  const { id: order_id } = await insertOrder(shop.db, { ...paid, member_id });
  await insertHold(shop.db, { order_id, account, amount: 19 });
  return { order: { is_reservation: 1, ...window }, account };
}

function lastProduct({ last }: Shop) {
  return { order: { foods: [{ id: last.id, quantity: 2 }] }, account: `stock:${last.id}:` };
}
