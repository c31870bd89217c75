import type { Member } from "../../../lib/contracts/members.ts";
import type { Database } from "../../db/client.ts";
import { countUnused } from "../benefits/coupon-list-service.ts";
import { findPoints } from "../benefits/point-service.ts";
import { SUBSCRIPTION_TITLE } from "../benefits/subscription-rules.ts";
import { latestSubscription } from "../benefits/subscription-service.ts";

export type BenefitFields = Pick<
  Member,
  | "coin"
  | "discount_code_count"
  | "subscription_id"
  | "subscription_settings"
  | "subscription_start_time"
  | "subscription_end_time"
  | "subscription_status"
>;

const NO_SUBSCRIPTION = {
  subscription_id: 0,
  subscription_settings: "",
  subscription_start_time: 0,
  subscription_end_time: 0,
  subscription_status: 0,
};

/**
 * Returns the usable points, the number of coupons that are neither used up nor expired, and the newest subscription,
 * even if it has ended (SB-02). `subscription_status` is 1 for an active subscription.
 */
export async function memberBenefits(
  db: Database,
  { member_id, now }: { member_id: number; now: number },
): Promise<BenefitFields> {
  const [points, discount_code_count, newest] = await Promise.all([
    findPoints(db, member_id),
    countUnused(db, member_id, now),
    latestSubscription(db, member_id),
  ]);
  const worth = { coin: points.have_op, discount_code_count };
  if (!newest) return { ...worth, ...NO_SUBSCRIPTION };
  const isRunning = newest.start_time <= now && now < newest.end_time;
  return {
    ...worth,
    subscription_id: newest.id,
    subscription_settings: SUBSCRIPTION_TITLE,
    subscription_start_time: newest.start_time,
    subscription_end_time: newest.end_time,
    subscription_status: isRunning ? 1 : 0,
  };
}
