import { and, desc, eq, inArray } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { coupons, member_coupons } from "../../db/schema/benefit-tables.ts";
import { members } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { type Hold, roomLeft } from "../ledger/hold-service.ts";
import type { CouponRow, CouponUse } from "./coupon-rules.ts";

/** A coupon of a member, with all its uses counted. */
export type HeldCoupon = CouponUse & { id: number; hold: Hold };

const DELIVERED = [ORDER_STATUS.delivered, ORDER_STATUS.selfCashDone];
/** More coupons than any member holds. */
const MOST_HELD = 1000;

/** The same message for a coupon of another member and for an unknown one. */
export async function findHeldCoupon(
  db: Database,
  { member_id, code_id }: { member_id: number; code_id: number },
): Promise<HeldCoupon> {
  const rows = await readHeld(db, and(ownedBy(member_id), eq(member_coupons.id, code_id)));
  const [held] = await withUses(db, rows, member_id);
  if (!held) throw new ServiceError(CODE.refused, "找不到此優惠券，請重新選擇", REASON.coupon);
  return held;
}

export async function heldCoupons(db: Database, member_id: number): Promise<HeldCoupon[]> {
  return withUses(db, await readHeld(db, ownedBy(member_id)), member_id);
}

/** Whether neither this member nor a deleted account of the same number has received an order. */
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

function ownedBy(member_id: number) {
  return eq(member_coupons.member_id, member_id);
}

type HeldRow = { id: number; used_times: number; coupon: CouponRow };

function readHeld(db: Database, which: ReturnType<typeof and>): Promise<HeldRow[]> {
  return db
    .select({ id: member_coupons.id, used_times: member_coupons.used_times, coupon: coupons })
    .from(member_coupons)
    .innerJoin(coupons, eq(coupons.id, member_coupons.coupon_id))
    .where(which)
    .orderBy(desc(member_coupons.id))
    .limit(MOST_HELD);
}

/** A use that an unpaid order of the member holds counts as free, because the member may submit that order again. */
async function withUses(db: Database, rows: HeldRow[], member_id: number): Promise<HeldCoupon[]> {
  const held = rows.map((row) => ({ id: row.id, coupon: row.coupon, hold: couponHold(row) }));
  const left = await roomLeft(
    db,
    held.map(({ hold }) => hold),
    member_id,
  );
  return held.map((one) => {
    const used_times = one.coupon.limit_times - (left.get(one.hold.account) ?? 0);
    return { ...one, used_times };
  });
}

function couponHold({ id, coupon, used_times }: HeldRow): Hold {
  return { account: `coupon:${id}`, amount: 1, most: coupon.limit_times - used_times };
}
