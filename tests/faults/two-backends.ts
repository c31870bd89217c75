import { openShop } from "../backend/modules/checkout/order-shop";
import { createOutside, createTestBackend } from "../setup/in-process-backend";
import { startPostgresServer } from "../setup/postgres-server";

export type TwoBackends = Awaited<ReturnType<typeof openTwoBackends>>;

/**
 * Starts two backends on one PostgreSQL database, with a shared clock and shared providers. `shop` uses the first
 * backend, `other` is the second.
 */
export async function openTwoBackends() {
  const outside = createOutside();
  const server = await startPostgresServer();
  const databaseUrl = await server.createDatabase("two_backends");
  const shop = await openShop(await createTestBackend({ databaseUrl, outside }));
  const other = await createTestBackend({ databaseUrl, outside });
  return {
    shop,
    other,
    async close() {
      await shop.close();
      await other.close();
      await outside.sandbox.close();
      await server.stop();
    },
  };
}
