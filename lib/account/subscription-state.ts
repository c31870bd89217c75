import type { Member } from "@/lib/contracts/members";

/** `subscription_status` of an active one (SB-02). */
const RUNS = 1;

/** By the newest one there is: it runs, it is over, or there was none; each is a message of the page. */
export function subscriptionState({
  subscription_status,
  subscription_end_time,
}: Pick<Member, "subscription_status" | "subscription_end_time">) {
  if (subscription_status === RUNS) return "running";
  return subscription_end_time > 0 ? "over" : "notSubscribed";
}
