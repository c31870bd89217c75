import type { PayuniClient } from "../../backend/providers/payuni-client.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { type PayuniPayer, payuniPayer } from "../backend/modules/payments/payuni-payer";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);

let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
let payuni: PayuniClient;
beforeAll(async () => {
  backend = await createTestBackend();
  payuni = backend.deps.providers.payuni;
});
beforeEach(async () => {
  backend.deps.providers.payuni = payuni;
  await openNextShop();
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

async function openNextShop() {
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
}

const POINTS = ["before the query", "after the query"] as const;
type Point = (typeof POINTS)[number];

/** Starts `rival` once, before or after the first query that the backend sends to PAYUNi. */
function interleave(point: Point, rival: () => Promise<unknown>): Promise<unknown>[] {
  const rivals: Promise<unknown>[] = [];
  const enter = async (reached: Point) => {
    if (rivals.length > 0 || reached !== point) return;
    rivals.push(rival());
    // The wait gives the rival time to run as far as it can.
    await new Promise((resolve) => setTimeout(resolve, 40));
  };
  backend.deps.providers.payuni = {
    ...payuni,
    query: async (number) => {
      await enter("before the query");
      const answer = await payuni.query(number);
      await enter("after the query");
      return answer;
    },
  };
  return rivals;
}

async function paidPage() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
  await payer.pay(envelope.data.payment_url_web);
  const [notice = {}] = await payer.notices();
  return { id: envelope.data.id, notice };
}
type Paid = Awaited<ReturnType<typeof paidPage>>;

const ACTORS = {
  "the notice": ({ notice }: Paid) => payer.notify("/notify/payuni", notice),
  "the return page": ({ id }: Paid) => payer.result(id),
  "the reconciler": () => shop.reconcile(15),
  "a repeated submit": () => shop.order({ pay_type: PAY_TYPE.payuni }),
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

describe("several settlements of one PAYUNi payment (RE-03)", () => {
  it.each(PAIRS)(
    "%s, interrupted by %s %s: the order is paid exactly once",
    async (first, rival, point) => {
      const paid = await paidPage();
      shop.clock.advance(70_000);
      const rivals = interleave(point, () => ACTORS[rival](paid));
      await ACTORS[first](paid);
      // If the first actor sends no query, the rival runs after this actor.
      if (rivals.length === 0) rivals.push(ACTORS[rival](paid));
      await Promise.all(rivals);
      await shop.reconcile(300);
      await expectPaidOnce(paid.id);
      expect((await payer.result(paid.id)).envelope).toMatchObject({
        code: CODE.ok,
        data: { id: paid.id, order_status: ORDER_STATUS.ordered },
      });
    },
  );

  it("all actors at once, four times each: the order is paid exactly once", async () => {
    for (let round = 0; round < ROUNDS.few; round += 1) {
      await openNextShop();
      const paid = await paidPage();
      shop.clock.advance(15_000);
      const calls = Array.from({ length: 4 }, () => actors.map((name) => ACTORS[name](paid)));
      await Promise.all(calls.flat());
      await expectPaidOnce(paid.id);
    }
  });

  it("fifty notices, before and after a refund: the money is collected once and refunded once (RE-04)", async () => {
    const { id, notice } = await paidPage();
    const notifyOften = () =>
      Promise.all(Array.from({ length: 50 }, () => payer.notify("/notify/payuni", notice)));
    const answers = await notifyOften();
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["SUCCESS"]));
    await expectPaidOnce(id);
    await shop.reject(id);
    await shop.reconcile(1);
    await notifyOften();
    await shop.reconcile(60);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await payer.balance()).toBe(0);
    expect((await shop.balance("charge:")) + (await shop.balance("refund:"))).toBe(0);
  });
});
