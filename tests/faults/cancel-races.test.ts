import { simulateOrdersOnce } from "../../backend/modules/orders/order-simulator-service.ts";
import { ORDER_STATUS } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { createTestBackend } from "../setup/in-process-backend";
import {
  hasPostgresServer,
  type PostgresServer,
  startPostgresServer,
} from "../setup/postgres-server";
import { ROUNDS } from "./rounds";

jest.setTimeout(60_000);
const describeOnServer = hasPostgresServer ? describe : describe.skip;

describeOnServer("cancellations and the order simulator, on separate database connections", () => {
  let server: PostgresServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startPostgresServer();
    const databaseUrl = await server.createDatabase("cancel_races");
    shop = await openShop(
      await createTestBackend({ databaseUrl, env: { RATE_LIMIT_SCALE: "20" } }),
    );
  });
  afterAll(async () => {
    await shop?.close();
    await server?.stop();
  });

  const cancel = async (order_id: number) =>
    (await shop.call("cancelOrder", { body: { order_id }, as: shop.session })).envelope;

  it("a cancellation and an acceptance of one order at the same time: only one of them takes effect, and the next cancellation gets the matching answer", async () => {
    for (let round = 0; round < ROUNDS.few * 4; round += 1) {
      shop.clock.advance(120_000);
      const { id } = (await shop.order({ remark: `第${round}份` })).envelope.data;
      shop.clock.advance(60_000);
      const rivals = [() => cancel(id), () => simulateOrdersOnce(shop.deps), () => cancel(id)];
      const started = (round % 2 ? rivals : rivals.toReversed()).map((rival) => rival());
      await Promise.all(started);
      const { order_status } = await shop.orderOf(id);
      const eventsOfOrder = (await shop.events()).filter(({ order_id }) => order_id === id);
      const last = order_status === ORDER_STATUS.cancelled ? "cancelled" : "store-accepts";
      expect(eventsOfOrder.map(({ event }) => event)).toEqual(["ordered", last]);
      const again = await cancel(id);
      expect(again.message).toBe(
        order_status === ORDER_STATUS.cancelled ? "" : "店家已接單，無法取消",
      );
    }
  });

  it("two order simulators at the same time: each order is accepted exactly once", async () => {
    shop.clock.advance(600_000);
    await simulateOrdersOnce(shop.deps);
    const ids: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      ids.push((await shop.order({ remark: `一起${n}` })).envelope.data.id);
    }
    shop.clock.advance(60_000);
    await Promise.all([simulateOrdersOnce(shop.deps), simulateOrdersOnce(shop.deps)]);
    const accepted = (await shop.events()).filter(
      ({ event, order_id }) => event === "store-accepts" && ids.includes(order_id),
    );
    expect(accepted.map(({ order_id }) => order_id).toSorted((a, b) => a - b)).toEqual(ids);
  });
});
