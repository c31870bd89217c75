import { formatDiscount, formatMoney } from "@/lib/format/money";

describe("amounts are whole New Taiwan dollars (GN-02)", () => {
  it.each([
    [0, "NT$0"],
    [5, "NT$5"],
    [120, "NT$120"],
    [999, "NT$999"],
    [1200, "NT$1,200"],
    [12_345, "NT$12,345"],
    [1_234_567, "NT$1,234,567"],
    [10_000_000, "NT$10,000,000"],
    [1_000_007, "NT$1,000,007"],
    [Number.NaN, "NT$NaN"],
  ])("the amount %d is written as %s (GN-02)", (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it.each([
    [30, "-NT$30"],
    [1500, "-NT$1,500"],
  ])("a discount of %d is written as %s", (amount, text) => {
    expect(formatDiscount(amount)).toBe(text);
  });
});
