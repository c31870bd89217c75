import { and, asc, eq, gte, inArray, lt, sql, sum } from "drizzle-orm";
import { CUT_TYPE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { coupons, member_coupons } from "../../db/schema/benefit-tables.ts";
import { help_requests } from "../../db/schema/help-tables.ts";
import { order_events, order_items } from "../../db/schema/order-tables.ts";
import { payments } from "../../db/schema/payment-tables.ts";
import { promisedArrival } from "./eta-rules.ts";
import { AUTOMATIC_PERIOD_SECONDS, type HelpFacts } from "./help-rules.ts";
import type { OrderRow } from "./order-event-service.ts";
import { arrivedTime, deliveredTime } from "./timeline-rules.ts";

export const BY_RULE = "rule";

/** Reads the facts about an order that help-rules.ts needs. */
export async function helpFacts(db: Database, order: OrderRow): Promise<HelpFacts> {
  const { id } = order;
  const items = await db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, id))
    .orderBy(asc(order_items.position));
  const events = await db
    .select()
    .from(order_events)
    .where(eq(order_events.order_id, id))
    .orderBy(asc(order_events.id));
  const reported = await db.select().from(help_requests).where(eq(help_requests.order_id, id));
  return {
    ...order,
    fee_paid: await feePaid(db, order),
    delivered_time: deliveredTime(events),
    arrived_time: arrivedTime(events),
    promised_end: promisedArrival(order).eta_end_time,
    lines: items.map(({ position, name, quantity, total_price }) => ({
      line: position,
      name,
      quantity,
      total_price,
    })),
    reported,
    payment: await refundablePayment(db, id),
  };
}

/**
 * Returns the order's first paid payment of which a part can still be refunded, or null if there is none. If an order
 * was paid twice, the whole second payment is refunded automatically. Its `refund_due` equals its `amount`, so the
 * condition excludes it. help-rules.ts checks whether the provider can refund a part of a payment.
 */
async function refundablePayment(db: Database, order_id: number): Promise<HelpFacts["payment"]> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.order_id, order_id),
        inArray(payments.status, ["paid", "refunding"]),
        lt(payments.refund_due, payments.amount),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(1);
  return payment ?? null;
}

async function feePaid(db: Database, order: OrderRow): Promise<number> {
  const { delivery_fee, delivery_discount, op_delivery_waiver } = order;
  const { subscribe_delivery_discount_price, discount_price } = order;
  const reduced = delivery_discount + op_delivery_waiver + subscribe_delivery_discount_price;
  const coupon = (await hasFeeCoupon(db, order)) ? discount_price : 0;
  return Math.max(0, delivery_fee - reduced - coupon);
}

async function hasFeeCoupon(db: Database, { code_id }: OrderRow): Promise<boolean> {
  if (code_id === 0) return false;
  const [coupon] = await db
    .select({ cut_type: coupons.cut_type })
    .from(member_coupons)
    .innerJoin(coupons, eq(coupons.id, member_coupons.coupon_id))
    .where(eq(member_coupons.id, code_id));
  return coupon?.cut_type === CUT_TYPE.fee;
}

/**
 * Returns how many reports of the member from the last 30 days the rules approved without the operator, and the sum of
 * their refunds in NT$.
 */
export async function automaticRefunds(db: Database, member_id: number, now: number) {
  const [refunds] = await db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sum(help_requests.amount).mapWith(Number),
    })
    .from(help_requests)
    .where(
      and(
        eq(help_requests.member_id, member_id),
        eq(help_requests.decided_by, BY_RULE),
        gte(help_requests.create_time, now - AUTOMATIC_PERIOD_SECONDS),
      ),
    );
  return { count: refunds?.count ?? 0, sum: refunds?.sum ?? 0 };
}
