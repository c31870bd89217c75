import { createRowCursor } from "../../../backend/shared/row-cursor.ts";

const MINUTE_MS = 60_000;

/** Returns a cursor over a table in memory, whose rows the test commits in any order. */
function openTable() {
  let now = 0;
  const committed = new Set<number>();
  let queriedIds: number[] = [];
  const cursor = createRowCursor({
    now: () => now,
    last: async () => Math.max(0, ...committed),
    read: async ({ after, missing }) => {
      queriedIds = missing;
      const found = [...committed].filter((id) => id > after || missing.includes(id));
      return found.toSorted((one, other) => one - other).map((id) => ({ id }));
    },
  });
  return {
    commit: (...ids: number[]) => {
      for (const id of ids) committed.add(id);
    },
    pass: (ms: number) => {
      now += ms;
    },
    read: async () => (await cursor.next()).map(({ id }) => id),
    queriedIds: () => queriedIds,
  };
}

it("returns each row once", async () => {
  const table = openTable();
  expect(await table.read()).toEqual([]);
  table.commit(1, 2);
  expect(await table.read()).toEqual([1, 2]);
  table.commit(3);
  expect(await table.read()).toEqual([3]);
  expect(await table.read()).toEqual([]);
});

it("returns a row that is committed after a row with a higher id (OP-12)", async () => {
  const table = openTable();
  await table.read();
  table.commit(2, 5);
  expect(await table.read()).toEqual([2, 5]);
  table.commit(4);
  expect(await table.read()).toEqual([4]);
  table.commit(1, 3);
  expect(await table.read()).toEqual([1, 3]);
});

it("returns a row with a lower id whose transaction was open when the cursor started", async () => {
  const table = openTable();
  table.commit(1_000);
  await table.read();
  table.commit(999);
  expect(await table.read()).toEqual([999]);
});

it("stops asking for missing ids after a minute", async () => {
  const table = openTable();
  await table.read();
  table.commit(3);
  await table.read();
  await table.read();
  expect(table.queriedIds()).toEqual([1, 2]);
  table.pass(MINUTE_MS);
  await table.read();
  expect(table.queriedIds()).toEqual([]);
});

it("asks for at most 1,000 missing ids, even after a gap of two billion ids", async () => {
  const table = openTable();
  await table.read();
  table.commit(2_000_000_000);
  expect(await table.read()).toEqual([2_000_000_000]);
  await table.read();
  expect(table.queriedIds()).toHaveLength(1_000);
});
