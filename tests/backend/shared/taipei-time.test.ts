import { fc } from "@/tests/setup/seeded-properties";
import {
  clockText,
  dayStart,
  dayText,
  firstOfMonth,
  monthsBetween,
  monthsLater,
  taipeiDay,
  weekday,
} from "../../../backend/shared/taipei-time.ts";
import { plainTaipei, taipeiTimes } from "../../factories/taipei-times.ts";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;

it("the day changes at midnight in Taipei, not in UTC", () => {
  const lastSecond = at("2026-11-21T23:59:59");
  expect(taipeiDay(lastSecond + 1)).toBe(taipeiDay(lastSecond) + 1);
  expect(dayText(taipeiDay(lastSecond))).toBe("2026-11-21");
  expect(dayStart(taipeiDay(lastSecond))).toBe(at("2026-11-21T00:00:00"));
});

it.each([
  ["2026-11-21", 6],
  ["2026-11-22", 0],
  ["2028-02-29", 2],
])("%s is weekday %i, where Sunday is 0", (day, expected) => {
  expect(weekday(taipeiDay(at(`${day}T00:00:00`)))).toBe(expected);
});

it.each([
  ["YYYY-MM-DD HH:mm:ss", "2026-11-05 08:03:09"],
  ["YYYY/MM/DD HH:mm", "2026/11/05 08:03"],
  ["yyyy-MM-dd HH:mm", "2026-11-05 08:03"],
  ["yy/M/d H:m:s", "26/11/5 8:3:9"],
  ["yyyy'年'MM'月'dd'日'T''", "2026年11月05日T'"],
  ["no token", "no token"],
  ["", ""],
])("writes a time in Taipei with the pattern '%s'", (pattern, expected) => {
  expect(clockText(at("2026-11-05T08:03:09"), pattern)).toBe(expected);
});

const DAY_SECONDS = 86_400;

it("computes days and dates in UTC+8 for times from 2020 to 2040", () => {
  fc.assert(
    fc.property(taipeiTimes, (now) => {
      const plain = plainTaipei(now);
      const iso = plain.toISOString();
      const day = taipeiDay(now);
      expect(day).toBe(Math.floor(plain.getTime() / 1000 / DAY_SECONDS));
      expect(dayStart(day)).toBe(Date.parse(`${iso.slice(0, 10)}T00:00:00+08:00`) / 1000);
      expect(dayText(day)).toBe(iso.slice(0, 10));
      expect(weekday(day)).toBe(plain.getUTCDay());
      expect(firstOfMonth(day)).toBe(day - plain.getUTCDate() + 1);
      expect(clockText(now, "YYYY-MM-DDTHH:mm:ss")).toBe(iso.slice(0, 19));
    }),
    { numRuns: 500 },
  );
});

it("adds calendar months, and uses the last day of a shorter month", () => {
  fc.assert(
    fc.property(taipeiTimes, fc.integer({ min: -24, max: 24 }), (now, months) => {
      const plain = plainTaipei(now);
      const [year, month] = [plain.getUTCFullYear(), plain.getUTCMonth() + months];
      const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
      const then = Date.UTC(year, month, Math.min(plain.getUTCDate(), last)) / 1000 / DAY_SECONDS;
      const day = taipeiDay(now);
      expect(monthsLater(day, months)).toBe(then);
      expect(monthsBetween(day, then)).toBe(months);
    }),
    { numRuns: 500 },
  );
});
