import { sealData } from "iron-session";
import { unstable_doesMiddlewareMatch as doesMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { LOCALES, LOGIN_REQUIRED_PATHS } from "@/lib/routing/routes";
import { SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { config, middleware } from "@/middleware";
import { testGuard } from "../setup/test-guard";

process.env.SESSION_SECRET = "test-session-secret-of-at-least-32-characters";
const ORIGIN = "http://localhost:3000";
const OTHER_KEY = "another-secret-that-is-at-least-32-characters";
const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
const guardedPaths = new Set<string>(
  LOCALES.flatMap((locale) =>
    LOGIN_REQUIRED_PATHS.map((path) => `/${locale}${path}`.toLowerCase()),
  ),
);

/** Spellings of the path that some router, proxy or file system treats as the same path. */
function spellings(path: string): string[] {
  const [first = "", ...rest] = path.slice(1);
  const code = `%${first.charCodeAt(0).toString(16)}`;
  return [
    path,
    path.toLowerCase(),
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}.`,
    `${path}%2e`,
    `${path}%2f`,
    `${path}%2F..${path}`,
    `${path};`,
    `${path};x=1`,
    `${path}%3bx`,
    `${path}%20`,
    `${path}%00`,
    `${path}%0a`,
    `${path}.rsc`,
    `${path}.json`,
    `${path}?_rsc=1`,
    `${path}?session_id=1`,
    `${path}?dining_type=5`,
    `/${code}${rest.join("")}`,
    `/.${path}`,
    `/x/..${path}`,
    `/zh-TW${path}`,
    `/zh-tw${path}`,
    `/zh-TW/..${path}`,
    `/en${path}`,
    `/EN${path.toUpperCase()}`,
    `/en/${path}/`,
    `/en/en${path}`,
    `/en/zh-TW${path}`,
    `/zh-TW/en${path}`,
    `/%65n${path}`,
    `/_next/data/build/zh-TW${path}.json`,
    `/api/..${path}`,
  ];
}

const SUBREQUEST_VALUES = [
  "middleware",
  "src/middleware",
  "middleware:middleware:middleware:middleware:middleware",
  "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware",
  "pages/_middleware",
];

async function visitors(): Promise<[string, Record<string, string>][]> {
  const seal = async (data: object, options = {}) =>
    sealData(data, { ...(await sessionOptions()), ...options });
  const cookie = (value: string) => ({ cookie: `${SESSION_COOKIE}=${value}` });
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() - 31 * 86_400_000);
  const expired = await seal({ backendCookies: { sid: "x" }, member });
  clock.mockRestore();
  return [
    ["no cookie", {}],
    ["an empty cookie", cookie("")],
    ["an invented cookie", cookie("Fe26.2*1*0000*a*b**c*d~2")],
    ["JSON in a cookie", cookie(encodeURIComponent(JSON.stringify({ member })))],
    ["a cookie sealed with another key", cookie(await seal({ member }, { password: OTHER_KEY }))],
    ["an expired cookie", cookie(expired)],
    ["a visitor's cookie", cookie(await seal({ backendCookies: { sid: "x" } }))],
    ["a member's id in another cookie", { cookie: "member=1; sid=1; isLogin=true" }],
    ...SUBREQUEST_VALUES.map((mark): [string, Record<string, string>] => [
      `x-middleware-subrequest: ${mark}`,
      { "x-middleware-subrequest": mark, "x-forwarded-host": "localhost:3000" },
    ]),
  ];
}

const guard = testGuard();

/**
 * Returns the path of the page that answers the request. If the middleware redirects the request, returns the path of
 * the redirect. If the request guard redirects it, returns "redirect to" and the location.
 */
async function endOf(path: string, headers: Record<string, string>, method: string) {
  const result = await guard({ method, url: path, headers, peer: "127.0.0.1" });
  // The public path and the internal path of an English page are the same. Without the text "redirect to", a redirect
  // to an English page would look like the page itself.
  if ("status" in result) return `redirect to ${result.headers.location}`;
  const request = new NextRequest(new URL(result.url, ORIGIN), {
    method,
    headers: result.headers as Record<string, string>,
  });
  if (doesMatch({ config, url: request.url, headers: result.headers })) {
    const answer = await middleware(request);
    const place = answer.headers.get("location");
    if (place) return new URL(place).pathname;
  }
  return request.nextUrl.pathname;
}

let requestCount = 0;
afterAll(() => expect(requestCount).toBeGreaterThanOrEqual(400));

describe.each(LOGIN_REQUIRED_PATHS)("%s (RB-01, RO-02, SE-01)", (path) => {
  it("does not open for visitors in any spelling of its path", async () => {
    for (const [who, headers] of await visitors()) {
      for (const spelling of spellings(path)) {
        const end = await endOf(spelling, headers, "GET");
        requestCount += 1;
        expect([who, spelling, guardedPaths.has(end.toLowerCase())]).toEqual([
          who,
          spelling,
          false,
        ]);
      }
    }
  });

  it("redirects a visitor of /en to the English login page (LN-02)", async () => {
    expect(await endOf(`/en${path}`, {}, "GET")).toBe("/en/login");
  });

  it.each(["HEAD", "OPTIONS", "PUT", "DELETE"])(
    "redirects a visitor's %s request to the login page",
    async (method) => {
      expect(await endOf(path, {}, method)).toBe("/login");
    },
  );

  it("opens for a member", async () => {
    const sealedSession = await sealData(
      { backendCookies: { sid: "x" }, member },
      await sessionOptions(),
    );
    const headers = { cookie: `${SESSION_COOKIE}=${sealedSession}` };
    expect(await endOf(path, headers, "GET")).toBe(`/zh-TW${path}`);
    expect(await endOf(`/en${path}`, headers, "GET")).toBe(`/en${path}`);
  });
});
