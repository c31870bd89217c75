import type { Database } from "../../backend/db/client.ts";
import { codeHash } from "../../backend/db/code-hash.ts";
import {
  coupons,
  member_coupons,
  point_grants,
  redeem_codes,
  subscriptions,
} from "../../backend/db/schema/benefit-tables.ts";
import { DINING_TYPE } from "../../lib/contracts/codes.ts";

type CouponValues = typeof coupons.$inferInsert;
type CodeValues = typeof redeem_codes.$inferInsert;
type Member = { id: number };

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const CREATED = at("2026-11-01T00:00:00");

/** A coupon for NT$50 off the food of a delivery or pick-up order. Usable once, until the end of 2026. */
export function makeCoupon(values: Partial<CouponValues> = {}): CouponValues {
  return {
    code: "TEST50",
    type: 2,
    cut_money: 50,
    start_time: CREATED,
    end_time: at("2026-12-31T23:59:59"),
    dining_types: [DINING_TYPE.delivery, DINING_TYPE.pickup],
    ...values,
  };
}

/** Gives the member a new coupon. Returns the id of the `member_coupons` row, which requests send as `code_id`. */
export async function giveCoupon(
  db: Database,
  member: Member,
  { used_times = 0, ...values }: Partial<CouponValues> & { used_times?: number } = {},
): Promise<number> {
  const coupon_id = await insertCoupon(db, values);
  const held = { member_id: member.id, coupon_id, used_times, create_time: CREATED };
  return idOf(await db.insert(member_coupons).values(held).returning());
}

export async function insertCoupon(db: Database, values: Partial<CouponValues> = {}) {
  return idOf(await db.insert(coupons).values(makeCoupon(values)).returning());
}

export async function givePoints(db: Database, member: Member, amount: number): Promise<void> {
  const grant = { member_id: member.id, amount, reason: "測試", create_time: CREATED };
  await db.insert(point_grants).values(grant);
}

/** Gives the member a subscription, by default for one year from 2026-11-10. Returns the subscription's id. */
export async function giveSubscription(
  db: Database,
  member: Member,
  { start_time = at("2026-11-10T00:00:00"), end_time = at("2027-11-10T00:00:00") } = {},
): Promise<number> {
  const row = { member_id: member.id, start_time, end_time };
  return idOf(await db.insert(subscriptions).values(row).returning());
}

export async function insertCode(
  db: Database,
  { code, ...values }: Partial<CodeValues> & { code: string },
): Promise<void> {
  await db.insert(redeem_codes).values({
    code_hash: codeHash(code),
    kind: "coin",
    campaign: code,
    end_time: at("2026-12-31T23:59:59"),
    ...values,
  });
}

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error("factory: no benefit was inserted");
  return row.id;
}
