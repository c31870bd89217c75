import { campaignEnd } from "@/lib/benefits/campaign-end";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const now = at("2026-11-21T12:00:00");

test.each([
  ["a campaign without an end is open", null, { kind: "open" }],
  [
    "a week before the end, the campaign shows its last day",
    at("2026-11-29T00:00:00"),
    { kind: "until", last: at("2026-11-28T23:59:59") },
  ],
  [
    "more than three days before the end, the campaign shows its last day",
    at("2026-11-26T00:00:00"),
    { kind: "until", last: at("2026-11-25T23:59:59") },
  ],
  [
    "a campaign that ends in three days shows three days",
    at("2026-11-25T00:00:00"),
    { kind: "soon", days: 3 },
  ],
  [
    "a campaign that ends tomorrow shows one day",
    at("2026-11-22T00:00:01"),
    { kind: "soon", days: 1 },
  ],
  [
    "a campaign that ends at the next midnight shows today",
    at("2026-11-22T00:00:00"),
    { kind: "today" },
  ],
  ["a campaign that ends this afternoon shows today", at("2026-11-21T18:00:00"), { kind: "today" }],
])("%s", (_what, end_time, expected) => {
  expect(campaignEnd(end_time, now)).toEqual(expected);
});

test('campaignEnd counts days in Taipei time: at midnight in Taipei, "one day" becomes "today"', () => {
  expect(campaignEnd(at("2026-11-23T00:00:00"), at("2026-11-22T00:30:00"))).toEqual({
    kind: "today",
  });
  expect(campaignEnd(at("2026-11-23T00:00:00"), at("2026-11-21T23:30:00"))).toEqual({
    kind: "soon",
    days: 1,
  });
});
