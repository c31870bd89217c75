import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../../backend/db/client.ts";
import { startNginx } from "../../scripts/start-nginx.ts";
import { freePort } from "../setup/free-port";
import { type PostgresServer, startPostgresServer } from "../setup/postgres-server";
import { TEST_SECRETS } from "../setup/test-secrets";
import { startBackend } from "./backend-process";
import {
  type Answer,
  type Cart,
  type Customer,
  insertOrderLoad,
  percentile,
  quoteCart,
  readRemarks,
  submitOrder,
} from "./order-load";

jest.setTimeout(900_000);

/**
 * `npm run prove:nginx` sets `NGINX` to the path of nginx. `npm test` skips this test, because the operating system
 * may have no nginx.
 */
const { NGINX, SUBMITS_A_SECOND = "50" } = process.env;
const RATE = Number(SUBMITS_A_SECOND);
const SECONDS = 40;
const RESTARTS = 6;
/**
 * The pause between two restarts. After a backend has refused a connection, nginx sends nothing to it for
 * `fail_timeout` (1 s), so the other backend must not restart in that time.
 */
const PAUSE_AFTER_READY_MS = 2000;
const folder = mkdtempSync(join(tmpdir(), "futao-restart-"));
let server: PostgresServer;
const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  await server?.stop();
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true });
});

/** Starts nginx with deploy/nginx/backends.conf in front of two backends, and returns its origin. */
async function startBalancer(program: string, [first, second]: [number, number]): Promise<string> {
  const port = await freePort();
  const ports = { 3001: first, 3011: second, 3080: port };
  const nginx = await startNginx({ program, folder, files: ["backends"], ports, port });
  stops.push(nginx.stop);
  return nginx.origin;
}

async function startOne(DATABASE_URL: string, port: number) {
  const { child, ended } = await startBackend({
    ...TEST_SECRETS,
    DATABASE_URL,
    BACKEND_PORT: String(port),
    BACKEND_ROLE: "backend",
    RATE_LIMIT_SCALE: "100000",
    STOP_GRACE_SECONDS: "2",
  });
  return { child, ended, port };
}

const stopChild = (child: ChildProcess) => {
  child.kill("SIGTERM");
};

(NGINX ? it : it.skip)(
  "no quote and no submit fails while two backends behind nginx restart alternately under load (OP-04)",
  async () => {
    server = await startPostgresServer();
    const url = await server.createDatabase("restart");
    const { db, close } = await openDatabase({ url });
    const { carts, customers } = await insertOrderLoad(db, RATE * SECONDS);
    await close();
    const ports: [number, number] = [await freePort(), await freePort()];
    const backends = [await startOne(url, ports[0]), await startOne(url, ports[1])];
    stops.push(() =>
      Promise.all(
        backends.map(({ child, ended }) => {
          child.kill("SIGKILL");
          return ended;
        }),
      ),
    );
    const origin = await startBalancer(String(NGINX), ports);

    const quotes: Promise<Answer>[] = [];
    const submits: Promise<Answer>[] = [];
    const order = async (customer: Customer, cart: Cart) => {
      const quote = quoteCart(origin, customer, cart);
      quotes.push(quote);
      await quote;
      const submit = submitOrder(origin, customer, cart);
      submits.push(submit);
      await submit;
    };
    const started = performance.now();
    const exits: (number | null)[] = [];
    const restarting = (async () => {
      for (let n = 0; n < RESTARTS; n += 1) {
        const at = n % 2;
        const one = backends[at];
        if (!one) continue;
        stopChild(one.child);
        await one.ended;
        exits.push(one.child.exitCode);
        backends[at] = await startOne(url, one.port);
        await setTimeout(PAUSE_AFTER_READY_MS);
      }
    })();
    const orders: Promise<void>[] = [];
    for (const [n, customer] of customers.entries()) {
      const wait = started + (n * 1000) / RATE - performance.now();
      if (wait > 0) await setTimeout(wait);
      const cart = carts[n % carts.length];
      if (cart) orders.push(order(customer, cart));
    }
    await Promise.all(orders);
    const seconds = (performance.now() - started) / 1000;
    await restarting;

    const answers = await Promise.all(submits);
    const failed = answers.filter(({ status, code }) => status !== 200 || code !== 0);
    const failedQuotes = (await Promise.all(quotes)).filter(({ code }) => code !== 0);
    const p = (share: number) => percentile(answers, share);
    process.stdout.write(
      `restart: ${answers.length} submits in ${seconds.toFixed(0)} s (${(answers.length / seconds).toFixed(0)}/s), ${RESTARTS} restarts, ` +
        `${failed.length} failed submits, ${failedQuotes.length} failed quotes, p50 ${p(0.5)} ms, p95 ${p(0.95)} ms, p99 ${p(0.99)} ms\n`,
    );
    expect(exits).toEqual(Array(RESTARTS).fill(0));
    expect([failed, failedQuotes]).toEqual([[], []]);
    const placed = await readRemarks(url);
    expect(placed).toHaveLength(answers.length);
    expect(new Set(placed).size).toBe(answers.length);
  },
);
