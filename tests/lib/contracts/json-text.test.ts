import { isBoundedJson } from "@/lib/contracts/json-text";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const named = (count: number) =>
  `{${Array.from({ length: count }, (_none, n) => `"k${n}":1`).join(",")}}`;

it.each([
  ["20 levels", nested(20), true],
  ["21 levels", nested(21), false],
  ["many lists beside one another", `[${Array(100).fill("[]").join(",")}]`, true],
  ["5,000 names", named(5_000), true],
  ["5,001 names", named(5_001), false],
  ["brackets and colons in a text", JSON.stringify({ a: "[{:".repeat(9_000) }), true],
  ["brackets after an escaped quote", JSON.stringify({ a: `"\\${"[".repeat(99)}` }), true],
  ["a text without end", `{"a":"${"[".repeat(99)}`, true],
])("JSON with %s is bounded: %s", (_what, text, isBounded) => {
  expect(isBoundedJson(text)).toBe(isBounded);
});
