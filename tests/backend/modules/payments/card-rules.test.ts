import { cardBrand, lastMonth, monthOf } from "../../../../backend/modules/payments/card-rules.ts";

it.each([
  ["414763", 1],
  ["400000", 1],
  ["510000", 2],
  ["559999", 2],
  ["222100", 2],
  ["272099", 2],
  ["352800", 3],
  ["358999", 3],
  ["222099", null],
  ["272100", null],
  ["352799", null],
  ["359000", null],
  ["560000", null],
  ["370000", null],
  ["620000", null],
])(
  "a card number that begins with %s has the brand %s (null: unknown brand) (PV-10)",
  (six, brand) => {
    expect(cardBrand(six)).toBe(brand);
  },
);

it("the last month of a card and the current month in Taipei are numbers of the form YYYYMM", () => {
  expect(lastMonth("1230")).toBe(203012);
  expect(lastMonth("0126")).toBe(202601);
  expect(monthOf(Date.parse("2026-11-30T23:59:59+08:00") / 1000)).toBe(202611);
  expect(monthOf(Date.parse("2026-12-01T00:00:00+08:00") / 1000)).toBe(202612);
});
