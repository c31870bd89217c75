import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { schema } from "../../backend/db/client.ts";
import { applyEvent, lockOrder } from "../../backend/modules/orders/order-event-service.ts";
import type { OrderEvent } from "../../backend/modules/orders/order-state-rules.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { createOutside, createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../setup/postgres-server";
import { expectSamePayments } from "../setup/provider-ledgers";
import { runOutbox } from "../setup/run-jobs";
import { TEST_SECRETS } from "../setup/test-secrets";
import { startBackend } from "./backend-process";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);
const describeOnServer = hasPostgresServer ? describe : describe.skip;
const itInRealTime = process.env.FAULT_ROUNDS ? it : it.skip;

/**
 * Creates an open gate. While the gate is shut, the sandbox holds each refund request. `open` lets the sandbox carry
 * out the held requests, and also later requests until the next `shut`. `arrived` counts the requests since the last
 * `shut`.
 */
function createGate() {
  let arrived = 0;
  let open = Promise.resolve();
  let release = () => {};
  return {
    hold: async (path: string) => {
      if (!/^\/v3\/payments\/\d+\/refund/.test(path)) return;
      arrived += 1;
      await open;
    },
    arrived: () => arrived,
    shut() {
      arrived = 0;
      open = new Promise((resolve) => {
        release = resolve;
      });
    },
    open: () => release(),
  };
}

