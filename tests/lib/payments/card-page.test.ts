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
])("accepts the card page %s (PY-10)", (url) => {
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
])("refuses %s", (url) => {
  expect(readCardPage(url, ORIGINS)).toBeNull();
});

it("refuses every page without allowed origins", () => {
  expect(readCardPage("https://api.payuni.com.tw/api/upp", [])).toBeNull();
});

it("a card page of the backend has an origin of its own and posts to the allowed origins only", () => {
  const policy = cardPagePolicy(["https://pay.example"]).split("; ");
  expect(policy).toContain("sandbox allow-forms allow-scripts");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).toContain("frame-ancestors 'none'");
});
