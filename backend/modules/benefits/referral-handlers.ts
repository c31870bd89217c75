import type { Handlers } from "../../call.ts";
import { readReferral } from "./referral-service.ts";

export const referralHandlers = {
  userReferralCode: ({ deps, query }) => readReferral(deps, query.id),
} satisfies Handlers;
