import { and, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { coupons, member_coupons } from "../../db/schema/benefit-tables.ts";
import { members } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { type Hold, heldAmount } from "../ledger/hold-service.ts";
import type { CouponRow, CouponUse } from "./coupon-rules.ts";

/**
 * A coupon of a member. `used_times` counts the uses that orders have made or reserved. The uses that the member's own
 * unpaid orders reserve are not counted.
 */
export type HeldCoupon = CouponUse & { id: number; hold: Hold };

const DELIVERED = [ORDER_STATUS.delivered, ORDER_STATUS.selfCashDone];
/** The maximum number of coupons that are read. It is larger than the number of coupons of any member. */
const MAX_HELD = 1000;

/** Returns a coupon of the member. The error is the same for a coupon of another member and for an unknown coupon. */
export async function findHeldCoupon(
  db: Database,
  { member_id, code_id }: { member_id: number; code_id: number },
): Promise<HeldCoupon> {
  const [held] = await readHeld(db, member_id, eq(member_coupons.id, code_id));
  if (!held) throw new ServiceError(CODE.refused, "找不到此優惠券，請重新選擇", REASON.coupon);
  return held;
}

export async function heldCoupons(db: Database, member_id: number): Promise<HeldCoupon[]> {
  return readHeld(db, member_id);
}

/** Returns the coupons of a member that are neither used up nor expired, including coupons that are not valid yet. */
export async function currentCoupons(
  db: Database,
  { member_id, now }: { member_id: number; now: number },
): Promise<HeldCoupon[]> {
  const held = await readHeld(db, member_id, gte(coupons.end_time, now));
  return held.filter(({ coupon, used_times }) => used_times < coupon.limit_times);
}

/**
 * Returns true if the member has received no order yet, and if no account with the same phone number was deleted within
 * a year before the registration.
 */
export async function isFirstOrder(db: Database, member_id: number): Promise<boolean> {
  const [member] = await db
    .select({ is_returning: members.is_returning })
    .from(members)
    .where(eq(members.id, member_id));
  if (member?.is_returning === 1) return false;
  const [delivered] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.member_id, member_id), inArray(orders.order_status, DELIVERED)))
    .limit(1);
  return delivered === undefined;
}

/**
 * Reads the coupons of a member. A use that an unpaid order of the member reserves is not counted, because the member
 * may submit that order again.
 */
async function readHeld(db: Database, member_id: number, condition?: SQL): Promise<HeldCoupon[]> {
  const account = sql`'coupon:' || ${member_coupons.id}`;
  const rows = await db
    .select({
      id: member_coupons.id,
      used_times: member_coupons.used_times,
      held: heldAmount(account, member_id),
      coupon: coupons,
    })
    .from(member_coupons)
    .innerJoin(coupons, eq(coupons.id, member_coupons.coupon_id))
    .where(and(eq(member_coupons.member_id, member_id), condition))
    .orderBy(desc(member_coupons.id))
    .limit(MAX_HELD);
  return rows.map(({ held, ...row }) => ({
    id: row.id,
    coupon: row.coupon,
    used_times: row.used_times + held,
    hold: couponHold(row),
  }));
}

type HeldRow = { id: number; used_times: number; coupon: CouponRow };

function couponHold({ id, coupon, used_times }: HeldRow): Hold {
  return { account: `coupon:${id}`, amount: 1, most: coupon.limit_times - used_times };
}
