import { lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, openDatabase, schema } from "../../../backend/db/client.ts";
import { deleteInBatches } from "../../../backend/shared/delete-in-batches.ts";
import { hasPostgresServer, startPostgresServer } from "../../setup/postgres-server";
import { openTestDatabase } from "../../setup/test-database";

jest.setTimeout(60_000);

const { basket_events } = schema;

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [5, 4],
])("deletes %i old rows in %i statements of at most two rows (DB-12)", async (old, statements) => {
  const opened = await openTestDatabase();
  const times = [...Array.from({ length: old }, () => 1), 9];
  const rows = times.map((create_time) => ({ event: "add" as const, items: [], create_time }));
  await opened.db.insert(basket_events).values(rows);
  const queries: string[] = [];
  const client = (opened.db as unknown as { $client: never }).$client;
  const logger = { logQuery: (text: string) => void queries.push(text) };
  const db = drizzle({ client, schema, logger }) as unknown as Database;
  const condition = lt(basket_events.create_time, 9);
  await deleteInBatches(db, { key: basket_events.id, condition, batch: 2 });
  expect(queries).toHaveLength(statements);
  expect(await opened.db.select().from(basket_events)).toMatchObject([{ create_time: 9 }]);
  await opened.close();
});

(hasPostgresServer ? it : it.skip)(
  "keeps an old row that another transaction renews while the deletion waits for that transaction (DB-12)",
  async () => {
    const server = await startPostgresServer();
    const url = await server.createDatabase("sweep");
    const { db, close } = await openDatabase({ url });
    const rows = [1, 1].map((create_time) => ({ event: "add" as const, items: [], create_time }));
    const [renewed] = await db.insert(basket_events).values(rows).returning();
    const condition = lt(basket_events.create_time, 9);
    let sweep: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(basket_events).set({ create_time: 9 }).where(sql`id = ${renewed?.id}`);
      sweep = deleteInBatches(db, { key: basket_events.id, condition });
      await waitForBlockedQuery(db);
    });
    await sweep;
    expect(await db.select().from(basket_events)).toEqual([{ ...renewed, create_time: 9 }]);
    await close();
    await server.stop();
  },
);

async function waitForBlockedQuery(db: Database): Promise<void> {
  const waiting = () => db.execute(sql`select 1 from pg_locks where not granted`);
  while (((await waiting()) as unknown as { rows: unknown[] }).rows.length === 0);
}