const folder = mkdtempSync(join(tmpdir(), "futao-refund-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnServer("one refund by two backends on one PostgreSQL database (RE-20, RE-21)", () => {
  const gate = createGate();
  const outside = createOutside({ now: Date.now(), hold: gate.hold });
  let server: PostgresServer;
  let databaseUrl: string;
  let other: TestBackend;
  let shop: Shop;
  beforeAll(async () => {
    server = await startPostgresServer();
    databaseUrl = await server.createDatabase("refund_races");
    const first = await createTestBackend({ databaseUrl, outside });
    shop = await openShop(first);
    other = await createTestBackend({ databaseUrl, outside });
  });
  afterAll(async () => {
    gate.open();
    await expectSamePayments(shop);
  });
  // This is a separate hook, so that the server stops even if the comparison above fails.
  afterAll(async () => {
    await shop?.close();
    await other?.close();
    await outside.sandbox.close();
    await server?.stop();
  });
  beforeEach(async () => {
    await runOutbox(shop.deps);
    outside.clock.set(Date.now());
    gate.shut();
  });

  async function apply(order_id: number, ...events: OrderEvent[]) {
    const now = Math.floor(outside.clock.now() / 1000);
    await shop.db.transaction(async (tx) => {
      for (const event of events) {
        await applyEvent(tx, await lockOrder(tx, order_id), { event, now });
      }
    });
  }

  let made = 0;
  /** Places an order, pays it with LINE Pay and lets the store reject it. Returns the id of the order to refund. */
  async function orderToRefund(): Promise<number> {
    made += 1;
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, remark: `退款${made}` });
    const { id, payment_url_web } = envelope.data;
    await shop.pay(payment_url_web);
    await shop.comeBack(id);
    await apply(id, { type: "store-rejects" });
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunding,
    });
    return id;
  }

  async function refundsOf(order_id: number): Promise<unknown[]> {
    const { transaction_id } = await shop.paymentOf(order_id);
    return (await shop.sandbox.ledger("linepay")).filter(
      ({ type, transactionId }) => type === "refunded" && transactionId === transaction_id,
    );
  }

  async function expectRefundedOnce(order_id: number) {
    expect(await refundsOf(order_id)).toMatchObject([{ refundAmount: 318 }]);
    expect(await shop.orderOf(order_id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await shop.paymentOf(order_id)).toMatchObject({
      status: "refunded",
      claimed_until: null,
    });
  }

  const until = async (isTrue: () => boolean | Promise<boolean>) => {
    for (let waited = 0; waited < 60_000; waited += 20) {
      if (await isTrue()) return;
      await sleep(20);
    }
    throw new Error("the condition did not become true within a minute");
  };

  it("is made once when the other backend tries it three times before LINE Pay answers", async () => {
    const id = await orderToRefund();
    const first = runOutbox(shop.deps);
    await until(() => gate.arrived() > 0);
    const rivals: Promise<number>[] = [];
    for (const seconds of [31, 60, 120]) {
      outside.clock.advance(seconds * 1000);
      const rival = runOutbox(other.deps);
      rivals.push(rival);
      // The rival is done at once, because the first worker still holds the lease of the refund. Without the lease, the
      // rival would send a refund request too and wait at the gate. In that case `until` ends the wait.
      await Promise.race([rival, until(() => gate.arrived() > rivals.length)]);
    }
    expect(gate.arrived()).toBe(1);
    gate.open();
    await Promise.all([first, ...rivals]);
    await expectRefundedOnce(id);
  });

  it("is made once when two outbox rows of the order are due at the same time", async () => {
    for (let round = 0; round < ROUNDS.few; round += 1) {
      gate.shut();
      const id = await orderToRefund();
      const now = Math.floor(outside.clock.now() / 1000);
      const row = { kind: "payment-refund" as const, order_id: id, create_time: now };
      await shop.db.insert(schema.outbox).values({ ...row, next_try_time: now });
      const both = [shop, other].map(({ deps }) => runOutbox(deps));
      await until(() => gate.arrived() > 0);
      await Promise.race([Promise.any(both), until(() => gate.arrived() > 1)]);
      expect(gate.arrived()).toBe(1);
      gate.open();
      await Promise.all(both);
      await expectRefundedOnce(id);
    }
  });

  it("is not repeated for five minutes after a failed request, because LINE Pay may still carry out the refund", async () => {
    const id = await orderToRefund();
    await outside.sandbox.fault({ provider: "linepay", call: "refund", mode: "5xx" });
    gate.open();
    await runOutbox(shop.deps);
    for (const seconds of [31, 60, 120, 88]) {
      outside.clock.advance(seconds * 1000);
      await runOutbox(other.deps);
    }
    expect([gate.arrived(), await refundsOf(id)]).toEqual([1, []]);
    outside.clock.advance(300_000);
    await runOutbox(other.deps);
    await expectRefundedOnce(id);
  });

  it("is made once when the backend is killed while it waits for LINE Pay", async () => {
    for (let round = 0; round < ROUNDS.one; round += 1) {
      outside.clock.set(Date.now());
      gate.shut();
      const id = await orderToRefund();
      const backend = await startBackend(await environment(`killed${round}`));
      await until(() => gate.arrived() > 0);
      backend.child.kill("SIGKILL");
      await backend.ended;
      for (const seconds of [31, 60, 120]) {
        outside.clock.advance(seconds * 1000);
        await runOutbox(other.deps);
      }
      expect(gate.arrived()).toBe(1);
      // LINE Pay carries out the refund although no process waits for the answer.
      gate.open();
      await until(async () => (await refundsOf(id)).length > 0);
      outside.clock.advance(300_000);
      await runOutbox(other.deps);
      expect(gate.arrived()).toBe(1);
      await expectRefundedOnce(id);
    }
  });

  itInRealTime(
    "is made once by two backend processes when LINE Pay takes 19 s for the details and 19 s for the refund",
    async () => {
      const id = await orderToRefund();
      gate.open();
      const slow = { provider: "linepay", mode: "delay", delay_ms: 19_000 };
      await outside.sandbox.fault({ ...slow, call: "details" });
      await outside.sandbox.fault({ ...slow, call: "refund" });
      const both = await Promise.all(
        ["first", "second"].map(async (name) => startBackend(await environment(name))),
      );
      const started = Date.now();
      await until(async () => (await shop.orderOf(id)).pay_status === PAY_STATUS.refunded);
      process.stdout.write(`refund: made in ${Date.now() - started} ms by one of two processes\n`);
      // The test waits 60 s, so that it would also see a second refund request after 30 s.
      await sleep(Math.max(0, started + 60_000 - Date.now()));
      for (const { child, ended } of both) {
        child.kill("SIGKILL");
        await ended;
      }
      expect(gate.arrived()).toBe(1);
      await expectRefundedOnce(id);
    },
  );

  async function environment(name: string) {
    const { port } = new URL(await outside.sandbox.origin());
    return {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, name),
      SANDBOX_PORT: port,
      ...TEST_SECRETS,
      ORDER_SIMULATOR_SECONDS: "",
    };
  }
});
