import { formatDateTime, formatTime } from "@/lib/format/date-time";

it.each([
  ["2026-11-21T12:30:00+08:00", "2026/11/21 12:30", "12:30"],
  ["2026-12-31T16:00:00Z", "2027/01/01 00:00", "00:00"],
  ["2026-07-01T15:59:59Z", "2026/07/01 23:59", "23:59"],
])("%s is shown in Taipei time (GN-03)", (instant, date, time) => {
  const seconds = Date.parse(instant) / 1000;
  expect(formatDateTime(seconds)).toBe(date);
  expect(formatTime(seconds)).toBe(time);
});
