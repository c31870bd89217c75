import { daysBetween } from "@/lib/time/days-between";

/** Longer than that the last day says more than a count. */
const SOON_DAYS = 3;

type CampaignEnd =
  | { is: "open" }
  | { is: "until"; last: number }
  | { is: "soon"; days: number }
  | { is: "today" };

/** How its end is told: `end_time` is the first second after it, `last` the one before (both epoch seconds). */
export function campaignEnd(end_time: number | null, now: number): CampaignEnd {
  if (end_time === null) return { is: "open" };
  const last = end_time - 1;
  const days = daysBetween(now, last);
  if (days > SOON_DAYS) return { is: "until", last };
  return days > 0 ? { is: "soon", days } : { is: "today" };
}
