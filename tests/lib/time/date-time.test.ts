import {
  formatDate,
  formatDateText,
  formatDateTime,
  formatDateTimeSeconds,
  formatDay,
  formatFullDate,
  formatMoment,
  formatTime,
  parseDateTime,
} from "@/lib/time/date-time";
import { fc } from "@/tests/setup/seeded-properties";
import { plainTaipei, taipeiTimes } from "../../factories/taipei-times";

it.each([
  ["2026-11-21T12:30:00+08:00", "2026/11/21 12:30", "12:30"],
  ["2026-12-31T16:00:00Z", "2027/01/01 00:00", "00:00"],
  ["2026-07-01T15:59:59Z", "2026/07/01 23:59", "23:59"],
])("%s is shown in Taipei time as %s and %s (GN-03)", (instant, date, time) => {
  const seconds = Date.parse(instant) / 1000;
  expect(formatDateTime(seconds, "zh-TW")).toBe(date);
  expect(formatTime(seconds)).toBe(time);
});

it.each([
  ["2026-11-21T15:59:59Z", "2026-11-21", "11/21 週六"],
  ["2026-11-21T16:00:00Z", "2026-11-22", "11/22 週日"],
  ["2026-12-31T16:00:00Z", "2027-01-01", "1/1 週五"],
])("%s is on the day %s in Taipei, which is shown as %s (GN-03)", (instant, date, day) => {
  const seconds = Date.parse(instant) / 1000;
  expect(formatDate(seconds)).toBe(date);
  expect(formatDay(seconds, "zh-TW")).toBe(day);
});

it("the format functions write English days and times for en, and formatFullDate writes the Chinese form for zh-TW (LN-06)", () => {
  const seconds = Date.parse("2026-11-21T16:05:09Z") / 1000;
  expect(formatDateTime(seconds, "en")).toBe("Nov 22, 2026, 00:05");
  expect(formatDateTimeSeconds(seconds, "en")).toBe("Nov 22, 2026, 00:05:09");
  expect(formatFullDate(seconds, "en")).toBe("Nov 22, 2026");
  expect(formatDay(seconds, "en")).toBe("Sun, Nov 22");
  expect(formatMoment(seconds, seconds, "en")).toBe("00:05");
  expect(formatMoment(seconds, 0, "en")).toBe("Sun, Nov 22 00:05");
  expect(formatFullDate(seconds, "zh-TW")).toBe("2026/11/22");
});

it.each([
  ["2026-11-22", "Nov 22, 2026", "2026/11/22"],
  ["2026/11/22", "Nov 22, 2026", "2026/11/22"],
  ["2026-11-22 18:05", "Nov 22, 2026, 18:05", "2026/11/22 18:05"],
  ["2026-13-22", "2026-13-22", "2026-13-22"],
  ["下月底", "下月底", "下月底"],
  ["2026-12-31 23:59:59", "Dec 31, 2026, 23:59", "2026/12/31 23:59"],
])(
  "formatDateText writes the backend's text %s as %s in English and as %s in Chinese (LN-06)",
  (text, english, chinese) => {
    expect(formatDateText(text, "en")).toBe(english);
    expect(formatDateText(text, "zh-TW")).toBe(chinese);
  },
);

it("the time of a review is shown in Taipei time (ST-36)", () => {
  expect(formatDateTime(Date.UTC(2026, 10, 20, 17, 5) / 1000, "zh-TW")).toBe("2026/11/21 01:05");
});

it("formatDateTime shows a Taipei time that the local time zone skips (GN-03)", () => {
  expect(new Date("2026-03-08T02:30").getHours()).toBe(3);
  expect(formatDateTime(Date.parse("2026-03-08T02:30+08:00") / 1000, "zh-TW")).toBe(
    "2026/03/08 02:30",
  );
});

it("the format functions use UTC+8 for every time from 2020 to 2040 (GN-03)", () => {
  fc.assert(
    fc.property(taipeiTimes, (seconds) => {
      const plain = plainTaipei(seconds);
      const [date = "", time = ""] = plain.toISOString().split("T");
      const minute = time.slice(0, 5);
      const day = `${plain.getUTCMonth() + 1}/${plain.getUTCDate()}`;
      expect(formatDateTime(seconds, "zh-TW")).toBe(`${date.replaceAll("-", "/")} ${minute}`);
      expect(formatTime(seconds)).toBe(minute);
      expect(formatDate(seconds)).toBe(date);
      expect(formatDay(seconds, "zh-TW")).toBe(`${day} 週${"日一二三四五六"[plain.getUTCDay()]}`);
    }),
    { numRuns: 500 },
  );
});

it("parseDateTime reads dates and times that the format functions write", () => {
  fc.assert(
    fc.property(taipeiTimes, (seconds) => {
      const date = formatDate(seconds);
      expect(parseDateTime(`${date} ${formatTime(seconds)}`)).toBe(seconds - (seconds % 60));
      expect(parseDateTime(date)).toBe(Date.parse(`${date}T00:00:00+08:00`) / 1000);
    }),
    { numRuns: 500 },
  );
});

it.each(["", "soon", "2026-11-24 noon", "2026-13-01"])(
  "parseDateTime returns NaN for '%s'",
  (text) => {
    expect(parseDateTime(text)).toBeNaN();
  },
);
