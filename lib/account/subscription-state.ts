import type { Member } from "@/lib/contracts/members";

/** `subscription_status` of an active subscription (SB-02). */
const RUNS = 1;

/** The state of the newest subscription. Each state is a message key of the page. */
export function subscriptionState({
  subscription_status,
  subscription_end_time,
}: Pick<Member, "subscription_status" | "subscription_end_time">) {
  if (subscription_status === RUNS) return "running";
  return subscription_end_time > 0 ? "over" : "notSubscribed";
}
