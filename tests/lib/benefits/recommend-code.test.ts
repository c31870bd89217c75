import { codeOfPath, isRecommendCode, recommendCode } from "@/lib/benefits/recommend-code";

it.each([
  [" futa2222 ", "FUTA2222"],
  ["ＦＵＴＡ２２２２", "FUTA2222"],
])("%j is sent as %s", (written, sent) => {
  expect(recommendCode(written)).toBe(sent);
  expect(isRecommendCode(recommendCode(written))).toBe(true);
});

it.each(["FUTA222", "FUTA22222", "FUTA0OI1", "<b>", ""])("%j is not a code (RU-43)", (written) => {
  expect(isRecommendCode(recommendCode(written))).toBe(false);
});

it.each([
  ["/referralCode/FUTA2222", "FUTA2222"],
  ["/REFERRALCODE/futa2222", "FUTA2222"],
  ["/referralCode/1", null],
  ["/referralCode/%3Cscript%3E", null],
  ["/referralCode/%E0%A4%A", null],
  ["/referralCode/", null],
])("of %s the code is %j (CM-02)", (path, code) => {
  expect(codeOfPath(path)).toBe(code);
});
