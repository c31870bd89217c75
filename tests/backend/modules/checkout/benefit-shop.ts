import { schema } from "../../../../backend/db/client.ts";
import { giveCoupon, givePoints, giveSubscription } from "../../../factories/benefit-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "./order-shop";

type Values = Record<string, unknown>;

/** The backend of the test file, and a new shop for each test. */
export let backend: TestBackend;
/** Its cart costs NT$318: food 260, service fee 13, delivery fee 45. */
export let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  // All tests use the same day, so that the dates of coupons, points and periods are equal.
  backend.clock.set("2026-11-21T12:00:00+08:00");
  shop = await openShop(backend);
});
afterAll(() => backend.close());

export const coupon = (values: Parameters<typeof giveCoupon>[2] = {}) =>
  giveCoupon(shop.db, shop.member, values);
export const points = (amount: number) => givePoints(shop.db, shop.member, amount);
export const subscribe = () => giveSubscription(shop.db, shop.member);
export const quote = async (values: Values = {}) => (await shop.quote(values)).envelope.data;

/** The rows that the orders of this shop wrote to the ledger, oldest first. */
export async function ledger() {
  const rows = await shop.db.select().from(schema.ledger).orderBy(schema.ledger.id);
  const ids = (await shop.orders()).map(({ id }) => id);
  return rows
    .filter(({ order_id }) => ids.includes(order_id))
    .map(({ account, entry, amount }) => [account, entry, amount]);
}

export const freeDelivery = { name: "免運", full_cut: null, full_delivery_free_cut: 100 };
