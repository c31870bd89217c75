import { setTimeout as wait } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { type Database, schema } from "../../backend/db/client.ts";
import { auditBalances } from "../../backend/modules/ledger/balance-audit.ts";
import { PAY_STATUS } from "../../lib/contracts/codes.ts";
import { expectSamePayments } from "../setup/provider-ledgers";
import type { Cluster } from "./start-cluster";
import type { AcknowledgedOrder } from "./virtual-customers";

const MAX_SETTLE_MS = 300_000;

type Outcome = { db: Database; cluster: Cluster; acknowledged: readonly AcknowledgedOrder[] };

/** Waits until every order whose payer agreed to pay is paid, but at most five minutes. */
export async function waitForSettledPayments({ db, acknowledged }: Outcome): Promise<void> {
  const agreed = acknowledged.filter(({ isPaid }) => isPaid).map(({ id }) => id);
  const { orders } = schema;
  for (const end = Date.now() + MAX_SETTLE_MS; Date.now() < end; await wait(1_000)) {
    const rows = await db
      .select({ pay_status: orders.pay_status })
      .from(orders)
      .where(inArray(orders.id, agreed));
    if (rows.every(({ pay_status }) => pay_status === PAY_STATUS.paid)) return;
  }
}

/**
 * Expects that no acknowledged order is lost, that no order is incomplete or duplicated, that every order whose payer
 * agreed to pay is paid, and that orders, ledger and providers agree (RE-06, RE-12).
 */
export async function expectConsistentOrders({
  db,
  cluster,
  acknowledged,
}: Outcome): Promise<void> {
  const orders = await db.select().from(schema.orders);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const lost = acknowledged.filter(({ id, key }) => byId.get(id)?.remark !== key);
  expect(lost).toEqual([]);
  expect(new Set(orders.map(({ remark }) => remark)).size).toBe(orders.length);

  const withLines = await orderIdsOf(db, schema.order_items);
  const withEvents = await orderIdsOf(db, schema.order_events);
  const incomplete = orders.filter(({ id }) => !withLines.has(id) || !withEvents.has(id));
  expect(incomplete).toEqual([]);

  const unpaid = acknowledged.filter(
    ({ id, isPaid }) => isPaid && byId.get(id)?.pay_status !== PAY_STATUS.paid,
  );
  expect(unpaid).toEqual([]);
  await expectSamePayments({ db, sandbox: cluster.sandbox });
  const differing: unknown[] = [];
  await auditBalances({ db, now: Date.now, audit: (line) => differing.push(line) });
  expect(differing).toEqual([]);
}

type OrderRows = typeof schema.order_items | typeof schema.order_events;

async function orderIdsOf(db: Database, table: OrderRows): Promise<Set<number>> {
  const rows = await db.selectDistinct({ id: table.order_id }).from(table);
  return new Set(rows.map(({ id }) => id));
}
