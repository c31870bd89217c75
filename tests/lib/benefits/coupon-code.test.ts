import { redemptionOf } from "@/lib/benefits/coupon-code";

test.each([
  ["fdm-WELCOME01", "registerReward", "fdm-WELCOME01"],
  ["FDM-welcome01", "registerReward", "FDM-welcome01"],
  ["  fdm-WELCOME01\t", "registerReward", "fdm-WELCOME01"],
  ["ｆｄｍ－ＷＥＬＣＯＭＥ０１", "registerReward", "fdm-WELCOME01"],
  ["FUTAO2026A", "exchangeCoin", "FUTAO2026A"],
  ["\u3000FUTAO2026A\u3000", "exchangeCoin", "FUTAO2026A"],
  ["FUTAO\u0000\u20282026A", "exchangeCoin", "FUTAO2026A"],
  ["xfdm-WELCOME01", "exchangeCoin", "xfdm-WELCOME01"],
  ["fdmWELCOME01", "exchangeCoin", "fdmWELCOME01"],
])("the typed text %j is sent with the call %s as the code %s (CP-10)", (typed, call, code) => {
  expect(redemptionOf(typed)).toEqual({ call, code });
});

test.each(["", "   ", "\u3000", "\t\n"])("the typed text %j is not a code (CP-09)", (typed) => {
  expect(redemptionOf(typed)).toBeNull();
});

it("redemptionOf cuts a code to the maximum length of the contract", () => {
  expect(redemptionOf("㍿".repeat(40))?.code).toHaveLength(40);
});
