import { hasAppCode, withoutAppCode } from "@/lib/routing/app-code";

const pathWithoutCode = (path: string) => {
  const { pathname, search, hash } = withoutAppCode(new URL(path, "http://localhost"));
  return pathname + search + hash;
};

it.each([
  ["/?v1=c0de", "/"],
  ["/checkout?v1=c0de&v3=OPN-1", "/checkout?v3=OPN-1"],
  ["/intro?utm_source=a&v1=a&v1=b#top", "/intro?utm_source=a#top"],
  ["/?v1=", "/"],
])("withoutAppCode turns %s into %s (LG-15)", (path, clean) => {
  expect(pathWithoutCode(path)).toBe(clean);
});

it.each(["/", "/store?stid=1&back=%2Fhome", "/home?q=a%20b", "/?V1=x"])(
  "withoutAppCode does not change %s, which has no code",
  (path) => {
    expect(pathWithoutCode(path)).toBe(path);
  },
);

it("hasAppCode is true for a query with v1, and false for a query without v1 (LG-31)", () => {
  expect(hasAppCode("?v1=c0de&v3=1")).toBe(true);
  expect(hasAppCode("?v3=1")).toBe(false);
});
