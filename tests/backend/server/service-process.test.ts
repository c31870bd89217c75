import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, schema } from "../../../backend/db/client.ts";
import { PROVIDER_NAMES } from "../../../config/provider-settings.ts";
import { CODE } from "../../../lib/contracts/answer-code.ts";
import { endpoints } from "../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../factories/member-rows";
import { insertOrder } from "../../factories/order-rows";
import { insertStore } from "../../factories/store-rows";
import { startBackend } from "../../faults/backend-process";
import { createTestFolder } from "../../setup/test-database";
import { TEST_KEY, TEST_SECRETS } from "../../setup/test-secrets";

jest.setTimeout(240_000);

const folder = mkdtempSync(join(tmpdir(), "futao-service-"));
const DATA_DIR = join(folder, "data");
const OFF = Object.fromEntries(PROVIDER_NAMES.map((name) => [name, "off"]));
const SERVICE = {
  ...TEST_SECRETS,
  ...OFF,
  DATA_DIR,
  NODE_ENV: "production",
  APP_ORIGIN: "https://shop.example",
};
const running = new Set<{ kill: (signal: "SIGKILL") => unknown }>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(env: Record<string, string>): Promise<string> {
  const started = await startBackend(env).catch((error: Error) => error);
  if (started instanceof Error) return started.message;
  started.child.kill("SIGKILL");
  return "started";
}

it("a service with a missing setting does not start, and writes nothing (RE-19)", async () => {
  const { SMS: _sms, ...half } = SERVICE as Record<string, string>;
  const text = await refusal({ ...half, SMS_HOST: "https://sms.example", NODE_ENV: "test" });
  expect(text).toContain("SMS_KEY must be set");
  expect(text).toContain("NODE_ENV=test");
  expect(existsSync(DATA_DIR)).toBe(false);
});

it("a service starts with an empty database, and other users of the machine cannot read its files", async () => {
  const before = process.umask(0o022);
  const backend = await startBackend(SERVICE).finally(() => process.umask(before));
  running.add(backend.child);
  const headers = { "x-backend-key": TEST_KEY };
  const ask = async (path: string) => (await fetch(backend.url + path, { headers })).json();
  expect(await ask(`${endpoints.listStore.path}?dining_type=1`)).toMatchObject({
    code: CODE.ok,
    data: { total: 0 },
  });
  expect((await fetch(backend.url + endpoints.getServerTime.path)).status).toBe(401);
  backend.child.kill("SIGTERM");
  await backend.ended;

  // The test checks the modes before it opens the database, because opening adds files with other modes.
  const names = readdirSync(DATA_DIR, { recursive: true }).map(String);
  expect(names.length).toBeGreaterThan(500);
  const open = names.filter((name) => statSync(join(DATA_DIR, name)).mode & 0o077);
  expect(open).toEqual(process.platform === "win32" ? names : []);

  const { db, close } = await openDatabase({ dataDir: DATA_DIR });
  for (const table of [schema.stores, schema.members, schema.coupons, schema.settings]) {
    expect(await db.$count(table)).toBe(0);
  }
  await close();
});

it("a service does not start with a sample member in its database (RE-19)", async () => {
  const { db, close } = await openDatabase({ dataDir: DATA_DIR });
  await insertMember(db, { gid_bar_code: "FT00000000002" });
  await close();
  const text = await refusal(SERVICE);
  expect(text).toContain("demonstration members");
  expect(text.match(/•/g)).toHaveLength(1);
});

it("a service does not start while a provider without credentials has an open payment", async () => {
  const dataDir = join(folder, "open-payment");
  const { db, close } = await createTestFolder(dataDir);
  const [member, store] = [await insertMember(db), await insertStore(db)];
  const order = await insertOrder(db, { member_id: member.id, store_id: store.id });
  const { id: order_id, create_time, update_time } = order;
  await db.insert(schema.payments).values({
    order_id,
    attempt_no: "open",
    provider: "line-pay",
    amount: 155,
    status: "requested",
    create_time,
    update_time,
  });
  await close();
  const text = await refusal({ ...SERVICE, DATA_DIR: dataDir });
  expect(text).toContain("LINE_PAY still has payments (1) that are open");
  expect(text.match(/•/g)).toHaveLength(1);
});
