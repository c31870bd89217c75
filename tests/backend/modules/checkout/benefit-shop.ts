import { schema } from "../../../../backend/db/client.ts";
import { giveCoupon, givePoints, giveSubscription } from "../../../factories/benefit-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "./order-shop";

type Values = Record<string, unknown>;

/** One backend for the whole test file. `shop` is new for each test. */
export let backend: TestBackend;
/** The default cart of this shop costs NT$318: food 260, service fee 13, delivery fee 45. */
export let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  // Before each test, the clock is set to the same time, because the tests expect fixed dates for coupons, points and
  // subscription periods.
  backend.clock.set("2026-11-21T12:00:00+08:00");
  shop = await openShop(backend);
});
afterAll(() => backend.close());

export const coupon = (values: Parameters<typeof giveCoupon>[2] = {}) =>
  giveCoupon(shop.db, shop.member, values);
export const points = (amount: number) => givePoints(shop.db, shop.member, amount);
export const subscribe = () => giveSubscription(shop.db, shop.member);
export const quote = async (values: Values = {}) => (await shop.quote(values)).envelope.data;

/** Returns account, entry and amount of the ledger rows of this shop's orders, oldest first. */
export async function ledger() {
  const rows = await shop.db.select().from(schema.ledger).orderBy(schema.ledger.id);
  const ids = (await shop.orders()).map(({ id }) => id);
  return rows
    .filter(({ order_id }) => ids.includes(order_id))
    .map(({ account, entry, amount }) => [account, entry, amount]);
}

export const freeDelivery = { name: "免運", full_cut: null, full_delivery_free_cut: 100 };
