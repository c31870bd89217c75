import { groupTotals, remainingOf } from "@/lib/groups/group-rules";

const HOUR = 3_600;

test.each([
  ["more than a day", 25 * HOUR + 59, { kind: "leftDays", days: 1, hours: 1 }],
  ["exactly a day", 24 * HOUR, { kind: "leftDays", days: 1, hours: 0 }],
  ["more than an hour", 2 * HOUR - 1, { kind: "leftHours", hours: 1, minutes: 59 }],
  ["less than an hour", HOUR - 1, { kind: "leftMinutes", minutes: 59 }],
  ["less than a minute", 59, { kind: "leftSoon" }],
  ["a passed deadline", -5, { kind: "leftSoon" }],
])("remainingOf returns the time to the deadline: %s (GO-03)", (_what, left, remaining) => {
  expect(remainingOf({ deadline: 1_000 + left, server_time: 1_000 })).toEqual(remaining);
});

test("groupTotals returns the number of people with dishes, the number of portions and the amount in NT$", () => {
  const line = { id: 1, name: "便當", choices: [], remark: "", quantity: 2, price: 200 };
  const guest = { id: 1, name: "小明", is_me: 0 as const, sum: 0, lines: [] };
  expect(groupTotals([guest, { ...guest, id: 2, sum: 200, lines: [line] }])).toEqual({
    people: 1,
    count: 2,
    sum: 200,
  });
});
