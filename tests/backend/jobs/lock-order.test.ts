import { eq, inArray, sql } from "drizzle-orm";
import { openDatabase, schema } from "../../../backend/db/client.ts";
import { simulateOrdersOnce } from "../../../backend/modules/orders/order-simulator-service.ts";
import { refuseUnanswered } from "../../../backend/modules/orders/unanswered-service.ts";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import { insertMember } from "../../factories/member-rows";
import { insertOrder } from "../../factories/order-rows";
import { insertStore } from "../../factories/store-rows";
import {
  createOutside,
  createTestBackend,
  TEST_NOW,
  type TestBackend,
} from "../../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../../setup/postgres-server";

jest.setTimeout(60_000);

const NOW = TEST_NOW / 1000;
const STORES = 25;
const INVITERS = 5;
const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("two order simulators on one database", () => {
  const outside = createOutside();
  const env = { ORDER_SIMULATOR_SECONDS: "60,240,480" };
  let server: PostgresServer;
  let url: string;
  let backends: TestBackend[];
  beforeAll(async () => {
    server = await startPostgresServer();
    url = await server.createDatabase("simulators");
    backends = await Promise.all(
      [1, 2].map(() => createTestBackend({ databaseUrl: url, outside, env })),
    );
  });
  afterAll(async () => {
    await outside.sandbox.close();
    await server?.stop();
  });

  it("deliver orders that share stores and inviters without a deadlock (JB-06)", async () => {
    const [first] = backends as [TestBackend];
    const { db } = first;
    const stores = [];
    for (let n = 0; n < STORES; n += 1) stores.push(await insertStore(db));
    const inviters = [];
    for (let n = 0; n < INVITERS; n += 1) inviters.push(await insertMember(db));
    // The second half of the orders has the stores in reverse order. Two simulators that each change half of the orders
    // in one transaction would lock the stores in opposite sequence.
    const places = [...stores.keys()];
    const ids: number[] = [];
    for (const place of [...places, ...places.toReversed()]) {
      const friend = await insertMember(db);
      await db.insert(schema.referrals).values({
        member_id: friend.id,
        inviter_id: inviters[place % INVITERS]?.id ?? 0,
        create_time: NOW,
      });
      const order = await insertOrder(db, {
        member_id: friend.id,
        store_id: stores[place]?.id ?? 0,
        order_status: ORDER_STATUS.delivering,
        create_time: NOW,
      });
      ids.push(order.id);
    }
    outside.clock.set(TEST_NOW + 600_000);
    const moved = await Promise.all(backends.map(({ deps }) => simulateOrdersOnce(deps)));
    expect(moved.reduce((sum, one) => sum + one, 0)).toBe(ids.length);
    const states = await db
      .selectDistinct({ order_status: schema.orders.order_status })
      .from(schema.orders)
      .where(inArray(schema.orders.id, ids));
    expect(states).toEqual([{ order_status: ORDER_STATUS.delivered }]);
    const counted = await db
      .selectDistinct({ count: schema.stores.total_order_count })
      .from(schema.stores)
      .where(
        inArray(
          schema.stores.id,
          stores.map(({ id }) => id),
        ),
      );
    expect(counted).toEqual([{ count: (stores[0]?.total_order_count ?? 0) + 2 }]);

    // PostgreSQL counts a deadlock even if its transaction was repeated. The count is up to date after the connections
    // have ended.
    await Promise.all(backends.map((backend) => backend.close()));
    expect(await deadlocks()).toBe(0);
  });

  async function deadlocks(): Promise<number> {
    const { db, close } = await openDatabase({ url });
    const { rows } = (await db.execute(
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    )) as unknown as { rows: { deadlocks: string }[] };
    await close();
    return Number(rows[0]?.deadlocks);
  }
});

describe("an order that cannot be changed", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend({ env: { ORDER_SIMULATOR_SECONDS: "" } });
  });
  afterAll(() => backend.close());

  it("is logged, and the job still changes the other due orders (JB-06)", async () => {
    const { db, deps } = backend;
    const store = await insertStore(db);
    const member = await insertMember(db);
    const broken = await insertOrder(db, { member_id: member.id, store_id: store.id });
    const intact = await insertOrder(db, { member_id: member.id, store_id: store.id });
    await db.execute(
      sql.raw(`alter table order_events add constraint broken check (order_id <> ${broken.id})`),
    );
    backend.clock.set(TEST_NOW + 3_600_000);
    const config = { ...deps.config, ORDER_SIMULATOR_SECONDS: null };
    expect(await refuseUnanswered({ ...deps, config })).toBe(1);
    await db.execute("alter table order_events drop constraint broken");
    const [row] = await db.select().from(schema.orders).where(eq(schema.orders.id, intact.id));
    expect(row?.order_status).toBe(ORDER_STATUS.cancelled);
    expect(backend.logged.at(-1)).toMatch(
      new RegExp(`^orders: a due order was not changed: .* order_id=${broken.id}$`, "s"),
    );
  });
});
