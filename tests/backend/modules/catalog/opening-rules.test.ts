import {
  byOpenStatus,
  dayRanges,
  hoursText,
  isWithinHours,
  openStatus,
} from "../../../../backend/modules/catalog/opening-rules.ts";
import { taipeiDay } from "../../../../backend/shared/taipei-time.ts";
import { OPEN_STATUS } from "../../../../lib/contracts/codes.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const SATURDAY = 6;
/** 2026-11-21 is a Saturday. */
const at = (text: string) => Date.parse(`${text}:00+08:00`) / 1000;

describe("opening hours, in Taipei time", () => {
  const lunchAndDinner = [
    { days: EVERY_DAY, start: "11:00", end: "14:00" },
    { days: EVERY_DAY, start: "17:00", end: "21:30" },
  ];
  const weekdays = [{ days: [1, 2, 3, 4, 5], start: "09:00", end: "18:00" }];
  const saturdayNight = [{ days: [SATURDAY], start: "18:00", end: "02:00" }];
  const allDay = [{ days: EVERY_DAY, start: "00:00", end: "24:00" }];
  const fromSixToSix = [{ days: EVERY_DAY, start: "06:00", end: "06:00" }];

  it.each([
    ["is open from its opening minute", lunchAndDinner, "2026-11-21T11:00", true],
    ["is closed a minute before it opens", lunchAndDinner, "2026-11-21T10:59", false],
    ["is open in its last minute", lunchAndDinner, "2026-11-21T13:59", true],
    ["is closed from its closing minute", lunchAndDinner, "2026-11-21T14:00", false],
    ["is closed between lunch and dinner", lunchAndDinner, "2026-11-21T15:30", false],
    ["with weekday hours is open on Friday", weekdays, "2026-11-20T10:00", true],
    ["with weekday hours is closed on Saturday", weekdays, "2026-11-21T10:00", false],
    ["with hours until 02:00 is open at 01:59", saturdayNight, "2026-11-22T01:59", true],
    ["with hours until 02:00 is closed at 02:00", saturdayNight, "2026-11-22T02:00", false],
    [
      "with Saturday night hours is closed early on Saturday morning",
      saturdayNight,
      "2026-11-21T01:00",
      false,
    ],
    ["with the hours 00:00-24:00 is open at 00:00", allDay, "2026-11-21T00:00", true],
    ["with the hours 00:00-24:00 is open at 23:59", allDay, "2026-11-21T23:59", true],
    ["is always open if the end equals the start", fromSixToSix, "2026-11-21T05:59", true],
  ])("a store %s", (_rule, hours, time, expected) => {
    expect(isWithinHours(hours, at(time))).toBe(expected);
  });

  it("hours past midnight are divided between the two days", () => {
    const day = taipeiDay(at("2026-11-21T12:00"));
    expect(dayRanges(saturdayNight, day)).toEqual([{ start: 1080, end: 1440 }]);
    expect(dayRanges(saturdayNight, day + 1)).toEqual([{ start: 0, end: 120 }]);
  });
});

describe("the text about the next opening or closing time (HM-27)", () => {
  const every = (start: string, end: string) => ({ days: EVERY_DAY, start, end });
  const meals = [every("11:00", "14:00"), every("17:00", "21:30")];
  const wednesday = [{ days: [3], start: "10:30", end: "18:00" }];
  const friday = [{ days: [5], start: "10:00", end: "18:00" }];
  const night = [every("18:00", "02:00")];

  it.each([
    ["opens later today", meals, "2026-11-21T09:00", "11:00 開"],
    ["opens again in the evening", meals, "2026-11-21T14:00", "17:00 開"],
    ["opens tomorrow", meals, "2026-11-21T21:30", "明天 11:00 開"],
    ["opens on another day", wednesday, "2026-11-21T12:00", "週三 10:30 開"],
    ["opens next week on the same day", friday, "2026-11-20T18:00", "週五 10:00 開"],
    ["closes today", meals, "2026-11-21T13:59", "營業到 14:00"],
    ["closes after midnight", night, "2026-11-21T23:00", "營業到 02:00"],
    ["has been open since the evening before", night, "2026-11-22T01:59", "營業到 02:00"],
    ["never closes", [every("00:00", "24:00")], "2026-11-21T12:00", "24 小時營業"],
    [
      "never closes, because each range begins when the previous range ends",
      [every("06:00", "06:00")],
      "2026-11-21T05:00",
      "24 小時營業",
    ],
    ["never opens", [], "2026-11-21T12:00", ""],
  ])("of a store that %s", (_rule, opening_hours, time, expected) => {
    expect(hoursText({ opening_hours, is_paused: false }, at(time))).toBe(expected);
  });

  it("is empty for a paused store", () => {
    expect(hoursText({ opening_hours: meals, is_paused: true }, at("2026-11-21T12:00"))).toBe("");
  });
});

describe("open status", () => {
  const store = {
    opening_hours: [{ days: EVERY_DAY, start: "11:00", end: "21:00" }],
    is_paused: false,
    capacity: 20,
  };
  const noon = at("2026-11-21T12:00");

  it.each([
    ["open inside its hours", store, noon, 0, OPEN_STATUS.open],
    ["open with one order less than its capacity", store, noon, 19, OPEN_STATUS.open],
    ["busy with as many orders as its capacity", store, noon, 20, OPEN_STATUS.busy],
    ["resting outside its hours", store, at("2026-11-21T22:00"), 0, OPEN_STATUS.resting],
    [
      "resting when the merchant paused it",
      { ...store, is_paused: true },
      noon,
      0,
      OPEN_STATUS.resting,
    ],
    [
      "resting, not busy, outside its hours with as many orders as its capacity",
      store,
      at("2026-11-21T22:00"),
      20,
      OPEN_STATUS.resting,
    ],
  ])("a store is %s", (_rule, tested, now, open_orders, expected) => {
    expect(openStatus(tested, now, open_orders)).toBe(expected);
  });

  it("sorts open stores before busy stores, and busy stores before resting stores", () => {
    const stores = [OPEN_STATUS.resting, OPEN_STATUS.busy, OPEN_STATUS.open];
    const sorted = stores.map((open_status) => ({ open_status })).sort(byOpenStatus);
    expect(sorted.map((store) => store.open_status)).toEqual([
      OPEN_STATUS.open,
      OPEN_STATUS.busy,
      OPEN_STATUS.resting,
    ]);
  });
});
