import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, schema } from "../../../backend/db/client.ts";
import { deleteExpiredOnce } from "../../../backend/jobs/schedules.ts";
import { deleteExpiredRows } from "../../../backend/modules/account/expired-rows.ts";
import { deleteOldCartRows } from "../../../backend/modules/cart/cart-service.ts";
import { deleteOldStoreChanges } from "../../../backend/modules/catalog/store-change-service.ts";
import { deleteOldCourierRows } from "../../../backend/modules/courier/old-courier-rows.ts";
import { auditBalances } from "../../../backend/modules/ledger/balance-audit.ts";
import { deleteUnusedLocks } from "../../../backend/modules/ledger/named-locks.ts";
import { applyRetention } from "../../../backend/modules/privacy/retention-service.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

type Query = { text: string; values: unknown[] };
type Client = {
  query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, string>[] }>;
};

const NOW = 1_795_000_000_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test("no query of the cleanup and audit jobs scans a whole table (DB-11)", async () => {
  const client = (backend.db as unknown as { $client: Client }).$client;
  const queries: Query[] = [];
  const logQuery = (text: string, values: unknown[]) => queries.push({ text, values });
  const options = { client: client as never, schema, logger: { logQuery } };
  const db = drizzle(options) as unknown as Database;
  const deps = { ...backend.deps, db, now: () => NOW };
  await deleteExpiredRows(deps);
  await deleteOldCartRows(deps);
  await deleteOldCourierRows(deps);
  await deleteExpiredOnce(deps);
  await deleteUnusedLocks(deps);
  await deleteOldStoreChanges(deps);
  await applyRetention(deps);
  await auditBalances(deps);
  const read = queries.filter(({ text }) => /^(select|delete|update)/i.test(text));
  expect(read.length).toBeGreaterThan(20);
  await client.query("set enable_seqscan = off", []);
  const scans: string[] = [];
  for (const { text, values } of read) {
    const { rows } = await client.query(`explain ${text}`, values);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    const tables = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => String(table));
    scans.push(...tables.map((table) => `${table}: ${text}`));
    // A "not in (select …)" reads all rows of the inner query, even if an index exists.
    if (text.includes(" not in (select ")) scans.push(`not in: ${text}`);
  }
  await client.query("reset enable_seqscan", []);
  expect(scans).toEqual([]);
});
