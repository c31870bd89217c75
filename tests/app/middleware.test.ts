import { sealData } from "iron-session";
import { unstable_doesMiddlewareMatch as doesMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { COURIER_COOKIE, SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { config, middleware } from "@/middleware";
import { testGuard } from "../setup/test-guard";

process.env.SESSION_SECRET = "test-session-secret-of-at-least-32-characters";
const ORIGIN = "http://localhost:3000";
const RETURNS = [
  "/third/lpconfirm?transactionId=2026112100000000001&amount=155",
  "/third/icashpaypaypage?id=7&qc=aHR0cHM6",
  "/third/icashpayreturn?id=7",
  "/third/payunireturn?number=F26112112345678-1",
  "/third/payreturn?number=F26112112345678-1",
];

/** Runs the request guard, and returns the request that the guard passes to the middleware. */
async function guardedRequest(
  path: string,
  { method = "GET", cookie = "", dest = "document" } = {},
): Promise<NextRequest> {
  const sent = { cookie, "sec-fetch-dest": dest };
  const result = await testGuard()({ method, url: path, headers: sent, peer: "127.0.0.1" });
  const headers = result.headers as Record<string, string>;
  return new NextRequest(new URL("url" in result ? result.url : "/", ORIGIN), { method, headers });
}

async function isMatched(path: string): Promise<boolean> {
  const { url, headers } = await guardedRequest(path);
  return doesMatch({ config, url, headers: Object.fromEntries(headers) });
}

async function visit(
  path: string,
  { method = "GET", isMember = false, courier = "", dest = "document" } = {},
) {
  const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
  const sealed = isMember ? await sealData({ sid: "x", member }, await sessionOptions()) : "";
  const cookie = `${SESSION_COOKIE}=${sealed}; ${COURIER_COOKIE}=${courier}`;
  const response = await middleware(await guardedRequest(path, { method, cookie, dest }));
  return {
    status: response.status,
    location: response.headers.get("location"),
    rewrite: response.headers.get("x-middleware-rewrite"),
    returnTo: response.cookies.get("returnTo")?.value,
  };
}

it.each(RETURNS)(
  "redirects a visitor of %s to login and stores the path and query in returnTo (RT-19)",
  async (path) => {
    const { status, location, returnTo } = await visit(path);
    expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, path]);
  },
);

it.each(RETURNS)("does not redirect a member who opens %s (RT-19)", async (path) => {
  const { status, location } = await visit(path, { isMember: true });
  expect([status, location]).toEqual([200, null]);
});

it.each(RETURNS.filter((path) => !path.includes("paypage")))(
  "rewrites a request for %s to the handler that settles the payment, but only if a member opens the URL as a page (PY-01, PY-03, PY-07)",
  async (path) => {
    const handler = `${ORIGIN}/api/pay/return`;
    const { rewrite, returnTo } = await visit(path, { isMember: true });
    expect([rewrite, returnTo]).toEqual([handler, path]);
    const inCapitals = path.replace(/[a-z]+(?=\?)/, (page) => page.toUpperCase());
    expect((await visit(inCapitals, { isMember: true })).rewrite).toBe(handler);
    expect((await visit(path)).rewrite).toBeNull();
    expect((await visit(path, { isMember: true, method: "HEAD" })).rewrite).toBeNull();
    // Sec-Fetch-Dest is "empty" for a fetch of the client-side router. It is "image" or "iframe" for an element of any
    // page, even of another site.
    for (const dest of ["empty", "image", "iframe"]) {
      expect((await visit(path, { isMember: true, dest })).rewrite).toBeNull();
    }
  },
);

it.each(["/third/lpconfirm?result=7", "/third/icashpaypaypage?id=7&qc=aHR0cHM6", "/order?id=7"])(
  "does not rewrite a member's visit of %s, which opens the page itself",
  async (path) => {
    expect((await visit(path, { isMember: true })).rewrite).toBeNull();
  },
);

