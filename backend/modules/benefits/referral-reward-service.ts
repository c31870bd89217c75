import { and, eq, gte } from "drizzle-orm";
import { COUPON_TYPE, DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { Transaction } from "../../db/client.ts";
import { coupons, member_coupons } from "../../db/schema/benefit-tables.ts";
import { member_addresses, members } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { member_devices, referrals } from "../../db/schema/referral-tables.ts";
import { isLocked } from "../../shared/member-lock.ts";
import { lockNames } from "../ledger/named-locks.ts";
import {
  monthStart,
  REWARD_MONEY,
  type ReferralFacts,
  referralRefusal,
  rewardEnd,
} from "./referral-rules.ts";

type OrderRow = typeof orders.$inferSelect;
type Delivered = { order: OrderRow; now: number };
type Pair = { member_id: number; inviter_id: number };

/**
 * Decides about a referral when the friend's first order is delivered: both members get a coupon, or the referral is
 * refused permanently (RU-44).
 *
 * Locks: the row of the referral, then a name for the inviter's referrals.
 */
export async function settleReferral(tx: Transaction, { order, now }: Delivered): Promise<void> {
  const isWaiting = and(eq(referrals.member_id, order.member_id), eq(referrals.status, "waiting"));
  const [pair] = await tx.select().from(referrals).where(isWaiting).for("update");
  if (!pair) return;
  // Without this lock, the orders of two friends that are delivered at the same time could both count as the inviter's
  // twentieth reward of the month.
  await lockNames(tx, [`referrals:${pair.inviter_id}`]);
  const refusal = referralRefusal(await readFacts(tx, pair, { order, now }));
  await tx
    .update(referrals)
    .set({ status: refusal ? "refused" : "rewarded", reason: refusal ?? "", settled_time: now })
    .where(eq(referrals.member_id, pair.member_id));
  if (!refusal) await giveCoupons(tx, pair, now);
}

async function readFacts(
  tx: Transaction,
  { member_id, inviter_id }: Pair,
  { order, now }: Delivered,
): Promise<ReferralFacts> {
  const [inviter] = await tx.select().from(members).where(eq(members.id, inviter_id));
  const [friend] = await tx.select().from(members).where(eq(members.id, member_id));
  const contacts = await contactsOf(tx, inviter_id);
  const thisMonth = and(
    eq(referrals.inviter_id, inviter_id),
    eq(referrals.status, "rewarded"),
    gte(referrals.settled_time, monthStart(now)),
  );
  return {
    inviter: {
      isInGoodStanding: inviter?.is_active === 1 && !isLocked(inviter, now),
      phones: [inviter?.phone ?? "", ...contacts.phones],
      devices: await devicesOf(tx, inviter_id),
      places: contacts.places,
      rewarded: await tx.$count(referrals, thisMonth),
    },
    friend: {
      phones: [friend?.phone ?? "", order.contact_phone],
      devices: await devicesOf(tx, member_id),
      place: order,
    },
  };
}

/** The phone numbers and addresses of the member's orders and saved addresses. */
async function contactsOf(tx: Transaction, member_id: number) {
  const ordered = await tx
    .selectDistinct({
      contact_phone: orders.contact_phone,
      city_name: orders.city_name,
      area_name: orders.area_name,
      street: orders.street,
    })
    .from(orders)
    .where(eq(orders.member_id, member_id));
  const saved = await tx
    .select()
    .from(member_addresses)
    .where(eq(member_addresses.member_id, member_id));
  const places = [...ordered, ...saved];
  return { phones: places.map(({ contact_phone }) => contact_phone), places };
}

async function devicesOf(tx: Transaction, member_id: number): Promise<string[]> {
  const rows = await tx
    .select({ device_hash: member_devices.device_hash })
    .from(member_devices)
    .where(eq(member_devices.member_id, member_id));
  return rows.map(({ device_hash }) => device_hash);
}

async function giveCoupons(
  tx: Transaction,
  { member_id, inviter_id }: Pair,
  now: number,
): Promise<void> {
  const [coupon] = await tx
    .insert(coupons)
    .values({
      code: "FRIEND50",
      type: COUPON_TYPE.cash,
      cut_money: REWARD_MONEY,
      start_time: now,
      end_time: rewardEnd(now),
      dining_types: [DINING_TYPE.delivery, DINING_TYPE.pickup],
      remark: "好友推薦禮",
    })
    .returning({ id: coupons.id });
  if (!coupon) throw new Error(`referrals: the coupon for ${member_id} was not inserted`);
  const held = { coupon_id: coupon.id, create_time: now };
  await tx.insert(member_coupons).values([
    { ...held, member_id: inviter_id },
    { ...held, member_id },
  ]);
}
