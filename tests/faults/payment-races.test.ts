import type { LinePayClient } from "../../backend/providers/line-pay-client.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);

let backend: TestBackend;
let shop: Shop;
let linePay: LinePayClient;
beforeAll(async () => {
  backend = await createTestBackend();
  linePay = backend.deps.providers.linePay;
});
beforeEach(async () => {
  backend.deps.providers.linePay = linePay;
  shop = await openShop(backend);
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

type Call = "confirm" | "details" | "check";
type Point = `${"before" | "after"} ${Call}`;

/** Starts `rival` once, before or after the first LINE Pay request of the kind that `point` names. */
function interleave(point: Point, rival: () => Promise<unknown>): Promise<unknown>[] {
  const [when, call] = point.split(" ") as ["before" | "after", Call];
  const rivals: Promise<unknown>[] = [];
  const enter = async () => {
    if (rivals.length > 0) return;
    rivals.push(rival());
    // The wait gives the rival time to run as far as it can.
    await new Promise((resolve) => setTimeout(resolve, 60));
  };
  const around =
    <Args extends unknown[], Result>(original: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (when === "before") await enter();
      const result = await original(...args);
      if (when === "after") await enter();
      return result;
    };
  backend.deps.providers.linePay = { ...linePay, [call]: around(linePay[call] as never) };
  return rivals;
}

async function waitingOrder() {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
  await shop.pay(envelope.data.payment_url_web);
  return envelope.data.id;
}

const ACTORS = {
  "the return page": (id: number) => shop.comeBack(id),
  "the reconciler": () => shop.reconcile(15),
  "a repeated submit": () => shop.order({ pay_type: PAY_TYPE.linePay }),
};
type Actor = keyof typeof ACTORS;
const actors = Object.keys(ACTORS) as Actor[];
const points: Point[] = [
  "before confirm",
  "after confirm",
  "before check",
  "after check",
  "before details",
  "after details",
];

const PAIRS = actors.flatMap((first) =>
  actors.flatMap((rival) => points.map((point): [Actor, Actor, Point] => [first, rival, point])),
);

describe("several settlements of one LINE Pay payment (RE-03)", () => {
  it.each(PAIRS)(
    "%s, interrupted by %s %s: the order is paid exactly once",
    async (first, rival, point) => {
      const id = await waitingOrder();
      shop.clock.advance(70_000);
      const rivals = interleave(point, () => ACTORS[rival](id));
      if (point.endsWith("details")) {
        await backend.sandbox.fault({
          provider: "linepay",
          call: "confirm",
          mode: "drop_after_commit",
        });
      }
      await ACTORS[first](id);
      // If the first actor does not send the request that `point` names, the rival runs after this actor.
      if (rivals.length === 0) rivals.push(ACTORS[rival](id));
      await Promise.all(rivals);
      await shop.reconcile(300);
      expect(await shop.orders()).toMatchObject([
        { id, order_status: ORDER_STATUS.ordered, pay_status: PAY_STATUS.paid },
      ]);
      expect(await shop.providerBalance()).toBe(318);
      expect(await shop.balance("charge:")).toBe(318);
      expect((await shop.events()).filter(({ event }) => event === "paid")).toHaveLength(1);
      expect((await shop.comeBack(id)).envelope).toMatchObject({
        code: CODE.ok,
        data: { id, order_status: ORDER_STATUS.ordered },
      });
    },
  );

  it("eight returns of the payer and eight reconcilers at once: the order is paid exactly once", async () => {
    for (let round = 0; round < ROUNDS.few; round += 1) {
      shop = await openShop(backend);
      const id = await waitingOrder();
      shop.clock.advance(15_000);
      const calls = Array.from({ length: 8 }, () => [shop.comeBack(id), shop.reconcile()]).flat();
      await Promise.all(calls);
      expect(await shop.providerBalance()).toBe(318);
      expect(await shop.balance("charge:")).toBe(318);
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.ordered,
        pay_status: PAY_STATUS.paid,
      });
    }
  });
});

describe("a LINE Pay order", () => {
  it("whose time runs out while the payer returns is either paid or cancelled, and LINE Pay agrees", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    shop.clock.advance(1_190_000);
    await shop.pay(envelope.data.payment_url_web);
    shop.clock.advance(310_000);
    await Promise.all([shop.comeBack(envelope.data.id), shop.reconcile(), shop.reconcile()]);
    const order = await shop.orderOf(envelope.data.id);
    expect([0, -2]).toContain(order.order_status);
    expect(await shop.balance("charge:")).toBe(await shop.providerBalance());
    expect(await shop.providerBalance()).toBe(
      order.order_status === ORDER_STATUS.ordered ? 318 : 0,
    );
  });

  it("is paid only once even if the payer pays on two payment pages", async () => {
    const first = await shop.order({ pay_type: PAY_TYPE.linePay });
    const [payment] = await shop.payments();
    // This `check` reports the first payment as cancelled, although the payer can still pay it. So the second submit
    // opens another payment page. The payer then pays on both pages.
    backend.deps.providers.linePay = {
      ...linePay,
      check: async () => ({ ok: true, info: { state: "cancelled" } }),
    };
    shop.clock.advance(5000);
    const second = await shop.order({ pay_type: PAY_TYPE.linePay });
    backend.deps.providers.linePay = linePay;
    expect(second.envelope.data.id).toBe(first.envelope.data.id);
    await shop.pay(first.envelope.data.payment_url_web);
    await shop.pay(second.envelope.data.payment_url_web);
    const query = { transactionId: payment?.transaction_id, amount: 318 };
    await Promise.all([
      shop.call("getLinePayConfirm", { query, as: shop.session }),
      shop.comeBack(first.envelope.data.id),
    ]);
    expect(await shop.providerBalance()).toBe(318);
    expect(await shop.balance("charge:")).toBe(318);
  });
});
