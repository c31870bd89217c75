import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { subscriptions } from "../../db/schema/benefit-tables.ts";
import { type Hold, roomLeft } from "../ledger/hold-service.ts";
import { periodOf, SUBSCRIPTION_USES, type SubscriptionKind } from "./subscription-rules.ts";

export type Subscription = {
  id: number;
  end_time: number;
  period: number;
  /** The time when the next period starts with new uses, or when the subscription ends, if that is earlier. */
  period_end: number;
  delivery_left: number;
  take_left: number;
};

type Holder = { member_id: number; now: number };

/**
 * Returns the current subscription with the remaining uses of the current period, or null if none runs now. A use
 * that an unpaid order of the member reserves counts as remaining.
 */
export async function findSubscription(
  db: Database,
  { member_id, now }: Holder,
): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.member_id, member_id),
        lte(subscriptions.start_time, now),
        gt(subscriptions.end_time, now),
      ),
    )
    .orderBy(desc(subscriptions.end_time))
    .limit(1);
  if (!row) return null;
  const { index: period, end } = periodOf(row.start_time, now);
  const delivery = subscriptionHold({ id: row.id, period }, "delivery");
  const take = subscriptionHold({ id: row.id, period }, "take");
  const remaining = await roomLeft(db, [delivery, take], member_id);
  return {
    id: row.id,
    end_time: row.end_time,
    period,
    period_end: Math.min(end, row.end_time),
    delivery_left: Math.max(0, remaining.get(delivery.account) ?? 0),
    take_left: Math.max(0, remaining.get(take.account) ?? 0),
  };
}

export async function latestSubscription(db: Database, member_id: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.member_id, member_id))
    .orderBy(desc(subscriptions.end_time))
    .limit(1);
  return row ?? null;
}

/**
 * Returns the hold of one use. The ledger account contains the period, so that a use that is released later does not
 * increase the uses of another period (RU-19).
 */
export function subscriptionHold(
  { id, period }: Pick<Subscription, "id" | "period">,
  kind: SubscriptionKind,
): Hold {
  return {
    account: `subscription:${id}:${period}:${kind}`,
    amount: 1,
    most: SUBSCRIPTION_USES,
  };
}
