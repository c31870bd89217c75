import { asc, eq, sql } from "drizzle-orm";
import { type Database, openDatabase, schema } from "../../../backend/db/client.ts";
import { makeCatalog } from "../../../backend/seed/make-catalog.ts";
import { seedDatabase } from "../../../backend/seed/seed.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import { withRequestId } from "../../../lib/process/request-id.ts";
import { startTracing } from "../../../lib/process/start-tracing.ts";
import { startSpan, withSpan } from "../../../lib/process/tracing.ts";
import { givePoints } from "../../factories/benefit-rows";
import { insertMember } from "../../factories/member-rows";
import { startBackend } from "../../faults/backend-process";
import { createOutside, createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { startOtlpReceiver } from "../../setup/otlp-receiver";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../../setup/postgres-server";
import { reconcile, runOutbox } from "../../setup/run-jobs";
import { TEST_KEY, TEST_SECRETS } from "../../setup/test-secrets";
import { openShop, type Shop } from "../modules/checkout/order-shop";

jest.setTimeout(60_000);

const NOW = 1_795_000_000;
const SEED = 7;
const IDENTICAL = 50;
const RIVALS = 20;

// On Linux x64 the development packages include a PostgreSQL server, so these tests must run. On other platforms they
// are skipped if no server is installed.
const mustHaveServer = process.platform === "linux" && process.arch === "x64";
const describeOnServer = hasPostgresServer || mustHaveServer ? describe : describe.skip;

describeOnServer("with DATABASE_URL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer();
  });
  afterAll(() => server?.stop());

  it("two backends that start at the same time on an empty database migrate and seed it only once", async () => {
    const url = await server.createDatabase("two_starts");
    const env = { DATABASE_URL: url, ...TEST_SECRETS, SEED: String(SEED) };
    const processes = await Promise.all([startBackend(env), startBackend(env)]);
    for (const { url: origin } of processes) {
      const path = "/StoreApi/storeDetail?store_id=1&dining_type=1&lat=25.03361&lng=121.56445";
      const answer = await fetch(origin + path, { headers: { "x-backend-key": TEST_KEY } });
      expect(await answer.json()).toMatchObject({ code: CODE.ok, data: { id: 1 } });
    }
    for (const { child } of processes) child.kill("SIGTERM");
    await Promise.all(processes.map(({ ended }) => ended));
    expect(processes.map(({ child }) => child.exitCode)).toEqual([0, 0]);

    const { db, close } = await openDatabase({ url });
    await expect(seedDatabase(db, { now: NOW, seed: SEED })).rejects.toThrow();
    await expectWholeCatalogue(db);
    await close();
  });

  it("each of 40 parallel queries has the id of its own request in an SQL comment, also in a transaction (OP-08)", async () => {
    const { db, close } = await openDatabase({ url: await server.createDatabase("named") });
    const own = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
    const textOf = async (executor: Pick<Database, "execute">) =>
      JSON.stringify(await executor.execute(own));
    const texts = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        withRequestId(`request-${at}`, () =>
          at % 2 === 0 ? textOf(db) : db.transaction((tx) => textOf(tx)),
        ),
      ),
    );
    expect(texts.map((text) => /\/\* req=([\w-]+) \*\//.exec(text)?.[1])).toEqual(
      texts.map((_, at) => `request-${at}`),
    );
    expect(await textOf(db)).not.toContain("req=");
    await close();
  });

  it("each of 40 parallel queries becomes a span in the trace of its own request, also in a transaction (OP-13)", async () => {
    const receiver = await startOtlpReceiver();
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
    const { stop } = startTracing({ service: "backend", share: 1, onState: () => {} });
    const { db, close } = await openDatabase({ url: await server.createDatabase("traced") });
    const read = (executor: Pick<Database, "execute">, at: number) =>
      executor.execute(sql`select ${at}::int as number from "members" limit 1`);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        withSpan(startSpan({ name: `request-${at}`, kind: "server" }), () =>
          at % 2 === 0 ? read(db, at) : db.transaction((tx) => read(tx, at)),
        ),
      ),
    );
    await close();
    await stop();
    receiver.stop();
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    for (let at = 0; at < 40; at += 1) {
      const trace_id = receiver.spans.find(({ name }) => name === `request-${at}`)?.trace_id ?? "";
      const own = `backend: request-${at}`;
      const queries = at % 2 === 0 ? ["select members"] : ["begin", "commit", "select members"];
      expect(receiver.pathsOf(trace_id).toSorted()).toEqual([
        own,
        ...queries.map((name) => `${own} > backend: ${name}`),
      ]);
    }
  });

  it("a start fails with an error that names the database if the database does not exist", async () => {
    const url = (await server.createDatabase("other")).replace(/other$/, "missing");
    await expect(openDatabase({ url })).rejects.toThrow(
      'DATABASE_URL cannot be used: database "missing" does not exist',
    );
  });

  describe("two backends on one database:", () => {
    const outside = createOutside();
    let url: string;
    let backends: TestBackend[];
    let shop: Shop;

    const open = () =>
      Promise.all([1, 2].map(() => createTestBackend({ databaseUrl: url, outside })));
    const close = () => Promise.all(backends.map((backend) => backend.close()));
    const submitIdentical = (values: Record<string, unknown>, key?: string) =>
      Promise.all(Array.from({ length: IDENTICAL }, () => shop.submit(values, { key })));

    beforeAll(async () => {
      url = await server.createDatabase("shop");
      backends = await open();
    });
    beforeEach(async () => {
      shop = await openShop(inTurn(backends));
    });
    afterAll(async () => {
      await close();
      await outside.sandbox.close();
    });

    it("one backend quotes a cash order, the other backend places the order, and both backends list the order", async () => {
      expect((await shop.quote()).envelope).toMatchObject({
        code: CODE.ok,
        data: { pay_total: 318 },
      });
      const { id } = (await shop.submit()).envelope.data;
      expect(await shop.orders()).toMatchObject([
        { id, order_status: ORDER_STATUS.ordered, pay_status: PAY_STATUS.unpaid, pay_total: 318 },
      ]);
      expect(await shop.lines()).toMatchObject([{ order_id: id, quantity: 2 }]);
      for (const backend of backends) {
        const { envelope } = await backend.call("listUserOrder", { query: {}, as: shop.session });
        expect(envelope.data.orders).toMatchObject([{ id, pay_total: 318 }]);
      }
    });

    it("a LINE Pay order is paid once even if both backends settle the payment at the same time", async () => {
      const { id, payment_url_web } = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope
        .data;
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.awaitingPayment,
        pay_status: PAY_STATUS.unpaid,
      });
      await shop.pay(payment_url_web);
      outside.clock.advance(15_000);
      const returns = Array.from({ length: 4 }, () => shop.comeBack(id));
      await Promise.all([...returns, ...backends.map(({ deps }) => reconcile(deps))]);
      await shop.reconcile(300);
      expect((await shop.comeBack(id)).envelope).toMatchObject({ code: CODE.ok, data: { id } });
      expect(await shop.orders()).toMatchObject([
        { id, order_status: ORDER_STATUS.ordered, pay_status: PAY_STATUS.paid },
      ]);
      expect(await shop.providerBalance()).toBe(318);
      expect(await shop.balance("charge:")).toBe(318);
      expect((await shop.events()).filter(({ event }) => event === "paid")).toHaveLength(1);
    });

    it("an unpaid order is cancelled once even if both backends check its payment at the same time", async () => {
      const { id } = (
        await shop.order({ pay_type: PAY_TYPE.linePay, foods: [{ id: shop.last.id }] })
      ).envelope.data;
      outside.clock.advance(1_600_000);
      await Promise.all(backends.flatMap(({ deps }) => [runOutbox(deps), reconcile(deps)]));
      expect(await shop.orderOf(id)).toMatchObject({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.failed,
      });
      expect(await shop.balance("stock:")).toBe(0);
      expect(await shop.events()).toHaveLength(2);
    });

    it.each([
      ["cash, with an idempotency key", PAY_TYPE.cash, "one-press"],
      ["cash, without an idempotency key", PAY_TYPE.cash, undefined],
      ["LINE Pay, with an idempotency key", PAY_TYPE.linePay, "one-press"],
      ["LINE Pay, without an idempotency key", PAY_TYPE.linePay, undefined],
    ])(`${IDENTICAL} identical submits at the same time place one order (%s)`, async (...row) => {
      const [, pay_type, key] = row;
      await shop.quote({ pay_type });
      const answers = await submitIdentical({ pay_type }, key);
      expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
      expect(answers[0]?.envelope.code).toBe(CODE.ok);
      expect(await shop.orders()).toHaveLength(1);
      expect(await shop.lines()).toHaveLength(1);
      expect(await shop.requestsMade()).toBe(pay_type === PAY_TYPE.linePay ? 1 : 0);
    });

    it(`only one of ${RIVALS} members who order the last two portions of a product at the same time gets the portions`, async () => {
      const foods = [{ id: shop.last.id, quantity: 2 }];
      const sessions = await Promise.all(
        Array.from({ length: RIVALS }, async () => shop.asMember(await insertMember(shop.db))),
      );
      await Promise.all(sessions.map((as) => shop.quote({ foods }, as)));
      const answers = await Promise.all(sessions.map((as) => shop.submit({ foods }, { as })));
      const codes = answers.map(({ envelope }) => envelope.code);
      expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1);
      expect(codes.filter((code) => code === CODE.soldOut)).toHaveLength(RIVALS - 1);
      expect(await shop.orders()).toHaveLength(1);
      expect(await shop.balance("stock:")).toBe(2);
    });

    it("only one of six parallel orders of a member can use the same points (DB-06)", async () => {
      await givePoints(shop.db, shop.member, 50);
      const orderRequests = Array.from({ length: 6 }, (_, n) => ({
        use_op: 50,
        remark: `第${n}份`,
      }));
      const sessions = await Promise.all(orderRequests.map(() => shop.asMember(shop.member)));
      for (const [at, values] of orderRequests.entries()) await shop.quote(values, sessions[at]);
      const answers = await Promise.all(
        orderRequests.map((values, at) => shop.submit(values, { as: sessions[at] })),
      );
      expect(answers.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(1);
      expect(await shop.balance("points:")).toBe(50);
      const [balance] = await shop.db
        .select()
        .from(schema.balances)
        .where(eq(schema.balances.account, `points:${shop.member.id}`));
      expect(balance).toMatchObject({ held: 50, most: 50 });
    });

    it("all rows remain after a restart of both backends, and the payment of an earlier order can be settled", async () => {
      const paid = (await shop.order({ foods: [{ id: shop.plain.id }] }, { key: "paid" })).envelope;
      const waiting = (await shop.order({ pay_type: PAY_TYPE.linePay }, { key: "waiting" }))
        .envelope;
      const before = await everyRow(shop.db);
      await close();
      backends = await open();
      const [first, second] = backends as [TestBackend, TestBackend];
      expect(await everyRow(first.db)).toEqual(before);

      await shop.pay(waiting.data.payment_url_web);
      const [payment] = await first.db
        .select()
        .from(schema.payments)
        .where(eq(schema.payments.order_id, waiting.data.id));
      const query = { transactionId: payment?.transaction_id, amount: payment?.amount };
      const back = await second.call("getLinePayConfirm", { query, as: shop.session });
      expect(back.envelope).toMatchObject({ code: CODE.ok, data: { id: waiting.data.id } });
      const list = await first.call("listUserOrder", { query: {}, as: shop.session });
      expect(list.envelope.data.orders).toMatchObject([
        { id: waiting.data.id, pay_status: PAY_STATUS.paid },
        { id: paid.data.id, pay_status: PAY_STATUS.unpaid },
      ]);
    });

    it("both backends answer calls again after a restart of the database server", async () => {
      const { id } = (await shop.order()).envelope.data;
      await server.restart();
      const logLines = backends.flatMap(({ logged }) => logged);
      expect(logLines).toContainEqual(expect.stringContaining("database: connection lost"));
      for (const backend of backends) {
        const { envelope } = await backend.call("listUserOrder", { query: {}, as: shop.session });
        expect(envelope.data.orders).toMatchObject([{ id }]);
      }
    });
  });
});

