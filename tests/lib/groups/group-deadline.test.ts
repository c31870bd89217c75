import { proposedDeadline } from "@/lib/groups/group-deadline";
import { formatDateTime, parseDateTime } from "@/lib/time/date-time";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const LUNCH = { days: EVERY_DAY, start: "11:00", end: "14:00" };
const DINNER = { days: EVERY_DAY, start: "17:00", end: "21:30" };
const UNTIL_ODD_TIME = { ...DINNER, end: "21:33" };
const AFTERNOON = { days: EVERY_DAY, start: "14:00", end: "21:00" };
const NIGHT = { days: [6], start: "18:00", end: "02:00" };
/** A Saturday. */
const TODAY = "2026-11-21";

test.each([
  ["an hour ahead while the store is open", [LUNCH], "11:32", "2026/11/21 12:35"],
  [
    "10 minutes before the break if the time an hour ahead is in the break",
    [LUNCH, DINNER],
    "13:20",
    "2026/11/21 13:50",
  ],
  [
    "10 minutes before closing if the time an hour ahead is later than that",
    [DINNER],
    "20:25",
    "2026/11/21 21:20",
  ],
  [
    "on a step of the input field, which has steps of 5 minutes",
    [UNTIL_ODD_TIME],
    "20:40",
    "2026/11/21 21:20",
  ],
  [
    "within the first range if the next range starts right after it",
    [LUNCH, AFTERNOON],
    "12:55",
    "2026/11/21 13:55",
  ],
  [
    "within the second range if this range starts right after the first range",
    [LUNCH, AFTERNOON],
    "13:20",
    "2026/11/21 14:20",
  ],
  [
    "half an hour after the break if the break begins soon",
    [LUNCH, DINNER],
    "13:45",
    "2026/11/21 17:30",
  ],
  ["half an hour after the next opening", [LUNCH], "21:00", "2026/11/22 11:30"],
  ["within a range that ends after midnight", [NIGHT], "23:30", "2026/11/22 00:30"],
  [
    "within a range that began on the evening before",
    [{ ...NIGHT, days: [5] }],
    "00:10",
    "2026/11/21 01:10",
  ],
  [
    "on the next day on which the store is open",
    [{ ...LUNCH, days: [2] }],
    "12:00",
    "2026/11/24 11:30",
  ],
  [
    "an hour ahead, after midnight, if the store is always open",
    [{ ...LUNCH, start: "00:00", end: "24:00" }],
    "23:30",
    "2026/11/22 00:30",
  ],
  ["an hour ahead if the opening hours are unknown", undefined, "03:00", "2026/11/21 04:00"],
  ["an hour ahead if the store never opens", [], "03:00", "2026/11/21 04:00"],
])("proposedDeadline proposes a deadline %s (GO-21)", (_what, hours, clock, expected) => {
  const now = parseDateTime(`${TODAY} ${clock}`);
  expect(formatDateTime(proposedDeadline(hours, now), "zh-TW")).toBe(expected);
});
