import {
  BACKEND_COOKIES_LENGTH_MAX,
  cookieHeader,
  mergeCookies,
} from "@/lib/server/backend-cookies";

const NOW = Date.parse("2026-11-22T04:00:00Z");
const kept = { OPSESSID: "a%2Fb==", op_csrf: "t" };

test.each([
  [
    "keeps a cookie of any name unchanged",
    ["x.y=a%20b=c; Path=/; HttpOnly"],
    { ...kept, "x.y": "a%20b=c" },
  ],
  ["replaces a cookie", ["op_csrf=u; SameSite=Lax"], { ...kept, op_csrf: "u" }],
  ["removes a cookie with Max-Age 0", ["op_csrf=; Max-Age=0"], { OPSESSID: "a%2Fb==" }],
  [
    "removes a cookie that has expired",
    ["op_csrf=x; expires=Thu, 01 Jan 1970 00:00:00 GMT"],
    { OPSESSID: "a%2Fb==" },
  ],
  [
    "prefers Max-Age to Expires (RFC 6265)",
    ["op_csrf=x; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT"],
    { ...kept, op_csrf: "x" },
  ],
  [
    "keeps a cookie that expires later",
    ["op_csrf=x; Expires=Sun, 22 Nov 2026 05:00:00 GMT"],
    { ...kept, op_csrf: "x" },
  ],
  ["ignores lines without a cookie name", ["=x", "nothing", ""], kept],
])("mergeCookies %s", (_title, lines, expected) => {
  expect(mergeCookies(kept, lines, NOW)).toEqual(expected);
});

test("mergeCookies throws if the cookies are too long for the sealed session", () => {
  expect(() => mergeCookies({}, [`a=${"x".repeat(BACKEND_COOKIES_LENGTH_MAX)}`], NOW)).toThrow(
    "too long",
  );
});

test("cookieHeader writes the cookies with unchanged values", () => {
  expect(cookieHeader(kept)).toBe("OPSESSID=a%2Fb==; op_csrf=t");
  expect(cookieHeader({})).toBe("");
});
