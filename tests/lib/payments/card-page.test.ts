import { readCardPage } from "@/lib/payments/card-page";

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

it("returns no store without a place", () => {
  expect(readCardPage("https://api.payuni.com.tw/api/upp", [])).toBeNull();
});
