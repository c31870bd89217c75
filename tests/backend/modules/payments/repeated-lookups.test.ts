import { CODE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "../checkout/order-shop";
import { icashPayer } from "./icash-payer";
import { payuniPayer } from "./payuni-payer";

jest.setTimeout(60_000);

let backend: TestBackend;
let shop: Shop;
let original: TestBackend["deps"]["providers"];
let queries: string[];
beforeAll(async () => {
  backend = await createTestBackend();
  original = { ...backend.deps.providers };
});
beforeEach(async () => {
  queries = [];
  const { linePay, payuni, icashPay } = original;
  backend.deps.providers = {
    ...original,
    linePay: countCalls(linePay, ["confirm", "check", "details"]),
    payuni: countCalls(payuni, ["query"]),
    icashPay: countCalls(icashPay, ["query"]),
  };
  shop = await openShop(backend);
  await shop.setPayTypes("2,5,9,10");
});
afterAll(() => backend.close());

function countCalls<Client extends object>(
  client: Client,
  calls: (keyof Client & string)[],
): Client {
  const watched = calls.map((call) => {
    const original = client[call] as (...args: unknown[]) => unknown;
    const watch = (...args: unknown[]) => {
      queries.push(call);
      return original(...args);
    };
    return [call, watch];
  });
  return { ...client, ...Object.fromEntries(watched) };
}

const CONFIRMING = "付款確認中，請稍後到訂單查詢查看結果";
/** Order fields for the whole stock of a product that is limited to two portions a day. */
const lastTwoPortions = () => ({ foods: [{ id: shop.last.id, quantity: 2 }] });

describe("a payer who asks repeatedly", () => {
  it("causes only one query to the provider with twenty payResult calls within 1.5 seconds", async () => {
    const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.payuni })).envelope.data;
    const payer = await payuniPayer(shop);
    await payer.open(payment_url_web);
    queries = [];
    for (let time = 0; time < 20; time += 1) {
      expect((await payer.result(id)).envelope).toMatchObject({ code: CODE.paymentFailed });
    }
    expect(queries).toEqual(["query"]);
    shop.clock.advance(1500);
    await payer.result(id);
    expect(queries).toEqual(["query", "query"]);
  });

  it("is told to pay in the icash Pay app, and thirty appPayConfirm calls at the same time cause one query to the provider", async () => {
    const payer = await icashPayer(shop);
    const { id } = (await shop.order({ pay_type: PAY_TYPE.icashPay })).envelope.data;
    queries = [];
    const answers = await Promise.all(Array.from({ length: 30 }, () => payer.confirm(id)));
    for (const { envelope } of answers) {
      expect(envelope.message).toBe("付款確認中，請在 icash Pay 完成付款");
    }
    expect(queries).toEqual(["query"]);
  });

  it("causes one query to the provider for repeats of the submit with new idempotency keys", async () => {
    await shop.order({ pay_type: PAY_TYPE.linePay });
    queries = [];
    for (let time = 0; time < 5; time += 1) {
      const { envelope } = await shop.submit(
        { pay_type: PAY_TYPE.linePay },
        { key: `again-${time}` },
      );
      expect(envelope.data.payment_url_web).not.toBe("");
    }
    expect(queries).toEqual(["check"]);
  });

  it("gets the result right after the notice, although an earlier answer is still cached", async () => {
    const payer = await icashPayer(shop);
    const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.icashPay })).envelope
      .data;
    await payer.confirm(id);
    await payer.choose(payment_url_web, "pay");
    await payer.notify(only(await payer.notices()));
    expect((await payer.confirm(id)).envelope.code).toBe(CODE.ok);
  });

  it("is told that the payment is being confirmed if twenty other look-ups are still waiting for an answer", async () => {
    const { promise: pendingAnswer, resolve: answer } = Promise.withResolvers<void>();
    const { linePay } = backend.deps.providers;
    const confirm: typeof linePay.confirm = async (payment) => {
      await pendingAnswer;
      return linePay.confirm(payment);
    };
    const payers = [];
    for (let n = 0; n < 24; n += 1) {
      const as = await shop.asMember(await insertMember(shop.db));
      const { data } = (await shop.order({ pay_type: PAY_TYPE.linePay }, { as })).envelope;
      await shop.pay(data.payment_url_web);
      payers.push({ as, id: data.id });
    }
    backend.deps.providers.linePay = { ...linePay, confirm };
    const all = payers.map(({ as, id }) => shop.comeBack(id, as));
    const refused = await Promise.all(
      (await firstOf(all, 4)).map(async (come) => (await come).envelope.message),
    );
    expect(refused).toEqual(Array.from({ length: 4 }, () => CONFIRMING));
    answer();
    const settled = await Promise.all(all);
    expect(settled.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(20);
    // The workers settle the orders of the payers who were refused.
    await shop.reconcile(15);
    const rows = await shop.orders();
    expect(rows.filter(({ order_status }) => order_status === ORDER_STATUS.ordered)).toHaveLength(
      24,
    );
  });
});

