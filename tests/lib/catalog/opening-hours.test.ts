import { dayRuns, isAllDay, isNextDay, openDays, type Weekday } from "@/lib/catalog/opening-hours";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

it("openDays groups days with the same hours and starts on Monday (ST-43)", () => {
  const days = WEEK.filter((day) => day !== 1);
  const hours = [
    { days, start: "17:00", end: "21:30" },
    { days, start: "11:00", end: "14:30" },
  ];
  expect(openDays(hours)).toEqual([
    { days: [1], ranges: [] },
    {
      days: [2, 3, 4, 5, 6, 0],
      ranges: [
        { start: "11:00", end: "14:30" },
        { start: "17:00", end: "21:30" },
      ],
    },
  ]);
});

it.each<[Weekday[], Weekday[][]]>([
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [[6, 0], [[6, 0]]],
  [
    [1, 2, 4],
    [
      [1, 2],
      [4, 4],
    ],
  ],
  [[], []],
])("dayRuns combines the days %j into the ranges %j", (days, runs) => {
  expect(dayRuns(days)).toEqual(runs);
});

it("isAllDay finds whole days, and isNextDay finds ranges that end on the next day", () => {
  expect(isAllDay({ start: "00:00", end: "24:00" })).toBe(true);
  expect(isAllDay({ start: "00:00", end: "00:00" })).toBe(true);
  expect(isAllDay({ start: "11:00", end: "24:00" })).toBe(false);
  expect(isNextDay({ start: "15:00", end: "02:00" })).toBe(true);
  expect(isNextDay({ start: "15:00", end: "24:00" })).toBe(false);
});
