import type { IcashPayClient } from "../../backend/providers/icash-pay-client.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { only, openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { type IcashPayer, icashPayer } from "../backend/modules/payments/icash-payer";
import { insertMember } from "../factories/member-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);

let backend: TestBackend;
let shop: Shop;
let payer: IcashPayer;
let icashPay: IcashPayClient;
beforeAll(async () => {
  backend = await createTestBackend();
  icashPay = backend.deps.providers.icashPay;
});
beforeEach(async () => {
  backend.deps.providers.icashPay = icashPay;
  await openNextShop();
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

async function openNextShop() {
  shop = await openShop(backend);
  payer = await icashPayer(shop);
}

const POINTS = ["before the query", "after the query"] as const;
type Point = (typeof POINTS)[number];

/** Runs `rival` once, before or after the first query that the backend sends to icash Pay. */
function interleave(point: Point, rival: () => Promise<unknown>): Promise<unknown>[] {
  const rivals: Promise<unknown>[] = [];
  const enter = async (reached: Point) => {
    if (rivals.length > 0 || reached !== point) return;
    rivals.push(rival());
    // The wait gives the rival time to run as far as it can.
    await new Promise((resolve) => setTimeout(resolve, 40));
  };
  backend.deps.providers.icashPay = {
    ...icashPay,
    query: async (number) => {
      await enter("before the query");
      const answer = await icashPay.query(number);
      await enter("after the query");
      return answer;
    },
  };
  return rivals;
}

async function paidTrade() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.icashPay });
  const { id, payment_url_web } = envelope.data;
  await payer.choose(payment_url_web, "pay");
  return { id, notice: only(await payer.notices()) };
}
type Paid = Awaited<ReturnType<typeof paidTrade>>;

const ACTORS = {
  "the notice": ({ notice }: Paid) => payer.notify(notice),
  "the payment page's confirm call": ({ id }: Paid) => payer.confirm(id),
  "the reconciler": () => shop.reconcile(15),
  "a repeated submit": () => shop.order({ pay_type: PAY_TYPE.icashPay }),
};
type Actor = keyof typeof ACTORS;
const actors = Object.keys(ACTORS) as Actor[];
const PAIRS = actors.flatMap((first) =>
  actors.flatMap((rival) => POINTS.map((point): [Actor, Actor, Point] => [first, rival, point])),
);

async function expectPaidOnce(id: number) {
  expect(await shop.orders()).toMatchObject([
    { id, order_status: ORDER_STATUS.ordered, pay_status: PAY_STATUS.paid },
  ]);
  expect(await payer.balance()).toBe(318);
  expect(await shop.balance("charge:")).toBe(318);
  expect((await shop.events()).filter(({ event }) => event === "paid")).toHaveLength(1);
}

describe("several settlements of one icash Pay payment (RE-03)", () => {
  it.each(PAIRS)(
    "%s, interrupted by %s %s: the order is paid exactly once",
    async (first, rival, point) => {
      const paid = await paidTrade();
      shop.clock.advance(70_000);
      const rivals = interleave(point, () => ACTORS[rival](paid));
      await ACTORS[first](paid);
      // If the first actor sends no query, the rival runs after this actor.
      if (rivals.length === 0) rivals.push(ACTORS[rival](paid));
      await Promise.all(rivals);
      await shop.reconcile(300);
      await expectPaidOnce(paid.id);
      expect((await payer.confirm(paid.id)).envelope).toMatchObject({ code: CODE.ok, message: "" });
    },
  );

  it("all actors at once, four times each: the order is paid exactly once", async () => {
    for (let round = 0; round < ROUNDS.few; round += 1) {
      await openNextShop();
      const paid = await paidTrade();
      shop.clock.advance(15_000);
      const everybody = Array.from({ length: 4 }, () => actors.map((name) => ACTORS[name](paid)));
      await Promise.all(everybody.flat());
      await expectPaidOnce(paid.id);
    }
  });
});

describe("repeated icash Pay notices and confirm calls (RE-04)", () => {
  it("25 notices and 25 confirm calls, before and after a refund: the money is collected once and refunded once", async () => {
    const { id, notice } = await paidTrade();
    const settleOften = () =>
      Promise.all(
        Array.from({ length: 25 }, () => [payer.notify(notice), payer.confirm(id)]).flat(),
      );
    await settleOften();
    await expectPaidOnce(id);
    await shop.reject(id);
    await shop.reconcile(1);
    await settleOften();
    await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await payer.balance()).toBe(0);
    expect((await shop.balance("charge:")) + (await shop.balance("refund:"))).toBe(0);
  });

  it("a notice that arrives before icash Pay's answer to the create request: the order is paid once", async () => {
    const held: (() => void)[] = [];
    backend.deps.providers.icashPay = {
      ...icashPay,
      create: async (payment) => {
        const answer = await icashPay.create(payment);
        await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      },
    };
    const placing = shop.order({ pay_type: PAY_TYPE.icashPay });
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const created = only(await payer.rows());
    await shop.sandbox.fetch(`/icashpay/pay/${created.token}`, {
      method: "POST",
      body: new URLSearchParams({ choice: "pay" }),
    });
    const notice = only(await payer.notices());
    expect((await payer.notify(notice)).statusCode).toBe(200);
    for (const release of held) release();
    const { id } = (await placing).envelope.data;
    await payer.confirm(id);
    await expectPaidOnce(id);
  });

  it("fifty confirm calls of another member are refused and move no money", async () => {
    const { id } = await paidTrade();
    const as = await shop.asMember(await insertMember(shop.db));
    const answers = await Promise.all(Array.from({ length: 50 }, () => payer.confirm(id, as)));
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect(answers[0]?.envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到這筆付款",
      data: null,
    });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    await payer.confirm(id);
    await expectPaidOnce(id);
  });
});
