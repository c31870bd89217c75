import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { insertMember } from "../factories/member-rows";
import { makeOrderingBody } from "../factories/order-requests";
import { createOutside, createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../setup/postgres-server";
import { ROUNDS } from "./rounds";

jest.setTimeout(600_000);
/** The number that a member may send in a minute. */
const SUBMITS = 10;
const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("cash orders of one member, sent to two backends at once", () => {
  const outside = createOutside();
  let server: PostgresServer;
  let shop: Shop;
  let other: TestBackend;
  beforeAll(async () => {
    server = await startPostgresServer();
    const databaseUrl = await server.createDatabase("open_order_races");
    shop = await openShop(await createTestBackend({ databaseUrl, outside }));
    other = await createTestBackend({ databaseUrl, outside });
  });
  afterAll(async () => {
    await shop?.close();
    await other?.close();
    await outside.sandbox.close();
    await server?.stop();
  });

  it("are limited to three, over all backends (RE-21, RU-26)", async () => {
    for (let round = 0; round < ROUNDS.few; round += 1) {
      const as = await shop.asMember(await insertMember(shop.db));
      const before = (await shop.orders()).length;
      await shop.quote({}, as);
      const answers = await Promise.all(
        Array.from({ length: SUBMITS }, (_, at) => {
          const values = { ...shop.request(), remark: `第${at}份` };
          const body = makeOrderingBody(values as Parameters<typeof makeOrderingBody>[0]);
          return (at % 2 ? shop : other).call("ordering", { body, as });
        }),
      );
      const codes = answers.map(({ envelope }) => envelope.code);
      expect(codes.filter((code) => code === 0)).toHaveLength(3);
      const placed = (await shop.orders()).slice(before);
      expect(placed.map(({ open_place }) => open_place).toSorted()).toEqual([1, 2, 3]);
    }
  });
});
