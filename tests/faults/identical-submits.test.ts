import { CODE, ORDER_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { icashPayer } from "../backend/modules/payments/icash-payer";
import { payuniPayer } from "../backend/modules/payments/payuni-payer";
import { giveCoupon, givePoints, giveSubscription } from "../factories/benefit-rows";
import { insertMember } from "../factories/member-rows";
import { insertOrder } from "../factories/order-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";
import { CROWD, ROUNDS } from "./rounds";

jest.setTimeout(1_800_000);

const TIMES = CROWD.submits;
let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

const submitAtOnce = (times: number, submit: (n: number) => ReturnType<Shop["submit"]>) =>
  Promise.all(Array.from({ length: times }, (_, n) => submit(n)));

describe(`${TIMES} submits of one member at the same time`, () => {
  it.each([
    ["cash, one idempotency key", 2, "one"],
    ["LINE Pay, one idempotency key", 5, "one"],
    ["PAYUNi, one idempotency key", 10, "one"],
    ["icash Pay, one idempotency key", 9, "one"],
    ["cash, no idempotency key", 2, "none"],
    ["LINE Pay, no idempotency key", 5, "none"],
    ["PAYUNi, no idempotency key", 10, "none"],
    ["icash Pay, no idempotency key", 9, "none"],
    ["cash, different idempotency keys", 2, "each"],
    ["LINE Pay, different idempotency keys", 5, "each"],
    ["icash Pay, different idempotency keys", 9, "each"],
  ] as const)(
    "%s: identical submits get the same answer and create one order with at most one payment attempt",
    async (_what, pay_type, keys) => {
      for (let round = 0; round < ROUNDS.one; round += 1) {
        shop = await openShop(backend);
        const icash = await icashPayer(shop);
        await shop.setPayTypes("2,5,9,10,11");
        const foods = [{ id: shop.last.id, quantity: 2 }];
        await shop.quote({ foods, pay_type });
        const key = (n: number) =>
          ({ one: "one-press", none: undefined, each: `press-${n}` })[keys];
        const answers = await submitAtOnce(TIMES, (n) =>
          shop.submit({ foods, pay_type }, { key: key(n) }),
        );
        expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
        expect(answers[0]?.envelope.code).toBe(CODE.ok);
        expect(await shop.orders()).toHaveLength(1);
        expect(await shop.lines()).toHaveLength(1);
        expect(await shop.requestsMade()).toBe(pay_type === PAY_TYPE.linePay ? 1 : 0);
        expect(await icash.rows()).toHaveLength(pay_type === PAY_TYPE.icashPay ? 1 : 0);
        expect(await shop.payments()).toHaveLength(pay_type === PAY_TYPE.cash ? 0 : 1);
        expect(await shop.balance("stock:")).toBe(2);
      }
    },
  );

  it("with a saved card and different idempotency keys: the card is charged once (RE-01)", async () => {
    const payer = await payuniPayer(shop);
    const card = await payer.bindCard("mastercard");
    const values = { pay_type: PAY_TYPE.creditCard, card_id: card.id };
    await shop.quote(values);
    const answers = await submitAtOnce(TIMES, (n) => shop.submit(values, { key: `press-${n}` }));
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect(answers[0]?.envelope).toMatchObject({
      code: CODE.ok,
      data: { order_status: ORDER_STATUS.ordered },
    });
    expect(await shop.orders()).toHaveLength(1);
    expect(await shop.payments()).toHaveLength(1);
    expect(await payer.balance()).toBe(318);
  });

  it.each([2, 5])(
    "with a coupon, points and a subscription (pay type %i): each benefit is used once (RE-01)",
    async (pay_type) => {
      for (let round = 0; round < ROUNDS.one; round += 1) {
        shop = await openShop(backend);
        const code_id = await giveCoupon(shop.db, shop.member);
        await givePoints(shop.db, shop.member, 500);
        await giveSubscription(shop.db, shop.member);
        const values = { code_id, use_op: 20, subscription_type: 1, pay_type };
        await shop.quote(values);
        const answers = await submitAtOnce(TIMES, (n) =>
          shop.submit(values, { key: `press-${n % 3}` }),
        );
        expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
        expect(answers[0]?.envelope.code).toBe(CODE.ok);
        expect(await shop.orders()).toHaveLength(1);
        expect(await shop.balance("coupon:")).toBe(1);
        expect(await shop.balance("points:")).toBe(20);
        expect(await shop.balance("subscription:")).toBe(1);
      }
    },
  );

  it.each(["one-press", undefined])(
    "with a payment request that fails: one order with one payment attempt is created, and all submits get the error (idempotency key %s)",
    async (key) => {
      await shop.quote({ pay_type: PAY_TYPE.linePay });
      await shop.sandbox.fault({ provider: "linepay", call: "request", mode: "5xx", count: 3 });
      const answers = await submitAtOnce(TIMES, () =>
        shop.submit({ pay_type: PAY_TYPE.linePay }, { key }),
      );
      expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
      expect(answers[0]?.envelope).toMatchObject({
        code: CODE.paymentFailed,
        message: "付款服務忙碌中，請稍後再試",
      });
      expect(await shop.orders()).toHaveLength(1);
      expect(await shop.payments()).toHaveLength(1);
    },
  );

  it("with one idempotency key and different contents: only the content of the first submit is accepted (RE-02)", async () => {
    const kinds = [
      {},
      { foods: [{ id: shop.plain.id, quantity: 2 }] },
      { street: "松仁路1號" },
      { code_id: await giveCoupon(shop.db, shop.member) },
      { pay_type: PAY_TYPE.linePay },
    ];
    await shop.quote();
    const first = await shop.submit({}, { key: "one-press" });
    const answers = await submitAtOnce(TIMES, (n) =>
      shop.submit(kinds[n % kinds.length], { key: "one-press" }),
    );
    expect(await shop.orders()).toHaveLength(1);
    const placed = answers.filter(({ envelope }) => envelope.code === CODE.ok);
    expect(placed).toHaveLength(TIMES / kinds.length);
    expect(new Set(placed.map(({ response }) => response.body))).toEqual(
      new Set([first.response.body]),
    );
    const refused = answers.filter(({ envelope }) => envelope.code === CODE.refused);
    expect(refused).toHaveLength(TIMES - placed.length);
    expect(new Set(refused.map(({ envelope }) => envelope.message))).toEqual(
      new Set(["上一次送出的訂單可能已成立，請先到訂單查詢確認"]),
    );
  });
});

describe("orders of many members at the same time", () => {
  it("only one of fifty members gets the last stock of a product (RE-10)", async () => {
    const foods = [{ id: shop.last.id, quantity: 2 }];
    const sessions = await Promise.all(
      Array.from({ length: 50 }, async () => shop.asMember(await insertMember(shop.db))),
    );
    await Promise.all(sessions.map((as) => shop.quote({ foods }, as)));
    const answers = await Promise.all(sessions.map((as) => shop.submit({ foods }, { as })));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1);
    expect(codes.filter((code) => code === CODE.soldOut)).toHaveLength(49);
    expect(await shop.balance("stock:")).toBe(2);
  });

  it("a slot with a capacity of twenty accepts twenty of thirty orders (RE-10, RU-41)", async () => {
    const start = Math.ceil(shop.clock.now() / 3_600_000 + 2) * 3600;
    const slot = {
      is_reservation: 1,
      reservation_start_time: start,
      reservation_end_time: start + 1800,
    };
    // Each member has received an order before, so the orders are backed. Orders that are not backed may use only half
    // of the slot.
    const received = { store_id: shop.store.id, order_status: ORDER_STATUS.delivered };
    const sessions = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const member = await insertMember(shop.db);
        await insertOrder(shop.db, { ...received, member_id: member.id });
        return shop.asMember(member);
      }),
    );
    await Promise.all(sessions.map((as) => shop.quote(slot, as)));
    const answers = await Promise.all(sessions.map((as) => shop.submit(slot, { as })));
    expect(answers.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(20);
    expect(await shop.balance(`slot:${shop.store.id}:`)).toBe(20);
  });
});
