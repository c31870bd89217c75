import { CODE, ORDER_STATUS, PAY_TYPE } from "../../lib/contracts/codes";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { payuniPayer } from "../backend/modules/payments/payuni-payer";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../setup/postgres-server";
import { expectSamePayments } from "../setup/provider-ledgers";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);

const RAISED_LIMITS = { RATE_LIMIT_SCALE: "1000" };

let backend: TestBackend;
let shop: Shop;
let providers: TestBackend["deps"]["providers"];
beforeAll(async () => {
  backend = await createTestBackend({ env: RAISED_LIMITS });
  providers = { ...backend.deps.providers };
});
beforeEach(async () => {
  Object.assign(backend.deps.providers, providers);
  shop = await openShop(backend);
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

/**
 * Runs `rival` once, when the backend has asked LINE Pay for the state of the unpaid order and has not yet acted on the
 * answer.
 */
function runAfterCheck(rival: () => Promise<unknown>) {
  const { linePay } = providers;
  let entered = false;
  const check: typeof linePay.check = async (transaction_id) => {
    const answer = await linePay.check(transaction_id);
    if (!entered) {
      entered = true;
      await rival();
    }
    return answer;
  };
  backend.deps.providers.linePay = { ...linePay, check };
}

const placedOrders = async () =>
  (await shop.orders()).filter(({ order_status }) => order_status >= ORDER_STATUS.ordered);

/** Expects that exactly one order is placed in the end, and that the shop keeps only the money of this order. */
async function expectOneOrder(paidOnline: number) {
  for (let look = 0; look < 4; look += 1) await shop.reconcile(600);
  const [order, ...others] = await placedOrders();
  expect(others).toEqual([]);
  expect(order).toBeDefined();
  const kept = order?.pay_type === PAY_TYPE.cash ? 0 : paidOnline;
  expect((await shop.balance("charge:")) + (await shop.balance("refund:"))).toBe(kept);
}

describe("a submit with cash, while the customer pays an unpaid order of the same cart", () => {
  it("at LINE Pay, and the payer's return settles the payment: the submit answers with the paid order (RU-25)", async () => {
    const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope
      .data;
    runAfterCheck(async () => {
      await shop.pay(payment_url_web);
      await shop.comeBack(id);
    });
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope).toMatchObject({
      code: CODE.ok,
      data: { id },
    });
    await expectOneOrder(318);
  });

  it("at LINE Pay, and the reconciler settles the payment: the submit answers with the paid order", async () => {
    const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope
      .data;
    runAfterCheck(async () => {
      await shop.pay(payment_url_web);
      await shop.reconcile(15);
    });
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope).toMatchObject({
      code: CODE.ok,
      data: { id },
    });
    await expectOneOrder(318);
  });

  it("at LINE Pay, but returns only after the submit: the cash order stays and LINE Pay collects nothing", async () => {
    const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope
      .data;
    runAfterCheck(() => shop.pay(payment_url_web));
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope.data.pay_type).toBe(2);
    await shop.comeBack(id);
    await expectOneOrder(318);
    expect(await shop.providerBalance()).toBe(0);
  });

  it.each([
    ["before", "the paid order stays"],
    ["after", "the cash order stays, and the payment is refunded"],
  ] as const)(
    "at PAYUNi, and the notice arrives %s the submit decides about the unpaid order: %s",
    async (when, _result) => {
      const payuni = await payuniPayer(shop);
      await shop.setPayTypes("2,5,9,10,11");
      const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.payuni })).envelope
        .data;
      const page = await payuni.open(payment_url_web);
      const notifyShop = async () => {
        for (const form of await payuni.notices()) await payuni.notify("/notify/payuni", form);
      };
      const query: typeof providers.payuni.query = async (number) => {
        const answer = await providers.payuni.query(number);
        backend.deps.providers.payuni = providers.payuni;
        await payuni.choose(page, "visa");
        if (when === "before") await notifyShop();
        return answer;
      };
      backend.deps.providers.payuni = { ...providers.payuni, query };
      const { envelope } = await shop.order({ pay_type: PAY_TYPE.cash });
      await notifyShop();
      expect(envelope.code).toBe(CODE.ok);
      expect(envelope.data.id === id).toBe(when === "before");
      await expectOneOrder(318);
      expect(await payuni.balance()).toBe(when === "before" ? 318 : 0);
    },
  );
});

const KINDS = hasPostgresServer ? ["in one process", "on a server"] : ["in one process"];

describe.each(KINDS)("simultaneous calls, with the database %s", (kind) => {
  let server: PostgresServer | undefined;
  let testedBackend: TestBackend;
  beforeAll(async () => {
    server = kind === "on a server" ? await startPostgresServer() : undefined;
    const databaseUrl = await server?.createDatabase("same_cart_races");
    testedBackend = databaseUrl
      ? await createTestBackend({ databaseUrl, env: RAISED_LIMITS })
      : backend;
  });
  afterAll(async () => {
    if (!server) return;
    await expectSamePayments(testedBackend);
    await testedBackend.close();
    await server.stop();
  });

  it.each([true, false])(
    "cash submits, the payer's return and the reconciler (the payer has paid at LINE Pay: %s): one order is placed",
    async (isPaid) => {
      for (let round = 0; round < ROUNDS.few * 2; round += 1) {
        shop = await openShop(testedBackend);
        const first = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope.data;
        if (isPaid) await shop.pay(first.payment_url_web);
        await shop.quote();
        shop.clock.advance(15_000);
        const cash = (n: number) => shop.submit({ pay_type: PAY_TYPE.cash }, { key: `cash-${n}` });
        const rivals = [
          () => cash(1),
          () => shop.comeBack(first.id),
          () => shop.reconcile(),
          () => cash(2),
        ];
        await Promise.all((round % 2 ? rivals : rivals.toReversed()).map((rival) => rival()));
        // A third submit, because the backend may have answered the first two with "try again".
        await cash(3);
        await expectOneOrder(318);
      }
    },
  );

  it("submits with two online pay types: one unpaid order is left, and a later cash submit places the only order", async () => {
    shop = await openShop(testedBackend);
    await shop.setPayTypes("2,5,9,10,11");
    await shop.quote();
    await Promise.all([5, 10].map((pay_type) => shop.submit({ pay_type })));
    const waiting = (await shop.orders()).filter(
      ({ order_status }) => order_status === ORDER_STATUS.awaitingPayment,
    );
    expect(waiting).toHaveLength(1);
    const { envelope } = await shop.submit({ pay_type: PAY_TYPE.cash });
    expect(envelope).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
    await expectOneOrder(0);
  });
});