/** Waits until `count` of the promises are fulfilled. Returns these promises. */
async function firstOf<Answer>(all: Promise<Answer>[], count: number): Promise<Promise<Answer>[]> {
  const done: Promise<Answer>[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const one of all) {
    void one.then(() => {
      done.push(one);
      if (done.length === count) resolve();
    });
  }
  await promise;
  return done;
}

it("repeats of a genuine notice within 1.5 seconds cause one query to the provider", async () => {
  const payer = await payuniPayer(shop);
  const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.payuni })).envelope.data;
  await payer.pay(payment_url_web, "decline");
  const notice = only(await payer.notices());
  await payer.notify("/notify/payuni", notice);
  expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
  queries = [];
  shop.clock.advance(1500);
  for (let time = 0; time < 20; time += 1) await payer.notify("/notify/payuni", notice);
  expect(queries).toEqual(["query"]);
});

describe("the holds of an unpaid order", () => {
  const heldStock = () => shop.balance("stock:");
  const cancelPath = async () => {
    const { cancelUrl } = (await shop.providerRows()).at(-1) ?? {};
    return new URL(String(cancelUrl)).pathname.replace(
      "/api/pay/line-pay/",
      "/pages/line-pay-cancelled/",
    );
  };

  it("are released when the payer returns after a cancellation at LINE Pay", async () => {
    const { id, payment_url_web } = (
      await shop.order({ pay_type: PAY_TYPE.linePay, ...lastTwoPortions() })
    ).envelope.data;
    const path = await cancelPath();
    await shop.pay(payment_url_web, "cancel");
    expect(await heldStock()).toBe(2);
    const answer = await backend.app.inject(path);
    expect(answer.headers.location).toBe("http://localhost:3000/checkout?payment=cancelled");
    expect(await heldStock()).toBe(0);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
  });

  it("are kept when somebody opens the cancel URL while the payment is still open", async () => {
    const { id } = (await shop.order({ pay_type: PAY_TYPE.linePay, ...lastTwoPortions() })).envelope
      .data;
    const path = await cancelPath();
    await backend.app.inject(path);
    expect(await heldStock()).toBe(2);
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.awaitingPayment });
    const forged = await backend.app.inject(`${path.slice(0, -1)}_`);
    expect(forged.headers.location).toBe("http://localhost:3000/");
  });

  it("are released 5 seconds after the LINE Pay page has expired at 20 minutes, and not only at the last look-up at 25 minutes", async () => {
    await shop.order({ pay_type: PAY_TYPE.linePay, ...lastTwoPortions() });
    for (const seconds of [15, 45, 240, 600, 304]) await shop.reconcile(seconds);
    expect(await heldStock()).toBe(2);
    await shop.reconcile(1);
    expect(await heldStock()).toBe(0);
  });

  it("are released 5 seconds after the PAYUNi page has closed at 10 minutes", async () => {
    const { payment_url_web } = (
      await shop.order({ pay_type: PAY_TYPE.payuni, ...lastTwoPortions() })
    ).envelope.data;
    await (await payuniPayer(shop)).open(payment_url_web);
    for (const seconds of [15, 45, 240, 304]) await shop.reconcile(seconds);
    expect(await heldStock()).toBe(2);
    await shop.reconcile(1);
    expect(await heldStock()).toBe(0);
  });
});
