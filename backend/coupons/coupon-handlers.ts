import { type Handlers, memberId } from "../call.ts";
import { listCoupons } from "./coupon-list-service.ts";
import { redeemCode } from "./redeem-service.ts";

export const couponHandlers = {
  newDiscountCodeList: (call) =>
    listCoupons(call.deps, { member_id: memberId(call), query: call.query }),
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
