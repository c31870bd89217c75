import { couponCountdown } from "@/lib/benefits/coupon-countdown";

const END = "2026-11-24 12:00";
const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ["2026-11-21T11:59:59", null],
  ["2026-11-21T12:00:00", { unit: "days", value: 3 }],
  ["2026-11-22T11:59:00", { unit: "days", value: 2 }],
  ["2026-11-23T12:00:00", { unit: "days", value: 1 }],
  ["2026-11-23T12:00:01", { unit: "hours", value: 23 }],
  ["2026-11-24T11:00:00", { unit: "hours", value: 1 }],
  ["2026-11-24T11:00:01", { unit: "minutes", value: 59 }],
  ["2026-11-24T11:59:00", { unit: "minutes", value: 1 }],
  ["2026-11-24T11:59:01", "soon"],
  ["2026-11-24T12:00:59", "soon"],
  ["2026-11-24T12:01:00", null],
])(
  "at %s, a coupon that ends on 11/24 at 12:00 has the countdown %j (CP-07, CP-08)",
  (now, countdown) => {
    expect(couponCountdown(END, at(now))).toEqual(countdown);
  },
);

it("there is no countdown for an unreadable end date", () => {
  expect(couponCountdown("", at("2026-11-24T11:00:00"))).toBeNull();
});
