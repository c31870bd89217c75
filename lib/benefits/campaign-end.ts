import { daysBetween } from "@/lib/time/days-between";

/**
 * If at most this many days are left, the page shows their number. On the last day and later it shows "today" instead.
 * If more days are left, it shows the date of the last day.
 */
const SOON_DAYS = 3;

type CampaignEnd =
  | { kind: "open" }
  | { kind: "until"; last: number }
  | { kind: "soon"; days: number }
  | { kind: "today" };

/**
 * What the page shows about the end of a campaign. `end_time` is the first second after the campaign and `last` is its
 * last second, both in epoch seconds.
 */
export function campaignEnd(end_time: number | null, now: number): CampaignEnd {
  if (end_time === null) return { kind: "open" };
  const last = end_time - 1;
  const days = daysBetween(now, last);
  if (days > SOON_DAYS) return { kind: "until", last };
  return days > 0 ? { kind: "soon", days } : { kind: "today" };
}
