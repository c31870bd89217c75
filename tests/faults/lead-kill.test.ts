import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Deps } from "../../backend/call.ts";
import { readBackendConfig } from "../../backend/config/backend-config.ts";
import { openDatabase, schema } from "../../backend/db/client.ts";
import { sessionToken } from "../../backend/modules/account/session-token.ts";
import { deliverNextLead } from "../../backend/modules/partners/lead-outbox-service.ts";
import { createCrmClient } from "../../backend/providers/crm-client.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { CODE } from "../../lib/contracts/answer-code.ts";
import { buildSandbox } from "../../sandbox/sandbox-app.ts";
import { makeJoinUsBody } from "../factories/merchant-applications";
import { insertStore } from "../factories/store-rows";
import { createTestFolder } from "../setup/test-database";
import { TEST_KEY, TEST_SECRETS } from "../setup/test-secrets";
import { startBackend } from "./backend-process";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);

const KILLS = ROUNDS.one;
const MERCHANTS = 8;
const folder = mkdtempSync(join(tmpdir(), "futao-lead-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Inserts a store. In a database without stores, the backend would first create its sample data. That would take longer
 * than the test.
 */
async function prepare() {
  const { db, close } = await createTestFolder(folder);
  await insertStore(db);
  await close();
}

/** Sends applications until the run is over. Adds the email of each accepted application to `accepted`. */
async function keepApplying(run: { url: string; isOver: () => boolean; accepted: string[] }) {
  const sid = randomBytes(32).toString("base64url");
  const token = sessionToken({ config: readBackendConfig(TEST_SECRETS), randomBytes }, sid);
  while (!run.isOver()) {
    const email = `${randomBytes(6).toString("hex")}@example.com`;
    const answer = await fetch(`${run.url}/v3/MerchantApi/joinUs`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: `sid=${sid}`,
        "x-xsrf-token": token,
        "x-backend-key": TEST_KEY,
      },
      body: JSON.stringify(makeJoinUsBody({ email })),
    }).catch(() => null);
    const envelope = await answer?.json().catch(() => null);
    if (envelope?.code === CODE.ok) run.accepted.push(email);
    else if (envelope && !run.isOver()) throw new Error(JSON.stringify(envelope));
  }
}

it(`a backend that is killed while it receives applications and sends leads loses no accepted application (${KILLS} kills) (PV-21, RE-06)`, async () => {
  await prepare();
  const sandbox = buildSandbox({ ledgerDir: null, config: sandboxProviders({}), isTest: true });
  await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const { port } = sandbox.server.address() as AddressInfo;
  const env = {
    DATA_DIR: folder,
    SANDBOX_PORT: String(port),
    ...TEST_SECRETS,
    RATE_LIMIT_SCALE: "100000",
  };
  const books = async (): Promise<{ type: string; fields: Record<string, string> }[]> => {
    const url = "/__sandbox/ledger?provider=crm";
    return (await sandbox.inject({ method: "GET", url })).json().entries;
  };
  const accepted: string[] = [];

  for (let kill = 0; kill < KILLS; kill += 1) {
    const backend = await startBackend(env);
    const state = { isOver: false };
    const isOver = () => state.isOver;
    const merchants = Array.from({ length: MERCHANTS }, () =>
      keepApplying({ url: backend.url, isOver, accepted }),
    );
    const before = (await books()).length;
    // Waits until the backend has sent five leads, so that the kill can happen after an answer of the CRM.
    while ((await books()).length < before + 5)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    state.isOver = true;
    backend.child.kill("SIGKILL");
    await backend.ended;
    await Promise.all(merchants);
  }

  const { db, close } = await openDatabase({ dataDir: folder });
  const kept = await db.select().from(schema.merchant_leads);
  const emails = kept.map(({ application }) => application.email);
  expect(accepted.length).toBeGreaterThan(5);
  expect(new Set(emails).size).toBe(kept.length);
  expect(emails).toEqual(expect.arrayContaining(accepted));

  // Sends the leads that the killed backends have not finished. The clock is one hour ahead, so all of them are due.
  // Afterwards no lead is open.
  const later = Date.now() + 3_600_000;
  const crm = createCrmClient(sandboxProviders({ SANDBOX_PORT: String(port) }).crm);
  const log = { info: () => {}, error: () => {} };
  const config = readBackendConfig(TEST_SECRETS);
  const deps = { db, config, now: () => later, log, providers: { crm } } as unknown as Deps;
  while (await deliverNextLead(deps));
  const open = (await db.select().from(schema.merchant_leads)).filter((row) => !row.done_time);
  expect(open).toEqual([]);
  const entries = await books();
  const sent = new Map(entries.map(({ fields }) => [fields.reference, fields.email]));
  expect(entries.every(({ type }) => type === "lead")).toBe(true);
  // A lead that reached the CRM twice has the same reference both times, so `sent` contains it once.
  expect([...sent.values()].sort()).toEqual(emails.sort());
  process.stdout.write(
    `lead kill: ${accepted.length} accepted of ${kept.length} stored, ${entries.length - sent.size} sent twice\n`,
  );
  await close();
  await sandbox.close();
});
