import { cardPagePolicy, readCardPage } from "@/lib/payments/card-page";

const ORIGINS = [
  "https://api.payuni.com.tw",
  "https://sandbox-api.payuni.com.tw",
  "http://localhost:3002",
];

it.each([
  "https://api.payuni.com.tw/api/upp",
  "https://sandbox-api.payuni.com.tw/api/upp",
  "http://localhost:3002/api/upp",
])("readCardPage accepts the URL %s (PY-10)", (url) => {
  expect(readCardPage(url, ORIGINS)).toBe(url);
});

it.each([
  "http://api.payuni.com.tw/api/upp",
  "https://api.payuni.com.tw:8443/api/upp",
  "https://api.payuni.com.tw.evil.example/api/upp",
  "https://api.payuni.com.tw@evil.example/api/upp",
  "https://user:pass@api.payuni.com.tw/api/upp",
  "https://payuni.com.tw/api/upp",
  "https://evil.example/?https://api.payuni.com.tw",
  "http://localhost:3000/api/upp",
  "javascript:alert(1)",
  "data:text/html,x",
  "//api.payuni.com.tw/api/upp",
  "/api/upp",
  "",
])("readCardPage refuses the URL %j", (url) => {
  expect(readCardPage(url, ORIGINS)).toBeNull();
});

it("readCardPage refuses every URL if there are no allowed origins", () => {
  expect(readCardPage("https://api.payuni.com.tw/api/upp", [])).toBeNull();
});

it("the policy of a card page sandboxes the page and lets forms post only to the shop and the allowed origins", () => {
  const policy = cardPagePolicy(["https://pay.example"]).split("; ");
  expect(policy).toContain("sandbox allow-forms allow-scripts");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).toContain("frame-ancestors 'none'");
});
