import { parseDateTime } from "@/lib/time/date-time";

/**
 * The year in which old accounts are merged, and the time when the notice about the merge ends (epoch milliseconds).
 */
export type AccountMerge = { year: number; end_ms: number };

/**
 * Old coins are converted until 7月20日 of `year` (LG-12), so the notice ends with that day. Returns null if no merge is
 * configured.
 */
export function accountMerge(year: number | null): AccountMerge | null {
  return year === null ? null : { year, end_ms: parseDateTime(`${year}-07-21`) * 1000 };
}

export function appliesAt(merge: AccountMerge | null, now_ms: number): merge is AccountMerge {
  return merge !== null && now_ms < merge.end_ms;
}
