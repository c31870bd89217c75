import {
  periodOf,
  remainingUsesText,
} from "../../../../backend/modules/benefits/subscription-rules.ts";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;

describe("the periods of a subscription", () => {
  it.each`
    start                    | now                      | index | end                      | what
    ${"2026-11-10T00:00:00"} | ${"2026-11-10T00:00:00"} | ${0}  | ${"2026-12-10T00:00:00"} | ${"begin with the subscription"}
    ${"2026-11-10T09:30:00"} | ${"2026-12-09T23:59:59"} | ${0}  | ${"2026-12-10T00:00:00"} | ${"last to the end of the day before the next period"}
    ${"2026-11-10T09:30:00"} | ${"2026-12-10T00:00:00"} | ${1}  | ${"2027-01-10T00:00:00"} | ${"begin at midnight in Taipei even if the subscription began at 09:30"}
    ${"2026-11-10T00:00:00"} | ${"2027-02-01T12:00:00"} | ${2}  | ${"2027-02-10T00:00:00"} | ${"run over the turn of the year"}
    ${"2026-10-31T00:00:00"} | ${"2026-11-29T23:59:59"} | ${0}  | ${"2026-11-30T00:00:00"} | ${"end before the last day of a short month if the subscription began on day 31"}
    ${"2026-10-31T00:00:00"} | ${"2026-11-30T00:00:00"} | ${1}  | ${"2026-12-31T00:00:00"} | ${"end before day 31 of a long month if the subscription began on day 31"}
    ${"2027-01-30T00:00:00"} | ${"2027-02-28T00:00:00"} | ${1}  | ${"2027-03-30T00:00:00"} | ${"begin on the last day of February if the subscription began on day 30"}
    ${"2027-12-31T00:00:00"} | ${"2028-02-29T08:00:00"} | ${2}  | ${"2028-03-31T00:00:00"} | ${"begin on the leap day if the subscription began on day 31"}
  `("$what", ({ start, now, index, end }) => {
    expect(periodOf(at(start), at(now))).toEqual({ index, end: at(end) });
  });

  it("follow each other for two years without a gap and are numbered in order", () => {
    for (const start of ["2026-01-01", "2026-01-15", "2026-01-29", "2026-01-31"]) {
      const first = at(`${start}T00:00:00`);
      let period = periodOf(first, first);
      for (let index = 1; index <= 24; index += 1) {
        const next = periodOf(first, period.end);
        expect(next.index).toBe(index);
        expect(periodOf(first, period.end - 1)).toEqual(period);
        period = next;
      }
    }
  });

  it("have a text with the uses that are left and the last day of the period (RU-18)", () => {
    const period_end = at("2026-12-10T00:00:00");
    expect(remainingUsesText({ period_end, delivery_left: 3, take_left: 4 }).text).toBe(
      "本期至 2026/12/09：外送費折抵剩 3 次（每次最高 NT$50）、外帶餐點 5% 折抵剩 4 次（每次最高 NT$30），未使用的次數不累積",
    );
  });
});
