import { sql } from "drizzle-orm";
import { readColumns } from "../../../backend/db/read-columns.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const columns = { id: sql`id`, name: sql`name` };

test("returns the values of each column in the order of the rows, and keeps empty values", async () => {
  const from = sql`(values (1, ''), (3, 'c'), (2, 'b, b')) as given (id, name) order by id desc`;
  expect(await readColumns(backend.db, { columns, from })).toEqual({
    id: ["3", "2", "1"],
    name: ["c", "b, b", ""],
  });
});

test("returns no values for each column if the query finds no rows", async () => {
  const from = sql`(values (1, 'a')) as given (id, name) where false`;
  expect(await readColumns(backend.db, { columns, from })).toEqual({ id: [], name: [] });
});
