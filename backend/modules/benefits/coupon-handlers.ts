import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import { type Handlers, memberId, payerId } from "../../call.ts";
import { listCoupons } from "./coupon-list-service.ts";
import { isForCourierOrders } from "./coupon-rules.ts";
import { redeemCode } from "./redeem-service.ts";

export const couponHandlers = {
  newDiscountCodeList: ({ deps, query, ...call }) => {
    // A courier's session is shown what a courier order can use, and nothing else of the member's.
    const asked = call.courierSession ? { ...query, dining_type: DINING_TYPE.courier } : query;
    const isShown = call.courierSession ? isForCourierOrders : undefined;
    return listCoupons(deps, { member_id: payerId(call), query: asked, isShown });
  },
  exchangeCoin: async (call) => {
    await redeemCode(call.deps, {
      member_id: memberId(call),
      code: call.body.code,
      kind: "coin",
    });
    return null;
  },
  registerReward: async (call) => {
    await redeemCode(call.deps, {
      member_id: memberId(call),
      code: call.body.code,
      kind: "reward",
    });
    return null;
  },
} satisfies Handlers;
