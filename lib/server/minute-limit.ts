import "server-only";

const MINUTE_MS = 60_000;

/** Counts by name within each minute of this process; says whether one more is within the limit. */
export function createMinuteLimit(limit: number): (name: string, now: number) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (name, now) => {
    if (minute !== Math.floor(now / MINUTE_MS)) {
      minute = Math.floor(now / MINUTE_MS);
      counts = new Map();
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= limit;
  };
}
