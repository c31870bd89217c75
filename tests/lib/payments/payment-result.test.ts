import { readResult, resultCookie } from "@/lib/payments/payment-result";

const textOf = (fields: Record<string, string>) => String(new URLSearchParams(fields));

it("over https another host of the domain cannot set the cookie", () => {
  expect(resultCookie("a", "https:")).toBe("__Host-payment-a");
  expect(resultCookie("a", "http:")).toBe("payment-a");
});

it.each([
  "javascript:alert(1)",
  "https://evil.example/third/payreturn?number=F26112112345678-1",
  "//evil.example/",
  "//",
  "",
])("a result that leads to %j is no result", (place) => {
  for (const state of ["pending", "login"]) expect(readResult(textOf({ state, place }))).toBeNull();
});
