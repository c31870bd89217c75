import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import { type Handlers, memberId, payerId } from "../../call.ts";
import { opnCampaign, runningCampaigns } from "./campaign-service.ts";
import { listCoupons } from "./coupon-list-service.ts";
import { isForCourierOrders } from "./coupon-rules.ts";
import { opnRedirectStatus } from "./opn-redirect-service.ts";
import { redeemCode } from "./redeem-service.ts";
import { readReferral } from "./referral-service.ts";

export const benefitHandlers = {
  campaignList: ({ deps }) => runningCampaigns(deps),
  getOpnCampaign: ({ deps, query }) => opnCampaign(deps, query),
  getOpnRedirctStatus: ({ deps, session }) => opnRedirectStatus(deps.db, session.member_id),
  userReferralCode: ({ deps, query }) => readReferral(deps, query.id),
  newDiscountCodeList: ({ deps, query, ...call }) => {
    // In a courier session, only the coupons for courier orders are listed.
    const couponQuery = call.courierSession
      ? { ...query, dining_type: DINING_TYPE.courier }
      : query;
    const isShown = call.courierSession ? isForCourierOrders : undefined;
    return listCoupons(deps, { member_id: payerId(call), query: couponQuery, isShown });
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
