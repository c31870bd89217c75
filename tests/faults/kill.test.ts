import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Deps } from "../../backend/call.ts";
import { readBackendConfig } from "../../backend/config/backend-config.ts";
import { openDatabase, schema } from "../../backend/db/client.ts";
import { sessionToken } from "../../backend/modules/account/session-token.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { CODE, PAY_TYPE } from "../../lib/contracts/codes.ts";
import type { OptionGroup } from "../../lib/contracts/products.ts";
import { buildSandbox } from "../../sandbox/sandbox-app.ts";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../factories/order-requests";
import { insertFood, insertStore } from "../factories/store-rows";
import { runOutbox } from "../setup/run-jobs";
import { createTestFolder } from "../setup/test-database";
import { TEST_KEY, TEST_SECRETS } from "../setup/test-secrets";
import { startBackend } from "./backend-process";
import { ROUNDS } from "./rounds";

jest.setTimeout(1_800_000);

/** At least two, because only the second start is a restart after a kill. */
const KILLS = Math.max(2, ROUNDS.few);
const MEMBERS = 12;
const ORDERS_BEFORE_KILL = 6;
/** The longest wait for `ORDERS_BEFORE_KILL` orders on a busy machine. */
const MAX_WAIT_MS = 20_000;
/** Cash, LINE Pay, PAYUNi. */
const PAY_TYPES = [2, 5, 10] as const;
const folder = mkdtempSync(join(tmpdir(), "futao-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An option group with 12 options. It gives so many combinations that every order has a different cart. */
const EXTRAS: OptionGroup = {
  id: 1,
  name: "加料",
  is_multi_choose: 1,
  max_choose: 12,
  is_required: 0,
  items: Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    name: `加料${at + 1}`,
    unit_price: 0,
    is_offer: 0,
    relish_groups: [],
  })),
};
let carts = 0;
function nextCart(): string {
  carts += 1;
  const chosen = EXTRAS.items.filter((_, bit) => carts & (1 << bit));
  return chosen.map(({ id }) => id).join(",");
}

type Customer = { sid: string; token: string };
type Acknowledged = { id: number; order_status: number; key: string };

async function prepare() {
  const { db, close } = await createTestFolder(folder);
  const store = await insertStore(db, { capacity: 1_000_000 });
  const relish_groups = [EXTRAS];
  const food = await insertFood(db, store, { is_limit: 1, limit_count: 1_000_000, relish_groups });
  const config = readBackendConfig(TEST_SECRETS);
  const customers: Customer[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const { id: member_id } = await insertMember(db);
    const sid = randomBytes(32).toString("base64url");
    const sid_hash = createHash("sha256").update(sid).digest("hex");
    const create_time = Math.floor(Date.now() / 1000);
    await db
      .insert(schema.sessions)
      .values({ sid_hash, member_id, create_time, last_seen_time: create_time });
    customers.push({ sid, token: sessionToken({ config, randomBytes }, sid) });
  }
  await close();
  return { customers, store, food };
}

/** Places orders of one customer until the run is over. Adds each order that the backend accepted to `acknowledged`. */
async function keepOrdering(
  shop: Awaited<ReturnType<typeof prepare>>,
  run: { url: string; customer: Customer; isOver: () => boolean; acknowledged: Acknowledged[] },
) {
  const post = async (path: string, body: object, key = "") => {
    const answer = await fetch(run.url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: `sid=${run.customer.sid}`,
        "x-xsrf-token": run.customer.token,
        "x-backend-key": TEST_KEY,
        ...(key && { "idempotency-key": key }),
      },
      body: JSON.stringify(body),
    }).catch(() => null);
    return answer?.json().catch(() => null);
  };
  for (let n = 0; !run.isOver(); n += 1) {
    const key = randomUUID();
    const request = {
      store_id: shop.store.id,
      foods: [{ id: shop.food.id, relish_ids: nextCart() }],
      pay_type: PAY_TYPES[n % PAY_TYPES.length] ?? 2,
      remark: key,
    };
    await post("/v3/OrderApi/beforeOrdering", makePreOrderBody(request));
    const answer = await post("/v3/OrderApi/ordering", makeOrderingBody(request), key);
    if (answer?.code === CODE.ok) run.acknowledged.push({ ...answer.data, key });
    else if (answer && !run.isOver()) throw new Error(JSON.stringify(answer));
  }
}

