import { parseDateTime } from "@/lib/time/date-time";

/** The year of the merge of old accounts, and when its notice ends (epoch milliseconds). */
export type AccountMerge = { year: number; end_ms: number };

/** Old coins are converted by 7月20日 of this year (LG-12), so the notice ends with that day. Null: no merge. */
export function accountMerge(year: number | null): AccountMerge | null {
  return year === null ? null : { year, end_ms: parseDateTime(`${year}-07-21`) * 1000 };
}

export function appliesAt(merge: AccountMerge | null, now_ms: number): merge is AccountMerge {
  return merge !== null && now_ms < merge.end_ms;
}
