import { findHeldCoupon, isFirstOrder } from "../coupons/coupon-service.ts";
import type { Database } from "../db/client.ts";
import { findPoints } from "../points/point-service.ts";
import { findSubscription } from "../subscriptions/subscription-service.ts";
import type { Benefits } from "./benefit-rules.ts";

type Asked = { member_id: number; code_id: number; now: number };

/** What a member could bring to an order now; a coupon that is not his own is refused. */
export async function readBenefits(db: Database, asked: Asked): Promise<Benefits> {
  const { member_id, code_id } = asked;
  const [coupon, is_first_order, points, subscription] = await Promise.all([
    code_id === 0 ? null : findHeldCoupon(db, { member_id, code_id }),
    isFirstOrder(db, member_id),
    findPoints(db, member_id),
    findSubscription(db, asked),
  ]);
  return { coupon, is_first_order, points, subscription };
}