/**
 * Waits until the backend has accepted `ORDERS_BEFORE_KILL` more orders, but at most `MAX_WAIT_MS`. Then waits for a
 * random time of up to half a second, so that the kill can happen at any step of an order.
 */
async function waitForOrders(acknowledged: readonly Acknowledged[]): Promise<void> {
  const wanted = acknowledged.length + ORDERS_BEFORE_KILL;
  const end = Date.now() + MAX_WAIT_MS;
  while (acknowledged.length < wanted && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
}

it(`a backend that is killed ${KILLS} times under load loses no acknowledged order, leaves no order incomplete and restarts within 20 seconds (RE-06)`, async () => {
  const shop = await prepare();
  const SANDBOX_PORT = String(await freePort());
  const config = sandboxProviders({ SANDBOX_PORT });
  const sandbox = buildSandbox({ ledgerDir: null, config, isTest: true });
  await sandbox.listen({ host: "127.0.0.1", port: Number(SANDBOX_PORT) });
  const env = {
    DATA_DIR: folder,
    SANDBOX_PORT,
    ...TEST_SECRETS,
    RATE_LIMIT_SCALE: "100000",
    ORDER_SIMULATOR_SECONDS: "",
  };
  const acknowledged: Acknowledged[] = [];
  const readyMs: number[] = [];

  for (let kill = 0; kill < KILLS; kill += 1) {
    const started = Date.now();
    const backend = await startBackend(env);
    readyMs.push(Date.now() - started);
    const state = { isOver: false };
    const isOver = () => state.isOver;
    const orders = shop.customers.map((customer) =>
      keepOrdering(shop, { url: backend.url, customer, isOver, acknowledged }),
    );
    await waitForOrders(acknowledged);
    state.isOver = true;
    backend.child.kill("SIGKILL");
    await backend.ended;
    await Promise.all(orders);
  }
  await sandbox.close();

  const { db, close } = await openDatabase({ dataDir: folder });
  const orders = await db.select().from(schema.orders);
  const lines = await db.select().from(schema.order_items);
  const events = await db.select().from(schema.order_events);
  const payments = await db.select().from(schema.payments);
  const holds = await db.select().from(schema.ledger);

  expect(acknowledged.length).toBeGreaterThan(5);
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length);
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { id, order_status, key } of acknowledged) {
    expect(byId.get(id)).toMatchObject({ order_status, remark: key });
  }
  expect(new Set(orders.map(({ remark }) => remark)).size).toBe(orders.length);
  for (const { id, pay_type } of orders) {
    const ownRows = <Row extends { order_id: number }>(rows: Row[]) =>
      rows.filter(({ order_id }) => order_id === id);
    // On a slow machine, the last kill may be more than half a minute after the first kill. By then, a restarted
    // backend may have ended an order whose payment request was cut off by an earlier kill.
    const isGivenUp = ownRows(payments).some(({ status }) => status === "failed");
    expect([ownRows(lines).length, ownRows(events).length, ownRows(payments).length]).toEqual([
      1,
      isGivenUp ? 2 : 1,
      pay_type === PAY_TYPE.cash ? 0 : 1,
    ]);
    const ends = isGivenUp ? ["hold", "release"] : ["hold"];
    expect(
      ownRows(holds)
        .map(({ entry }) => entry)
        .sort(),
    ).toEqual(pay_type === PAY_TYPE.cash ? ["commit", "hold"] : ends);
  }
  expect(lines).toHaveLength(orders.length);

  // Half a minute after the kill, the outbox ends the orders that have no payment page.
  const unreached = payments.filter(({ status }) => status === "created" || status === "failed");
  const later = Date.now() + 31_000;
  const deps = { db, now: () => later, log: { info: () => {}, error: () => {} } };
  while ((await runOutbox(deps as unknown as Deps)) > 0);
  const held = (await db.select().from(schema.ledger)).reduce((sum, { amount }) => sum + amount, 0);
  expect(held).toBe(orders.length - unreached.length);
  await close();
  process.stdout.write(
    `kill: ${acknowledged.length} acknowledged of ${orders.length} orders, ${unreached.length} cut off, ready in ${readyMs.join(", ")} ms\n`,
  );
  expect(Math.max(...readyMs.slice(1))).toBeLessThan(20_000);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
