import { codeOfPath, isRecommendCode, normalizeRecommendCode } from "@/lib/benefits/recommend-code";

it.each([
  [" futa2222 ", "futa2222"],
  ["op-b6.7_x~9", "op-b6.7_x~9"],
  ["ＦＵＴＡ２２２２", "FUTA2222"],
])("the typed referral code %j is sent as %s", (written, sent) => {
  expect(normalizeRecommendCode(written)).toBe(sent);
  expect(isRecommendCode(normalizeRecommendCode(written))).toBe(true);
});

it.each(["FUTA 222", "x".repeat(41), "a/b", "<b>", ""])(
  "%j is not a referral code (RU-43)",
  (written) => {
    expect(isRecommendCode(normalizeRecommendCode(written))).toBe(false);
  },
);

it.each([
  ["/referralCode/FUTA2222", "FUTA2222"],
  ["/REFERRALCODE/futa2222", "futa2222"],
  ["/referralCode/1", "1"],
  ["/referralCode/%3Cscript%3E", null],
  ["/referralCode/%E0%A4%A", null],
  ["/referralCode/", null],
])("the referral code in the path %s is %j (CM-02)", (path, code) => {
  expect(codeOfPath(path)).toBe(code);
});
