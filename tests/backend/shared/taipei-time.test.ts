import {
  clockText,
  dayStart,
  dayText,
  taipeiDay,
  weekday,
} from "../../../backend/shared/taipei-time.ts";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;

it("the day changes at midnight in Taipei, not in Greenwich", () => {
  const lastSecond = at("2026-11-21T23:59:59");
  expect(taipeiDay(lastSecond + 1)).toBe(taipeiDay(lastSecond) + 1);
  expect(dayText(taipeiDay(lastSecond))).toBe("2026-11-21");
  expect(dayStart(taipeiDay(lastSecond))).toBe(at("2026-11-21T00:00:00"));
});

it.each([
  ["2026-11-21", 6],
  ["2026-11-22", 0],
  ["2028-02-29", 2],
])("%s is weekday %i, Sunday being 0", (day, expected) => {
  expect(weekday(taipeiDay(at(`${day}T00:00:00`)))).toBe(expected);
});

it.each([
  ["YYYY-MM-DD HH:mm:ss", "2026-11-05 08:03:09"],
  ["YYYY/MM/DD HH:mm", "2026/11/05 08:03"],
  ["no token", "no token"],
  ["", ""],
])("a time is written by the pattern '%s'", (pattern, expected) => {
  expect(clockText(at("2026-11-05T08:03:09"), pattern)).toBe(expected);
});
