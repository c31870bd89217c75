import { accountMerge, appliesAt } from "@/lib/account/account-merge";

const MERGE = accountMerge(2027);

it.each([
  ["a year before 7月20日", "2026-07-20T12:00:00+08:00", true],
  ["in the last second of 7月20日", "2027-07-20T23:59:59+08:00", true],
  ["at midnight after 7月20日", "2027-07-21T00:00:00+08:00", false],
])("%s (%s), the merge notice applies: %s (LG-35)", (_when, time, expected) => {
  expect(appliesAt(MERGE, Date.parse(time))).toBe(expected);
});

it("there is no merge notice without a year", () => {
  expect(accountMerge(null)).toBeNull();
  expect(appliesAt(null, 0)).toBe(false);
});
