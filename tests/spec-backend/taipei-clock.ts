const ZONE = "Asia/Taipei";
const DAY_MS = 24 * 60 * 60 * 1000;

type Parts = Record<"year" | "month" | "day" | "hour" | "minute" | "second", string>;

function partsAt(instant: Date): Parts {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: ZONE,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  const pairs = format.formatToParts(instant).map(({ type, value }) => [type, value]);
  return Object.fromEntries(pairs) as Parts;
}

/** Returns the day in Taipei that is `daysFromToday` days after today, as YYYY-MM-DD. */
export function taipeiDay(daysFromToday = 0): string {
  const { year, month, day } = partsAt(new Date(Date.now() + daysFromToday * DAY_MS));
  return `${year}-${month}-${day}`;
}

/** Returns the current time in epoch seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Formats the current Taipei time. Accepts formats such as "YYYY-MM-DD HH:mm:ss" and "Y-m-d H:i:s". The formats "U",
 * "X", "timestamp" and "unix" mean epoch seconds.
 */
export function formatTaipeiTime(format: string): string {
  if (/^(U|X|timestamp|unix)$/i.test(format)) return String(nowSeconds());
  const { year, month, day, hour, minute, second } = partsAt(new Date());
  const tokens: Record<string, string> = {
    YYYY: year,
    yyyy: year,
    MM: month,
    DD: day,
    dd: day,
    HH: hour,
    mm: minute,
    ss: second,
    Y: year,
    m: month,
    d: day,
    H: hour,
    i: minute,
    s: second,
  };
  return format.replace(/YYYY|yyyy|MM|DD|dd|HH|mm|ss|[YmdHis]/g, (token) => tokens[token] ?? token);
}
