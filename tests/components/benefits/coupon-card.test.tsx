import { screen } from "@testing-library/react";
import { CouponCard } from "@/components/benefits/coupon-card";
import type { Coupon } from "@/lib/contracts/coupons";
import { makeHeldCoupon } from "../../factories/held-coupons";
import { setPageLanguage } from "../../setup/language-of-pages";
import { renderWithMessages } from "../../setup/render-with-messages";

const NOW = Date.parse("2026-11-21T12:00:00+08:00");

function show(values: Partial<Coupon>, state: "open" | "blocked" | "over" = "open") {
  const { container } = renderWithMessages(
    <CouponCard coupon={makeHeldCoupon(values)} state={state} now={NOW} />,
  );
  return container.textContent ?? "";
}

test.each<[string, Partial<Coupon>, string[]]>([
  ["a discount above a threshold", { type: 1 }, ["滿額折扣", "NT$30", "滿 NT$100 折 NT$30"]],
  ["cash", { type: 2, full_money: 0, cut_money: 60 }, ["現金折抵", "NT$60"]],
  [
    "cash whose amount is in `discount_money`",
    { type: 2, full_money: 0, cut_money: 0, discount_money: 120 },
    ["NT$120"],
  ],
  ["cash above a threshold", { type: 2 }, ["現金折抵", "滿 NT$100 折 NT$30"]],
  [
    "a percentage discount",
    { type: 3, cut_percent: 10, full_money: 0, cut_money: 0 },
    ["折扣", "9 折", "折扣 10%"],
  ],
  [
    "a percentage discount with a maximum",
    { type: 3, cut_percent: 15, cut_money: 60 },
    ["8.5 折", "滿 NT$100 折扣 15%，最高折 NT$60"],
  ],
  ["a discount on the delivery fee", { type: 2, cut_type: 2, full_money: 0 }, ["折抵外送費"]],
])("shows the kind and the discount of a coupon: %s (CP-03)", (_kind, values, texts) => {
  const shown = show(values);
  for (const text of texts) expect(shown).toContain(text);
});

test.each([
  [0, "全平台適用"],
  [1, "指定店家適用"],
] as const)("shows the target type %s as %s (CP-04)", (target_type, text) => {
  expect(show({ target_type })).toContain(text);
});

it("shows the period and the remark of a coupon (CP-05)", () => {
  expect(show({})).toContain("2026/11/01 – 2026/12/31");
  expect(show({ end_date: "2026-12-24 18:00" })).toContain("2026/11/01 – 2026/12/24 18:00");
  expect(screen.getAllByText("餐點滿 100 元折 30 元")).toHaveLength(2);
});

it("shows the period in English on an English page (LN-06)", () => {
  setPageLanguage("en");
  expect(show({})).toContain("Nov 1, 2026 – Dec 31, 2026");
  expect(show({ end_date: "2026-12-24 18:00" })).toContain("Dec 24, 2026, 18:00");
  setPageLanguage("zh-TW");
});

it("shows the reason why a coupon cannot be used (CP-06)", () => {
  expect(show({ is_access: 0, access_text: "此店家不適用" }, "blocked")).toContain("此店家不適用");
});

test.each([
  ["2026-11-24 12:01", "nothing"],
  ["2026-11-23 23:59", "剩2天"],
  ["2026-11-21 17:30", "剩5小時"],
  ["2026-11-21 12:20", "剩20分鐘"],
  ["2026-11-21 12:00", "即將到期"],
])(
  "on 2026-11-21 at 12:00, a coupon that ends at %s shows the remaining time: %s (CP-07, CP-08)",
  (end_date, text) => {
    const shown = show({ end_date });
    if (text === "nothing") expect(shown).not.toMatch(/剩|即將/);
    else expect(shown).toContain(text);
  },
);

it("shows no remaining time for a used or expired coupon", () => {
  expect(show({ end_date: "2026-11-21 12:00" }, "over")).not.toContain("即將到期");
});
