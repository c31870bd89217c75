import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { type Database, schema } from "../../../backend/db/client.ts";
import { deleteInBatches } from "../../../backend/shared/delete-in-batches.ts";
import { openTestDatabase } from "../../setup/test-database";

const { basket_events } = schema;

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [5, 3],
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
