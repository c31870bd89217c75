import { eq } from "drizzle-orm";
import { type Database, schema } from "../../../backend/db/client.ts";
import { insertAddress, insertMember } from "../../factories/member-rows";
import { insertOrder } from "../../factories/order-rows";
import { insertStore } from "../../factories/store-rows";
import { openTestDatabase } from "../../setup/test-database";

let db: Database;
let close: () => Promise<void>;
let order: { id: number; member_id: number };

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { id: member_id } = await insertMember(db);
  const { id: store_id } = await insertStore(db);
  order = await insertOrder(db, { member_id, store_id });
});
afterAll(() => close());

const { balances, ledger, orders, payments, point_grants } = schema;
const set = (values: Record<string, unknown>) =>
  db.update(orders).set(values).where(eq(orders.id, order.id));

describe("the database refuses (DB-04)", () => {
  it.each([
    ["a negative amount to pay", "orders_amounts", () => set({ pay_total: -1 })],
    ["an amount to pay above the price", "orders_amounts", () => set({ pay_total: 100_000 })],
    ["an unknown order status", "orders_status", () => set({ order_status: 3 })],
    ["an unknown pay status", "orders_pay_status", () => set({ pay_status: 3 })],
    ["an unknown track", "orders_track", () => set({ track: "drone" })],
    [
      "an unknown payment status",
      "payments_status",
      () => db.insert(payments).values(makePayment({ status: "lost" })),
    ],
    [
      "an unknown kind of ledger entry",
      "ledger_entry",
      () => db.insert(ledger).values(makeEntry({ entry: "gift" })),
    ],
    [
      "a balance below 0",
      "balances_held",
      () => db.insert(balances).values({ account: "points:1", held: -1, most: 5 }),
    ],
    [
      "a balance above its limit",
      "balances_held",
      () => db.insert(balances).values({ account: "points:1", held: 6, most: 5 }),
    ],
  ])("%s", async (_what, constraint, write) => {
    await expect(write()).rejects.toMatchObject({
      cause: { message: expect.stringContaining(`"${constraint}"`) },
    });
  });

  it("a second default address of a member", async () => {
    const member = await insertMember(db);
    await insertAddress(db, member, { is_default: 1 });
    await expect(insertAddress(db, member, { is_default: 1 })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('"member_addresses_default"') },
    });
  });
});

it("stores and returns ids above 2^31 as numbers (DB-05)", async () => {
  const id = 3_000_000_000_000;
  const grant = { id, member_id: order.member_id, amount: 1, reason: "測試", create_time: 1 };
  const [row] = await db.insert(point_grants).values(grant).returning();
  expect(row?.id).toBe(id);
});

function makePayment(values: Record<string, unknown>) {
  const row = { order_id: order.id, attempt_no: "A1", provider: "payuni", amount: 100 };
  return { ...row, create_time: 1, update_time: 1, ...values } as typeof payments.$inferInsert;
}

function makeEntry(values: Record<string, unknown>) {
  const row = { order_id: order.id, account: "points:1", amount: 1, create_time: 1 };
  return { ...row, ...values } as typeof ledger.$inferInsert;
}
