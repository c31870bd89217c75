import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../backend/db/client.ts";
import { createTestFolder } from "../setup/test-database";
import { TEST_SECRETS } from "../setup/test-secrets";
import { startBackend } from "./backend-process";
import {
  type Answer,
  type Cart,
  type Customer,
  insertOrderLoad,
  percentile,
  quoteCart,
  submitOrder,
} from "./order-load";

jest.setTimeout(900_000);

/**
 * `npm run bench:orders` sets ORDER_RATE. If DATABASE_URL is set, it names an empty database of a PostgreSQL server,
 * and BACKENDS is the number of backends that use this database. Otherwise one backend runs on the embedded database.
 */
const { ORDER_RATE, DATABASE_URL, BACKENDS = "1" } = process.env;
const CLIENTS = 8;
const SECONDS = 20;

const folder = mkdtempSync(join(tmpdir(), "futao-rate-"));
const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

type Call = (origin: string, customer: Customer, cart: Cart) => Promise<Answer>;
type Load = { origins: string[]; carts: Cart[]; customers: Customer[] };

/** Each client sends its next call as soon as its previous call is answered. */
async function runClients(call: Call, { origins, carts, customers }: Load): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + SECONDS * 1000;
  const runClient = async (client: number) => {
    for (let n = client; performance.now() < end; n += CLIENTS) {
      const origin = origins[client % origins.length];
      const [cart, customer] = [carts[n % carts.length], customers[n % customers.length]];
      if (origin && cart && customer) answers.push(await call(origin, customer, cart));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)));
  return answers;
}

(ORDER_RATE ? it : it.skip)("all quotes and orders of eight clients get code 0", async () => {
  const { db, close } = await (DATABASE_URL
    ? openDatabase({ url: DATABASE_URL })
    : createTestFolder(folder));
  const rows = await insertOrderLoad(db, 400);
  await close();
  const count = DATABASE_URL ? Number(BACKENDS) : 1;
  const origins: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { child, ended, url } = await startBackend({
      ...TEST_SECRETS,
      ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR: folder }),
      RATE_LIMIT_SCALE: "100000",
      ORDER_SIMULATOR_SECONDS: "",
    });
    stops.push(() => {
      child.kill("SIGTERM");
      return ended;
    });
    origins.push(url);
  }
  for (const [name, call] of [
    ["quotes", quoteCart],
    ["orders", submitOrder],
  ] as const) {
    const answers = await runClients(call, { origins, ...rows });
    const rate = answers.length / SECONDS;
    process.stdout.write(
      `${name}: ${rate.toFixed(0)}/s, ${(rate * 60).toFixed(0)} a minute, p50 ${percentile(answers, 0.5)} ms, p95 ${percentile(answers, 0.95)} ms\n`,
    );
    expect(answers.filter(({ code }) => code !== 0)).toEqual([]);
  }
});
