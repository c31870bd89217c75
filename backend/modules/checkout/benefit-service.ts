import { COUPON_USER_TYPE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { findHeldCoupon, isFirstOrder } from "../benefits/coupon-service.ts";
import { findPoints } from "../benefits/point-service.ts";
import { findSubscription } from "../benefits/subscription-service.ts";
import type { Benefits } from "./benefit-rules.ts";

type Asked = { member_id: number; code_id: number; now: number };

/** What a member could bring to an order now; a coupon that is not his own is refused. */
export async function readBenefits(db: Database, asked: Asked): Promise<Benefits> {
  const { member_id, code_id } = asked;
  const coupon = code_id === 0 ? null : await findHeldCoupon(db, { member_id, code_id });
  // Only some coupons ask for it.
  const is_first_order =
    coupon?.coupon.user_type === COUPON_USER_TYPE.firstOrder && (await isFirstOrder(db, member_id));
  const points = await findPoints(db, member_id);
  const subscription = await findSubscription(db, asked);
  return { coupon, is_first_order, points, subscription };
}
