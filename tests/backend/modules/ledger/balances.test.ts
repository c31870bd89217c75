import { eq, sql } from "drizzle-orm";
import { type Database, openDatabase, schema } from "../../../../backend/db/client.ts";
import { auditBalances } from "../../../../backend/modules/ledger/balance-audit.ts";
import {
  assertRoom,
  closeHolds,
  type Hold,
  lockHolds,
  roomLeft,
  writeHolds,
} from "../../../../backend/modules/ledger/hold-service.ts";
import { deleteUnusedLocks, lockNames } from "../../../../backend/modules/ledger/named-locks.ts";
import { CODE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../../../setup/postgres-server";

jest.setTimeout(60_000);

const NOW = 1_795_000_000;
const RIVALS = 8;
const POINTS: Hold = { account: "points:1", amount: 50, most: 50 };

const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("two backends on one PostgreSQL server", () => {
  let server: PostgresServer;
  let url: string;
  let backends: Awaited<ReturnType<typeof openDatabase>>[];
  let db: Database;
  beforeAll(async () => {
    server = await startPostgresServer();
    url = await server.createDatabase("balances");
    backends = [await openDatabase({ url }), await openDatabase({ url })];
    db = (backends[0] as { db: Database }).db;
  });
  afterAll(async () => {
    await Promise.all(backends.map(({ close }) => close()));
    await server.stop();
  });
  beforeEach(async () => {
    await db.delete(schema.ledger);
    await db.delete(schema.balances);
  });

  const newOrder = async () => {
    const { id: member_id } = await insertMember(db);
    const { id: store_id } = await insertStore(db);
    return insertOrder(db, { member_id, store_id, order_status: ORDER_STATUS.awaitingPayment });
  };
  const spend = async (at: number, order: { id: number; member_id: number }, isChecked = true) =>
    (backends[at % 2] as { db: Database }).db.transaction(async (tx) => {
      await lockHolds(tx, [POINTS]);
      if (isChecked) await assertRoom(tx, [POINTS], order.member_id);
      await writeHolds(tx, [POINTS], { order_id: order.id, now: NOW });
    });
  const ordersOf = (count: number) => Promise.all(Array.from({ length: count }, newOrder));
  const readHeld = async () => {
    const [row] = await db
      .select()
      .from(schema.balances)
      .where(eq(schema.balances.account, POINTS.account));
    return row?.held;
  };
  const auditEvents = async () => {
    const audit = jest.fn();
    await auditBalances({ db, now: () => NOW * 1000, audit });
    return audit.mock.calls.flat();
  };

  it.each([true, false])(
    "only one of eight parallel orders can hold the same points (assertRoom called first: %s) (DB-06)",
    async (isChecked) => {
      await db.insert(schema.balances).values({ account: POINTS.account, held: 0, most: 0 });
      const orders = await ordersOf(RIVALS);
      const results = await Promise.allSettled(
        orders.map((order, at) => spend(at, order, isChecked)),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const refusals = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      // Without assertRoom, writeHolds itself refuses to exceed the limit of the balance.
      const code = isChecked ? CODE.quoteChanged : CODE.soldOut;
      expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code })));
      expect(await readHeld()).toBe(50);
      expect(await db.$count(schema.ledger)).toBe(1);
      expect(await auditEvents()).toEqual([]);
    },
  );

  it("points that two backends release at the same time are released only once and can be held again (DB-06)", async () => {
    const [first, second] = [await newOrder(), await newOrder()];
    await spend(0, first);
    const releases = backends.map(({ db: own }) =>
      own.transaction((tx) => closeHolds(tx, "release", { order_id: first.id, now: NOW })),
    );
    await Promise.all(releases);
    expect(await readHeld()).toBe(0);
    await spend(1, second);
    expect(await auditEvents()).toEqual([]);
  });

  it("roomLeft counts the points that the member's own unpaid order holds as free (DB-06)", async () => {
    const order = await newOrder();
    await spend(0, order);
    expect(await roomLeft(db, [POINTS], order.member_id)).toEqual(new Map([["points:1", 50]]));
    expect(await roomLeft(db, [POINTS], order.member_id + 1)).toEqual(new Map([["points:1", 0]]));
  });

  it("the audit reports a balance that differs from the ledger (DB-06)", async () => {
    await spend(0, await newOrder());
    await db.update(schema.balances).set({ held: 20 });
    expect(await auditEvents()).toEqual([
      { kind: "balance-differs", account: "points:1", ledger: 50, balance: 20 },
    ]);
  });

  it("a named lock is held by one transaction at a time even if unused locks are deleted at the same time", async () => {
    let inside = 0;
    let maxInside = 0;
    const once = (at: number) =>
      (backends[at % 2] as { db: Database }).db.transaction(async (tx) => {
        await lockNames(tx, ["b", "a"]);
        inside += 1;
        maxInside = Math.max(maxInside, inside);
        await tx.execute(sql`update named_locks set used_time = 0`);
        inside -= 1;
      });
    const sweep = () => deleteUnusedLocks({ db });
    await Promise.all(Array.from({ length: RIVALS }, (_, at) => [once(at), sweep()]).flat());
    expect(maxInside).toBe(1);
    await sweep();
    expect(await db.$count(schema.named_locks)).toBe(0);
  });

  describe("connections (DB-10)", () => {
    const LONG_MS = 60_000;
    const open = (limits: { statement_ms: number; lock_ms: number; idle_transaction_ms: number }) =>
      openDatabase({ url, migrates: false, pool: { size: 1, job_size: 1, ...limits } });
    const cause = (message: string) => ({ cause: { message: expect.stringContaining(message) } });

    it("the database server ends a statement and a wait for a lock after their time limits", async () => {
      const own = await open({ statement_ms: 500, lock_ms: 100, idle_transaction_ms: LONG_MS });
      await expect(own.db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject(
        cause("statement timeout"),
      );
      await db.transaction(async (tx) => {
        await lockNames(tx, ["held"]);
        const waiting = own.db.transaction((other) => lockNames(other, ["held"]));
        await expect(waiting).rejects.toMatchObject(cause("lock timeout"));
      });
      await own.close();
    });

    it("the database server ends an idle transaction after its time limit, and the next transaction works", async () => {
      const own = await open({ statement_ms: LONG_MS, lock_ms: LONG_MS, idle_transaction_ms: 100 });
      const idle = own.db.transaction(async (tx) => {
        await lockNames(tx, ["idle"]);
        await db.execute(sql`select pg_sleep(0.5)`);
        await tx.execute(sql`select 1`);
      });
      await expect(idle).rejects.toThrow();
      await own.db.transaction((tx) => lockNames(tx, ["idle"]));
      await own.close();
    });

    it("jobs can use a connection while all connections for calls are in use", async () => {
      const limits = { statement_ms: LONG_MS, lock_ms: LONG_MS, idle_transaction_ms: LONG_MS };
      const own = await open(limits);
      await own.db.transaction(async () => {
        // This transaction uses the only connection for calls.
        await own.jobs.execute(sql`select 1`);
      });
      await own.close();
    });
  });
});
