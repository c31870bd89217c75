import { daysBetween } from "@/lib/time/days-between";

/** Longer than that the last day says more than a count. */
const SOON_DAYS = 3;

type CampaignEnd =
  | { kind: "open" }
  | { kind: "until"; last: number }
  | { kind: "soon"; days: number }
  | { kind: "today" };

/** How its end is told: `end_time` is the first second after it, `last` the one before (both epoch seconds). */
export function campaignEnd(end_time: number | null, now: number): CampaignEnd {
  if (end_time === null) return { kind: "open" };
  const last = end_time - 1;
  const days = daysBetween(now, last);
  if (days > SOON_DAYS) return { kind: "until", last };
  return days > 0 ? { kind: "soon", days } : { kind: "today" };
}
