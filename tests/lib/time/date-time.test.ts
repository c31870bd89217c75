import { formatDate, formatDateTime, formatDay, formatTime } from "@/lib/time/date-time";

it.each([
  ["2026-11-21T12:30:00+08:00", "2026/11/21 12:30", "12:30"],
  ["2026-12-31T16:00:00Z", "2027/01/01 00:00", "00:00"],
  ["2026-07-01T15:59:59Z", "2026/07/01 23:59", "23:59"],
])("%s is shown in Taipei time (GN-03)", (instant, date, time) => {
  const seconds = Date.parse(instant) / 1000;
  expect(formatDateTime(seconds)).toBe(date);
  expect(formatTime(seconds)).toBe(time);
});

it.each([
  ["2026-11-21T15:59:59Z", "2026-11-21", "11/21 週六"],
  ["2026-11-21T16:00:00Z", "2026-11-22", "11/22 週日"],
  ["2026-12-31T16:00:00Z", "2027-01-01", "1/1 週五"],
])("%s is on the day of Taipei (GN-03)", (instant, date, day) => {
  const seconds = Date.parse(instant) / 1000;
  expect(formatDate(seconds)).toBe(date);
  expect(formatDay(seconds)).toBe(day);
});
