import { inArray, sql } from "drizzle-orm";
import { type Database, openDatabase } from "../../backend/db/client.ts";
import { stores } from "../../backend/db/schema/store-tables.ts";
import { seedIfEmpty } from "../../backend/seed/seed.ts";
import { startBackend } from "../faults/backend-process";
import { type Answer, insertCustomers, percentile } from "../faults/order-load";
import { TEST_SECRETS } from "../setup/test-secrets";
import { countLoaded, loadGrowth, STORES } from "./load-growth";
import { findCarts, type MeasuredCall, measuredCalls, type Site } from "./measured-calls";

jest.setTimeout(3_600_000);

/**
 * `npm run bench:growth` sets GROWTH. DATABASE_URL is the URL of a PostgreSQL database. This database gets the
 * demonstration data and 20,000 more stores, unless an earlier run has loaded them. A second database, whose name is
 * the same with `_sample` at the end, gets only the demonstration data.
 */
const { GROWTH, DATABASE_URL = "", ROUNDS = "60" } = process.env;
/**
 * The number of first rounds that are not measured. They search each of the 20 keywords once, so that the backends have
 * the texts of the found stores in memory.
 */
const WARM_UP_ROUNDS = 20;
const CUSTOMERS = 200;

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

(GROWTH ? it : it.skip)(
  "no measured call fails, neither with the demonstration data alone nor with 20,000 more stores",
  async () => {
    const sampleUrl = await createSampleDatabase(DATABASE_URL);
    await fill(DATABASE_URL, loadOnce);
    await fill(sampleUrl, async () => {});
    const sites = [await openSite(sampleUrl), await openSite(DATABASE_URL)];
    const calls = await Promise.all(sites.map(measuredCalls));
    process.stdout.write(`${HEAD}\n`);
    for (const [index, { name }] of (calls[0] ?? []).entries()) {
      const both = calls.flatMap((list) => list[index] ?? []);
      const answers = await measure(both);
      process.stdout.write(`${row(name, answers)}\n`);
      expect(answers.flat().filter(({ code }) => code !== 0)).toEqual([]);
    }
  },
);

async function createSampleDatabase(url: string): Promise<string> {
  const sample = new URL(url);
  sample.pathname += "_sample";
  const name = sample.pathname.slice(1);
  const { db, close } = await openDatabase({ url });
  const found = await db
    .select({ name: sql`datname` })
    .from(sql`pg_database`)
    .where(sql`datname = ${name}`);
  if (found.length === 0) await db.execute(sql`create database ${sql.identifier(name)}`);
  await close();
  return sample.href;
}

async function fill(url: string, load: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase({ url });
  await seedIfEmpty(db, { now: Math.floor(Date.now() / 1000), seed: 1 });
  await load(db);
  await close();
}

async function loadOnce(db: Database): Promise<void> {
  const loaded = await countLoaded(db);
  if (loaded === STORES) return;
  if (loaded > 0) throw new Error("growth: the load was interrupted; use an empty database");
  const begun = performance.now();
  await loadGrowth(db);
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(`loaded ${STORES} stores in ${seconds.toFixed(0)} s\n`);
}

async function openSite(url: string): Promise<Site> {
  const { db, close } = await openDatabase({ url });
  const customers = await insertCustomers(db, 2 * CUSTOMERS);
  const backend = await startBackend({
    ...TEST_SECRETS,
    DATABASE_URL: url,
    RATE_LIMIT_SCALE: "100000",
    ORDER_SIMULATOR_SECONDS: "",
  });
  stops.push(() => {
    backend.child.kill("SIGTERM");
    return backend.ended;
  });
  const carts = await findCarts(backend.url, customers.splice(CUSTOMERS));
  // The measured orders must not make these stores busy.
  const ids = carts.map(({ store_id }) => store_id);
  await db.update(stores).set({ capacity: 1_000_000 }).where(inArray(stores.id, ids));
  await close();
  return { origin: backend.url, customers, carts };
}

/** Sends a call alternately to both backends, so that a slow moment of the machine affects both alike. */
async function measure(both: MeasuredCall[]): Promise<Answer[][]> {
  const answers = both.map((): Answer[] => []);
  for (let round = 0; round < WARM_UP_ROUNDS + Number(ROUNDS); round += 1) {
    for (const [index, { run }] of both.entries()) {
      const answer = await run(round);
      if (round >= WARM_UP_ROUNDS) answers[index]?.push(answer);
    }
  }
  return answers;
}

const HEAD =
  "| call | sample p50 | sample p95 | growth p50 | growth p95 | p95 ratio |\n| --- | --- | --- | --- | --- | --- |";

function row(name: string, [sample = [], growth = []]: Answer[][]): string {
  const times = [sample, growth].flatMap((answers) => [
    percentile(answers, 0.5),
    percentile(answers, 0.95),
  ]);
  const ratio = Number(times[3]) / Number(times[1]);
  return `| ${[name, ...times, ratio.toFixed(1)].join(" | ")} |`;
}
