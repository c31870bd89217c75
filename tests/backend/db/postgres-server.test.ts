import { desc, eq, sql } from "drizzle-orm";
import { openDatabase, schema } from "../../../backend/db/client.ts";
import { makeCatalog } from "../../../backend/db/seed/make-catalog.ts";
import { reconcileOnce } from "../../../backend/payments/reconcile-service.ts";
import { startBackend } from "../../faults/backend-process";
import {
  createOutside,
  createTestBackend,
  type Outside,
  type TestBackend,
  TEST_SECRET,
} from "../../setup/in-process-backend";
import { hasPostgresServer, type PostgresServer, startPostgresServer } from "../../setup/postgres-server";
import { insertMember } from "../../factories/member-rows";
import { openShop, type Shop } from "../orders/order-shop";

jest.setTimeout(60_000);

// npm has the server for this platform, so that here its absence is a fault.
const mustHaveServer = process.platform === "linux" && process.arch === "x64";
const describeWithServer = hasPostgresServer || mustHaveServer ? describe : describe.skip;

describeWithServer("DATABASE_URL: a PostgreSQL server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer();
  });
  afterAll(() => server?.stop());

  describe("an empty database", () => {
    const SEED = 7;
    let url: string;
    beforeAll(async () => {
      url = await server.createDatabase("empty");
    });

    it("is migrated and filled once by two backends that start at the same moment", async () => {
      const env = { DATABASE_URL: url, BACKEND_SECRET: TEST_SECRET, SEED: String(SEED) };
      const backends = await Promise.all([startBackend(env), startBackend(env)]);
      for (const { url: origin } of backends) {
        const answer = await fetch(`${origin}/StoreApi/storeDetail?stid=1&dining_type=1`);
        expect(await answer.json()).toMatchObject({ code: 0, data: { id: 1 } });
      }
      for (const { child } of backends) child.kill("SIGTERM");
      await Promise.all(backends.map(({ ended }) => ended));
      expect(backends.map(({ child }) => child.exitCode)).toEqual([0, 0]);
    });

    it("holds the whole catalogue, and new members come after the samples", async () => {
      const { db, close } = await openDatabase({ url });
      const catalog = makeCatalog({ seed: SEED, now: 0 });
      expect(await db.$count(schema.stores)).toBe(catalog.stores.length);
      expect(await db.$count(schema.foods)).toBe(catalog.foods.length);
      expect(await db.$count(schema.members)).toBe(3);
      expect((await insertMember(db)).id).toBe(4);
      const encoding = await db.execute(sql`select current_setting('server_encoding') as name`);
      expect(encoding).toMatchObject({ rows: [{ name: "UTF8" }] });
      const [store] = await db.select().from(schema.stores).where(eq(schema.stores.id, 1));
      const [drawn] = catalog.stores;
      expect(store?.name).toBe(drawn?.name);
      expect(store?.opening_hours).toEqual(drawn?.opening_hours);
      await close();
    });
  });

  describe("two backends beside one another", () => {
    let outside: Outside;
    let backends: TestBackend[];
    let shop: Shop;
    let url: string;
    const open = () =>
      Promise.all([1, 2].map(() => createTestBackend({ databaseUrl: url, outside })));
    beforeAll(async () => {
      url = await server.createDatabase("shop");
      outside = createOutside();
      backends = await open();
    });
    beforeEach(async () => {
      shop = await openShop(taking(backends));
    });
    afterAll(async () => {
      for (const backend of backends) await backend.close();
      await outside.sandbox.close();
    });

    it("take one order with cash together", async () => {
      const quote = await shop.quote();
      expect(quote.envelope).toMatchObject({ code: 0, data: { pay_total: 318 } });
      const { envelope } = await shop.submit();
      expect(envelope.code).toBe(0);
      expect(await shop.orders()).toMatchObject([
        { id: envelope.data.id, order_status: 0, pay_status: 0, pay_total: 318 },
      ]);
      expect(await shop.lines()).toHaveLength(1);
    });
  });
});

/** Every call goes to the next of them, as behind a load balancer. */
function taking(backends: TestBackend[]): TestBackend {
  const [first] = backends;
  if (!first) throw new Error("no backend");
  let turn = 0;
  return { ...first, call: (name, call) => {
    turn += 1;
    return (backends[turn % backends.length] ?? first).call(name, call);
  } };
}
