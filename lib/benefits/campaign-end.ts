const TAIPEI_SECONDS = 8 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
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
  const days = dayNumber(last) - dayNumber(now);
  if (days > SOON_DAYS) return { is: "until", last };
  return days > 0 ? { is: "soon", days } : { is: "today" };
}

function dayNumber(seconds: number): number {
  return Math.floor((seconds + TAIPEI_SECONDS) / DAY_SECONDS);
}
