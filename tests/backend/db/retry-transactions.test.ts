import { eq, sql } from "drizzle-orm";
import {
  type Database,
  openDatabase,
  retryTransactions,
  schema,
} from "../../../backend/db/client.ts";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../../setup/postgres-server";

jest.setTimeout(60_000);

const describeOnServer = hasPostgresServer ? describe : describe.skip;
const { settings } = schema;

/** A database whose first transactions fail with these error codes and whose next transaction succeeds. */
function databaseFailingWith(codes: string[]) {
  const left = [...codes];
  const transaction = async (work: (tx: unknown) => unknown) => {
    const code = left.shift();
    // Drizzle wraps the driver's error as the cause of another error.
    if (code) throw new Error("query failed", { cause: Object.assign(new Error("pg"), { code }) });
    return work(null);
  };
  const waits: number[] = [];
  const sleep = async (ms: number) => waits.push(ms);
  const db = retryTransactions({ transaction } as unknown as Database, { random: () => 1, sleep });
  return { waits, run: () => db.transaction(async () => "done") };
}

it.each([
  [["40001"], [40]],
  [
    ["40P01", "40001"],
    [40, 80],
  ],
  [
    ["40P01", "40P01", "40P01", "40P01"],
    [40, 80, 160, 320],
  ],
])(
  "repeats a transaction that failed with %j, after waits of %j ms (JB-05)",
  async (codes, waits) => {
    const one = databaseFailingWith(codes);
    expect(await one.run()).toBe("done");
    expect(one.waits).toEqual(waits);
  },
);

it("throws the error after the fifth failed try", async () => {
  await expect(databaseFailingWith(Array(5).fill("40P01")).run()).rejects.toThrow("query failed");
});

it("does not repeat a transaction that failed with an error code other than 40001 and 40P01", async () => {
  const one = databaseFailingWith(["23505"]);
  await expect(one.run()).rejects.toThrow("query failed");
  expect(one.waits).toEqual([]);
});

describeOnServer("on a PostgreSQL server", () => {
  let server: PostgresServer;
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    server = await startPostgresServer();
    ({ db, close } = await openDatabase({ url: await server.createDatabase("retry") }));
  });
  afterAll(async () => {
    await close?.();
    await server?.stop();
  });
  beforeEach(async () => {
    await db.delete(settings);
    const row = (key: string) => ({ key, value: "1", update_time: 0 });
    await db.insert(settings).values([row("a"), row("b")]);
  });
  const numberOf = async (from: Database, key: string) => {
    const [row] = await from.select().from(settings).where(eq(settings.key, key));
    return Number(row?.value);
  };
  const add = (to: Database, key: string) =>
    to
      .update(settings)
      .set({ value: sql`(${settings.value}::int + 1)::text` })
      .where(eq(settings.key, key));

  it("two transactions that lock two rows in opposite order both succeed (JB-05)", async () => {
    const meet = createMeeting();
    const swap = (keys: string[]) =>
      db.transaction(async (tx) => {
        await add(tx, keys[0] ?? "");
        await meet();
        await add(tx, keys[1] ?? "");
      });
    await Promise.all([swap(["a", "b"]), swap(["b", "a"])]);
    expect([await numberOf(db, "a"), await numberOf(db, "b")]).toEqual([3, 3]);
  });

  it("two serializable transactions both succeed if each reads the row of the other before either writes (JB-05)", async () => {
    const meet = createMeeting();
    // Both transactions first read 1 and 1. The database lets only one of them commit and stops the other one. The
    // stopped transaction is repeated, and then it reads the change.
    const takeOne = (key: string) =>
      db.transaction(
        async (tx) => {
          const both = (await numberOf(tx, "a")) + (await numberOf(tx, "b"));
          await meet();
          if (both < 2) return;
          await tx.update(settings).set({ value: "0" }).where(eq(settings.key, key));
        },
        { isolationLevel: "serializable" },
      );
    await Promise.all([takeOne("a"), takeOne("b")]);
    expect((await numberOf(db, "a")) + (await numberOf(db, "b"))).toBe(1);
  });
});

/**
 * Returns a function whose first two callers wait for each other. Later callers, which are repeated transactions, do
 * not wait.
 */
function createMeeting() {
  const both: (() => void)[] = [];
  return async () => {
    if (both.length === 2) return;
    await new Promise<void>((resolve) => {
      both.push(resolve);
      if (both.length === 2) for (const one of both) one();
    });
  };
}
