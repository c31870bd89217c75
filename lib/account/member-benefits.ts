import type { Member } from "@/lib/contracts/members";

/** The only data of a member that the pages of the subscription and the referral receive. */
export type MemberBenefits = Pick<
  Member,
  | "recommend_code"
  | "recommend_count"
  | "subscription_start_time"
  | "subscription_end_time"
  | "subscription_status"
>;

export function memberBenefits(member: Member): MemberBenefits {
  return {
    recommend_code: member.recommend_code,
    recommend_count: member.recommend_count,
    subscription_start_time: member.subscription_start_time,
    subscription_end_time: member.subscription_end_time,
    subscription_status: member.subscription_status,
  };
}

/** `subscription_status` of an active subscription (SB-02). */
const ACTIVE = 1;

/** The state of the newest subscription, as a message key of the page. */
export function subscriptionState({
  subscription_status,
  subscription_end_time,
}: Pick<Member, "subscription_status" | "subscription_end_time">) {
  if (subscription_status === ACTIVE) return "running";
  return subscription_end_time > 0 ? "over" : "notSubscribed";
}
