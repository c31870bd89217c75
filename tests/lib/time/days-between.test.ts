import { daysBetween } from "@/lib/time/days-between";
import { fc } from "@/tests/setup/seeded-properties";
import { plainTaipei, taipeiTimes } from "../../factories/taipei-times";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;

it.each([
  ["2026-11-21T00:00:00", "2026-11-21T23:59:59", 0],
  ["2026-11-21T23:59:59", "2026-11-22T00:00:00", 1],
  ["2026-11-22T00:00:00", "2026-11-21T23:59:59", -1],
  ["2026-02-28T12:00:00", "2027-03-01T00:00:00", 366],
])("daysBetween %s and %s returns %i Taipei days", (from, to, days) => {
  expect(daysBetween(at(from), at(to))).toBe(days);
});

it("daysBetween counts days in UTC+8 for all times from 2020 to 2040", () => {
  const dayNumber = (seconds: number) => Math.floor(plainTaipei(seconds).getTime() / 86_400_000);
  fc.assert(
    fc.property(taipeiTimes, taipeiTimes, (from, to) => {
      expect(daysBetween(from, to)).toBe(dayNumber(to) - dayNumber(from));
    }),
    { numRuns: 500 },
  );
});