/** Sends the calls to the two backends in turn, like a load balancer. */
function inTurn(backends: TestBackend[]): TestBackend {
  const [first, second] = backends as [TestBackend, TestBackend];
  let turn = 0;
  return {
    ...first,
    call: (name, call) => {
      turn += 1;
      return (turn % 2 ? first : second).call(name, call);
    },
  };
}

async function expectWholeCatalogue(db: Database): Promise<void> {
  const drawn = makeCatalog({ seed: SEED, now: NOW });
  expect(await db.$count(schema.stores)).toBe(drawn.stores.length);
  expect(await db.$count(schema.foods)).toBe(drawn.foods.length);
  expect(await db.$count(schema.reviews)).toBe(drawn.reviews.length);
  const [store] = await db.select().from(schema.stores).orderBy(asc(schema.stores.id)).limit(1);
  expect(store).toMatchObject(drawn.stores[0] ?? {});
  const [food] = await db.select().from(schema.foods).orderBy(asc(schema.foods.id)).limit(1);
  expect(food).toMatchObject(drawn.foods[0] ?? {});
  const [folded] = await db
    .select({ letters: sql<string>`lower('ÀÉ臺')`, length: sql<number>`length('福饕')` })
    .from(schema.members)
    .limit(1);
  expect(folded).toEqual({ letters: "àé臺", length: 2 });
  expect((await insertMember(db)).id).toBe(4);
}

async function everyRow(db: Database) {
  const { orders, order_items, order_events, ledger, payments, outbox, idempotency_keys } = schema;
  const tables = [orders, order_items, order_events, ledger, payments, outbox, idempotency_keys];
  return Promise.all(tables.map((table) => db.select().from(table).orderBy(asc(table.id))));
}
