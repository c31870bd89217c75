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

/** A page request as the middleware gets it from the request guard. */
async function runMiddleware(
  path: string,
  { method = "GET", cookie = "", dest = "document" } = {},
): Promise<NextRequest> {
  const sent = { cookie, "sec-fetch-dest": dest };
  const result = await testGuard()({ method, url: path, headers: sent, peer: "127.0.0.1" });
  const headers = result.headers as Record<string, string>;
  return new NextRequest(new URL("url" in result ? result.url : "/", ORIGIN), { method, headers });
}

async function isMatched(path: string): Promise<boolean> {
  const { url, headers } = await runMiddleware(path);
  return doesMatch({ config, url, headers: Object.fromEntries(headers) });
}

async function visit(
  path: string,
  { method = "GET", isMember = false, courier = "", dest = "document" } = {},
) {
  const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
  const sealed = isMember ? await sealData({ sid: "x", member }, await sessionOptions()) : "";
  const cookie = `${SESSION_COOKIE}=${sealed}; ${COURIER_COOKIE}=${courier}`;
  const response = await middleware(await runMiddleware(path, { method, cookie, dest }));
  return {
    status: response.status,
    location: response.headers.get("location"),
    rewrite: response.headers.get("x-middleware-rewrite"),
    returnTo: response.cookies.get("returnTo")?.value,
  };
}

it.each(RETURNS)("%s requires login, and login leads back to it (RT-19)", async (path) => {
  const { status, location, returnTo } = await visit(path);
  expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, path]);
});

it.each(RETURNS)("a member sees %s (RT-19)", async (path) => {
  const { status, location } = await visit(path, { isMember: true });
  expect([status, location]).toEqual([200, null]);
});

it.each(RETURNS.filter((path) => !path.includes("paypage")))(
  "a handler settles the payment of %s before its page is shown (PY-01, PY-03, PY-07)",
  async (path) => {
    const handler = `${ORIGIN}/api/pay/return`;
    const { rewrite, returnTo } = await visit(path, { isMember: true });
    expect([rewrite, returnTo]).toEqual([handler, path]);
    const inCapitals = path.replace(/[a-z]+(?=\?)/, (page) => page.toUpperCase());
    expect((await visit(inCapitals, { isMember: true })).rewrite).toBe(handler);
    expect((await visit(path)).rewrite).toBeNull();
    expect((await visit(path, { isMember: true, method: "HEAD" })).rewrite).toBeNull();
    // A read of the router in the browser, or an image of another page.
    for (const dest of ["empty", "image", "iframe"]) {
      expect((await visit(path, { isMember: true, dest })).rewrite).toBeNull();
    }
  },
);

it.each(["/third/lpconfirm?result=7", "/third/icashpaypaypage?id=7&qc=aHR0cHM6", "/order?id=7"])(
  "%s is answered by its page",
  async (path) => {
    expect((await visit(path, { isMember: true })).rewrite).toBeNull();
  },
);

it.each(RETURNS)(
  "a POST to %s from another site is redirected to a GET of the same address",
  async (path) => {
    const { status, location } = await visit(path, { method: "POST" });
    expect([status, location]).toEqual([303, ORIGIN + path]);
  },
);

it.each(["/couponList", "/member"])(
  "%s needs login in any letter case, and login leads back to it (RO-02)",
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

  it("sends a visitor to login, which does not lead back", async () => {
    const { status, location, returnTo } = await visit("/bindCard");
    expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, undefined]);
  });

  it.each([
    ["a member", "/bindCard", { isMember: true }],
    ["a courier with a stored session", "/bindCard", { courier: SESSION_ID }],
  ])("opens for %s", async (_who, path, visitor) => {
    const { status, location, returnTo } = await visit(path, visitor);
    expect([status, location, returnTo]).toEqual([200, null, undefined]);
  });

  it("matches in any letter case", async () => {
    for (const path of ["/bindCard", "/BindCard", "/checkout", "/orderlist", "/Order"]) {
      expect(await isMatched(path)).toBe(true);
    }
  });
});

it("the payment of a courier order returns without login while the courier session is kept (PY-09)", async () => {
  const visitor = { courier: "abcdefghijklmnopqrstuA" };
  const { status } = await visit("/third/payunireturn?number=F1-1&dining_type=5", visitor);
  expect(status).toBe(200);
  expect((await visit("/third/payunireturn?number=F1-1", visitor)).status).toBe(307);
});

it("the app's link reaches the checkout when the server has its code, and only v3 is kept (CK-02)", async () => {
  const { status, location, returnTo } = await visit("/checkout?v1=1&v3=OPN-1");
  expect([status, location, returnTo]).toEqual([200, null, "/checkout?v3=OPN-1"]);
});

it("a partner's order without v1 needs login, which leads back to it", async () => {
  const { status, location, returnTo } = await visit("/checkout?v3=OPN-1");
  expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, "/checkout?v3=OPN-1"]);
});

it("an order's page needs login, which leads back to that order", async () => {
  const { status, location, returnTo } = await visit("/order?id=7");
  expect([status, location, returnTo]).toEqual([307, `${ORIGIN}/login`, "/order?id=7"]);
});

describe("a campaign's link (RB-05)", () => {
  const FULL = "utm_source=LINE&utm_medium=push&utm_campaign=noon";

  async function campaignOf(path: string) {
    const response = await middleware(await runMiddleware(path));
    const { value = "", maxAge } = response.cookies.get("utm") ?? {};
    return { kept: value, maxAge, headers: response.headers };
  }

  it("is kept for thirty days and does not change the page", async () => {
    const { kept, maxAge, headers } = await campaignOf(`/store?stid=5&${FULL}`);
    expect([kept, maxAge]).toEqual([`/store?${FULL}`, 2_592_000]);
    expect([headers.get("x-middleware-next"), headers.get("x-middleware-rewrite")]).toEqual([
      "1",
      null,
    ]);
  });

  it.each(["/checkout?v3=OPN-1", "/orderList?utm_source=line&utm_medium=push"])(
    "%s, which lacks a key, does not replace the kept campaign",
    async (path) => {
      expect((await campaignOf(path)).headers.get("set-cookie") ?? "").not.toContain("utm=");
    },
  );
});
