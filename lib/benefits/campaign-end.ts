import { daysBetween } from "@/lib/time/days-between";

/** Within this time the page shows a countdown; earlier it shows the last day. */
const SOON_DAYS = 3;

type CampaignEnd =
  | { kind: "open" }
  | { kind: "until"; last: number }
  | { kind: "soon"; days: number }
  | { kind: "today" };

/** The end of a campaign in epoch seconds: `end_time` is the first second after it, `last` the second before. */
export function campaignEnd(end_time: number | null, now: number): CampaignEnd {
  if (end_time === null) return { kind: "open" };
  const last = end_time - 1;
  const days = daysBetween(now, last);
  if (days > SOON_DAYS) return { kind: "until", last };
  return days > 0 ? { kind: "soon", days } : { kind: "today" };
}
