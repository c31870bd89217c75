import { readResult, resultCookie } from "@/lib/payments/payment-result";

const textOf = (fields: Record<string, string>) => String(new URLSearchParams(fields));

it("the result cookie has the __Host- prefix over https, so that a subdomain cannot set the cookie", () => {
  expect(resultCookie("a", "https:")).toBe("__Host-payment-a");
  expect(resultCookie("a", "http:")).toBe("payment-a");
});

it.each([
  "javascript:alert(1)",
  "https://evil.example/third/payreturn?number=F26112112345678-1",
  "//evil.example/",
  "//",
  "",
])("readResult refuses a result with the place %j", (place) => {
  for (const state of ["pending", "login"]) expect(readResult(textOf({ state, place }))).toBeNull();
});
