import { writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "../../backend/db/client.ts";
import { only, openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { giveCoupon, givePoints, giveSubscription, insertCode } from "../factories/benefit-rows";
import { insertAddress, insertCard } from "../factories/member-rows";
import { createTestBackend } from "../setup/in-process-backend";

// scripts/write-release.mjs starts this file. The file is a Jest test, because the in-process backend needs Jest.
jest.setTimeout(120_000);

test("writes the migrations and all rows of a test shop's database to tests/released/<version>.json", async () => {
  const version = process.env.RELEASE ?? "";
  const shop = await openShop(await createTestBackend({ env: { RATE_LIMIT_SCALE: "20" } }));
  await placeOrders(shop);
  const release = { migrations: await migrationsOf(shop.db), rows: await readRows(shop.db) };
  writeFileSync(`tests/released/${version}.json`, `${JSON.stringify(release, null, 1)}\n`);
  await shop.close();
});

/**
 * Places one order for each state: delivered, ordered, paid, refunded, cancelled, unpaid. The orders use points, a
 * coupon and the subscription.
 */
async function placeOrders(shop: Shop): Promise<void> {
  const { db, member } = shop;
  await insertAddress(db, member, { is_default: 1 });
  await insertCard(db, member);
  await givePoints(db, member, 300);
  await insertCode(db, { code: "ABCD1234", points: 20 });
  const code_id = await giveCoupon(db, member, { limit_times: 3, used_times: 1 });
  await giveSubscription(db, member);
  const delivered = await shop.order({ use_op: 50, remark: "第一份" });
  await shop.finish(delivered.envelope.data.id);
  await shop.order({ code_id, remark: "第二份" });
  const orderOf = (quantity: number) => ({ foods: [{ id: shop.plain.id, quantity }] });
  const paid = await shop.order({ pay_type: 5, use_op: 30, ...orderOf(2) });
  await shop.pay(paid.envelope.data.payment_url_web);
  await shop.comeBack(paid.envelope.data.id);
  const refunded = await shop.order({ pay_type: 5, subscription_type: 1, ...orderOf(3) });
  await shop.pay(refunded.envelope.data.payment_url_web);
  await shop.comeBack(refunded.envelope.data.id);
  await shop.reject(refunded.envelope.data.id);
  await shop.reconcile(20);
  const rejected = await shop.order({ use_op: 70, remark: "第五份" });
  await shop.reject(rejected.envelope.data.id);
  const foods = [{ id: shop.last.id, quantity: 1 }];
  await shop.order({ pay_type: 5, use_op: 10, foods, remark: "第六份" });
  expect(await shop.orders()).toHaveLength(6);
}

async function migrationsOf(db: Database) {
  const result = await db.execute(
    sql`select hash, created_at::text from drizzle.__drizzle_migrations order by created_at`,
  );
  return rowsOf(result);
}

async function readRows(db: Database) {
  const tables = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  const entries = await Promise.all(
    rowsOf(tables).map(async ({ tablename }) => {
      const rows = await db.execute(
        sql`select coalesce(json_agg(row_to_json(one)), '[]') as all from ${sql.identifier(String(tablename))} as one`,
      );
      return [tablename, only(rowsOf(rows)).all] as const;
    }),
  );
  return Object.fromEntries(entries.filter(([, rows]) => (rows as unknown[]).length > 0));
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  return (result as { rows: Record<string, unknown>[] }).rows;
}
