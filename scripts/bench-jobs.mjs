// Usage: DATABASE_URL=postgres://… npm run bench:jobs -- [--payments 1000] [--latency 200] [--workers 1,2,4]
// Measures how many due payments are reconciled per second with each number of workers. DATABASE_URL must name an empty
// PostgreSQL database.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fail } from "./console.mjs";
import { setup } from "./setup.mjs";

await setup({ script: import.meta.url, dev: true });
const { count, eq } = await import("drizzle-orm");
const { readBackendConfig } = await import("../backend/config/backend-config.ts");
const { openDatabase, schema } = await import("../backend/db/client.ts");
const { startJobs } = await import("../backend/jobs/start-jobs.ts");
const { createPaymentLookups } = await import("../backend/modules/payments/payment-lookups.ts");
const { createCrmClient } = await import("../backend/providers/crm-client.ts");
const { createIcashPayClient } = await import("../backend/providers/icash-pay-client.ts");
const { createPayuniClient } = await import("../backend/providers/payuni-client.ts");
const { createSmsClient } = await import("../backend/providers/sms-client.ts");
const { seedIfEmpty } = await import("../backend/seed/seed.ts");
const { sandboxProviders } = await import("../config/provider-config.ts");

const SECRETS = {
  BACKEND_SECRET: "bench-secret-bench-secret-bench-secret-1",
  BACKEND_KEY: "bench-key-bench-key-bench-key-bench-key-",
};
const AMOUNT = 155;
/** A delivery order whose LINE Pay payment is not settled yet. */
const ORDER = {
  dining_type: 1,
  pay_type: 5,
  order_status: -1,
  pay_status: 0,
  track: "platform",
  contact_name: "bench",
  contact_phone: "0912345678",
  city_name: "",
  area_name: "",
  street: "",
  address_remark: "",
  lat: 25,
  lng: 121,
  is_reservation: 0,
  reservation_start_time: -1,
  reservation_end_time: -1,
  remark: "",
  invoice_type: 1,
  invoice_email: "",
  invoice_title: "",
  invoice_number: "",
  food_count: 1,
  subtotal: 120,
  service_fee: 0,
  delivery_fee: 35,
  delivery_discount: 0,
  discount_price: 0,
  store_coupon_discount_money: 0,
  op_discount_price: 0,
  total_price: AMOUNT,
  pay_total: AMOUNT,
};
const { values: options } = parseArgs({
  options: {
    payments: { type: "string", default: "1000" },
    latency: { type: "string", default: "200" },
    workers: { type: "string", default: "1,2,4" },
    worker: { type: "boolean", default: false },
  },
});
const url = process.env.DATABASE_URL;
if (!url) fail("Set DATABASE_URL to an empty PostgreSQL database.");
const { db, close } = await openDatabase({ url });
if (options.worker) runWorker();
else await measure();

async function measure() {
  const now = Math.floor(Date.now() / 1000);
  await seedIfEmpty(db, { now, seed: 1 });
  for (const workers of options.workers.split(",").map(Number)) {
    await addDuePayments(Number(options.payments));
    const processes = await Promise.all(Array.from({ length: workers }, startWorker));
    const startedAt = performance.now();
    for (const child of processes) child.send("start");
    while ((await countOpenPayments()) > 0) await sleep(50);
    const seconds = (performance.now() - startedAt) / 1000;
    const rate = (Number(options.payments) / seconds).toFixed(0);
    console.log(`${workers} workers: ${rate} payments/s (${seconds.toFixed(1)} s)`);
    await Promise.all(processes.map(stopWorker));
  }
  await close();
}

async function addDuePayments(wanted) {
  const now = Math.floor(Date.now() / 1000);
  const [member] = await db.select().from(schema.members).limit(1);
  const [store] = await db.select().from(schema.stores).limit(1);
  const orderValues = { ...ORDER, member_id: member.id, store_id: store.id };
  for (let added = 0; added < wanted; added += 10) {
    await Promise.all(Array.from({ length: 10 }, () => addDuePayment({ now, orderValues })));
  }
}

async function addDuePayment({ now, orderValues }) {
  const uniqueText = randomBytes(9).toString("hex");
  const times = { create_time: now, update_time: now };
  const [order] = await db
    .insert(schema.orders)
    .values({ ...orderValues, ...times, order_no: uniqueText, fingerprint: uniqueText })
    .returning();
  await db.insert(schema.payments).values({
    order_id: order.id,
    attempt_no: uniqueText,
    provider: "line-pay",
    transaction_id: uniqueText,
    amount: AMOUNT,
    status: "requested",
    next_check_time: now,
    create_time: now,
    update_time: now,
  });
}

async function countOpenPayments() {
  const [row] = await db
    .select({ open: count() })
    .from(schema.payments)
    .where(eq(schema.payments.status, "requested"));
  return row.open;
}

async function startWorker() {
  const args = ["--worker", "--latency", options.latency];
  const child = fork(fileURLToPath(import.meta.url), args);
  await new Promise((resolve) => child.once("message", resolve));
  return child;
}

async function stopWorker(child) {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.send("stop");
  await ended;
}

/** Runs the jobs in this process with a LINE Pay client that answers each call after `--latency` milliseconds. */
function runWorker() {
  const answer = async (info) => {
    await sleep(Number(options.latency));
    return { ok: true, info };
  };
  const linePay = {
    timeoutsMs: {
      request: 20_000,
      confirm: 40_000,
      details: 20_000,
      check: 20_000,
      refund: 20_000,
    },
    check: () => answer({ state: "authorised" }),
    confirm: ({ transactionId, amount }) =>
      answer({ orderId: transactionId, transactionId, payInfo: [{ method: "BALANCE", amount }] }),
  };
  const log = { info: () => {}, error: (message) => console.error(message) };
  const settings = sandboxProviders({});
  const providers = {
    linePay,
    payuni: createPayuniClient(settings.payuni),
    icashPay: createIcashPayClient(settings.icashPay),
    crm: createCrmClient(settings.crm),
    sms: createSmsClient(settings.sms),
  };
  const config = { ...readBackendConfig(SECRETS), ORDER_SIMULATOR_SECONDS: null };
  const lookups = createPaymentLookups(Date.now);
  const deps = { db, config, now: Date.now, randomBytes, lookups, providers, log, audit: () => {} };
  let jobs;
  process.on("message", async (message) => {
    if (message === "start") jobs = startJobs(deps);
    else {
      await jobs.stop();
      await close();
      process.disconnect();
    }
  });
  process.send("ready");
}
