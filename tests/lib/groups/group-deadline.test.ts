import { proposedDeadline } from "@/lib/groups/group-deadline";
import { formatDateTime, parseDateTime } from "@/lib/time/date-time";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LUNCH = { days: EVERY_DAY, start: "11:00", end: "14:00" };
const DINNER = { days: EVERY_DAY, start: "17:00", end: "21:30" };
const UNTIL_ODD_TIME = { ...DINNER, end: "21:33" };
const AFTERNOON = { days: EVERY_DAY, start: "14:00", end: "21:00" };
const NIGHT = { days: [6], start: "18:00", end: "02:00" };
/** Saturdays of 2026-11-21 and of the next week. */
const TODAY = "2026-11-21";

test.each([
  ["an hour ahead while the store is open", [LUNCH], "11:32", "2026/11/21 12:35"],
  ["before the break if an hour ahead is in it", [LUNCH, DINNER], "13:20", "2026/11/21 13:50"],
  ["10 minutes before closing", [DINNER], "20:25", "2026/11/21 21:20"],
  ["on the step of the field", [UNTIL_ODD_TIME], "20:40", "2026/11/21 21:20"],
  ["just before ranges touch", [LUNCH, AFTERNOON], "12:55", "2026/11/21 13:55"],
  ["across ranges that touch", [LUNCH, AFTERNOON], "13:20", "2026/11/21 14:20"],
  ["after the break if it begins now", [LUNCH, DINNER], "13:45", "2026/11/21 17:30"],
  ["half an hour after the next opening", [LUNCH], "21:00", "2026/11/22 11:30"],
  ["within a range past midnight", [NIGHT], "23:30", "2026/11/22 00:30"],
  ["within a range of the last evening", [{ ...NIGHT, days: [5] }], "00:10", "2026/11/21 01:10"],
  [
    "on the next day of the week that is open",
    [{ ...LUNCH, days: [2] }],
    "12:00",
    "2026/11/24 11:30",
  ],
  [
    "at any time of a store that is always open",
    [{ ...LUNCH, start: "00:00", end: "24:00" }],
    "23:30",
    "2026/11/22 00:30",
  ],
  ["an hour ahead without hours", undefined, "03:00", "2026/11/21 04:00"],
  ["an hour ahead if the store never opens", [], "03:00", "2026/11/21 04:00"],
])("proposes a deadline %s (GO-21)", (_what, hours, clock, expected) => {
  const now = parseDateTime(`${TODAY} ${clock}`);
  expect(formatDateTime(proposedDeadline(hours, now), "zh-TW")).toBe(expected);
});
