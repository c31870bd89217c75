import type {
  GroupGuest,
  GroupLine,
  GroupOrder,
  GroupShortage,
} from "@/lib/contracts/group-orders";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Remaining =
  | { kind: "leftDays"; days: number; hours: number }
  | { kind: "leftHours"; hours: number; minutes: number }
  | { kind: "leftMinutes"; minutes: number }
  | { kind: "leftSoon" };

/**
 * The time until the deadline in days and hours, in hours and minutes, or in minutes. It is `leftSoon` in the last
 * minute and after the deadline. It is computed with the clock of the backend.
 */
export function remainingOf({
  deadline,
  server_time,
}: Pick<GroupOrder, "deadline" | "server_time">): Remaining {
  const left = Math.max(0, deadline - server_time);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= DAY) return { kind: "leftDays", days: Math.floor(left / DAY), hours };
  if (left >= HOUR) return { kind: "leftHours", hours, minutes };
  return left >= MINUTE ? { kind: "leftMinutes", minutes } : { kind: "leftSoon" };
}

export function groupTotals(guests: GroupGuest[]) {
  const ordering = guests.filter(({ lines }) => lines.length > 0);
  const lines = ordering.flatMap((guest) => guest.lines);
  return {
    people: ordering.length,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sum: lines.reduce((sum, { price }) => sum + price, 0),
  };
}

export type ShortLine = { guest: GroupGuest; line: GroupLine; shortage: GroupShortage };

/**
 * The lines that the store no longer sells as they were chosen (GO-23). The host gets the lines of all guests, and a
 * guest gets only their own lines.
 */
export function shortLines({ guests, is_host }: Pick<GroupOrder, "guests" | "is_host">) {
  return guests
    .filter(({ is_me }) => is_host === 1 || is_me === 1)
    .flatMap((guest) =>
      guest.lines.flatMap((line): ShortLine[] =>
        line.shortage ? [{ guest, line, shortage: line.shortage }] : [],
      ),
    );
}