it.each(RETURNS)(
  "redirects a POST request for %s, so that the browser requests the same URL by GET",
  async (path) => {
    const { status, location } = await visit(path, { method: "POST" });
    expect([status, location]).toEqual([303, ORIGIN + path]);
  },
);

it.each(["/couponList", "/member"])(
  "redirects a visitor of %s or of its lower-case path to login, stores the path in returnTo, and lets a member in (RO-02)",
  async (path) => {
    const { status, location, returnTo } = await visit(path);
    expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, path]);
    expect((await visit(path.toLowerCase())).status).toBe(307);
    expect((await visit(path, { isMember: true })).status).toBe(200);
    expect(await isMatched(path)).toBe(true);
    expect(await isMatched(path.toLowerCase())).toBe(true);
  },
);

describe("/bindCard (PY-11)", () => {
  const SESSION_ID = "abcdefghijklmnopqrstuA";

  it("redirects a visitor to login without a returnTo path", async () => {
    const { status, location, returnTo } = await visit("/bindCard");
    expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, undefined]);
  });

  it.each([
    ["a member", "/bindCard", { isMember: true }],
    ["a person with a courier session", "/bindCard", { courier: SESSION_ID }],
  ])("opens for %s", async (_who, path, visitor) => {
    const { status, location, returnTo } = await visit(path, visitor);
    expect([status, location, returnTo]).toEqual([200, null, undefined]);
  });

  it("is one of the paths for which the middleware runs in any letter case", async () => {
    for (const path of ["/bindCard", "/BindCard", "/checkout", "/orderlist", "/Order"]) {
      expect(await isMatched(path)).toBe(true);
    }
  });
});

it("opens the payment return of a courier order without login if the browser has a courier session (PY-09)", async () => {
  const visitor = { courier: "abcdefghijklmnopqrstuA" };
  const { status } = await visit("/third/payunireturn?number=F1-1&dining_type=5", visitor);
  expect(status).toBe(200);
  expect((await visit("/third/payunireturn?number=F1-1", visitor)).status).toBe(307);
});

it("opens the checkout for the app's link with v1=1 and stores only v3 in returnTo (CK-02)", async () => {
  const { status, location, returnTo } = await visit("/checkout?v1=1&v3=OPN-1");
  expect([status, location, returnTo]).toEqual([200, null, "/checkout?v3=OPN-1"]);
});

it("redirects a visitor of /checkout with v3 but without v1 to login and stores the path in returnTo", async () => {
  const { status, location, returnTo } = await visit("/checkout?v3=OPN-1");
  expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, "/checkout?v3=OPN-1"]);
});

it("redirects a visitor of an order's page to login and stores the path in returnTo", async () => {
  const { status, location, returnTo } = await visit("/order?id=7");
  expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, "/order?id=7"]);
});

describe("a link with utm parameters (RB-05)", () => {
  const FULL = "utm_source=LINE&utm_medium=push&utm_campaign=noon";

  async function campaignOf(path: string) {
    const response = await middleware(await guardedRequest(path));
    const { value = "", maxAge } = response.cookies.get("utm") ?? {};
    return { kept: value, maxAge, headers: response.headers };
  }

  it("is stored in the utm cookie for thirty days without its other parameters, and the page opens without a rewrite", async () => {
    const { kept, maxAge, headers } = await campaignOf(`/store?stid=5&${FULL}`);
    expect([kept, maxAge]).toEqual([`/store?${FULL}`, 2_592_000]);
    expect([headers.get("x-middleware-next"), headers.get("x-middleware-rewrite")]).toEqual([
      "1",
      null,
    ]);
  });

  it.each(["/checkout?v3=OPN-1", "/orderList?utm_source=line&utm_medium=push"])(
    "does not change the utm cookie if utm_source, utm_medium or utm_campaign is missing: %s",
    async (path) => {
      expect((await campaignOf(path)).headers.get("set-cookie") ?? "").not.toContain("utm=");
    },
  );
});
