import { requestGuard } from "@/lib/server/request-guard";

const guard = requestGuard({ isBehindProxy: false, isDevelopment: false });

function ask(url: string, headers: Record<string, string> = {}) {
  const result = guard({ method: "GET", url, headers, peer: "203.0.113.7" });
  if ("status" in result) throw new Error(`answered early with ${result.status}`);
  return result;
}

describe("request guard: who asks", () => {
  const claim = { "x-forwarded-for": "198.51.100.1" };

  it("replaces the address that a client claims by the address of its connection", () => {
    expect(ask("/home", claim).headers["x-forwarded-for"]).toBe("203.0.113.7");
  });

  it("keeps the address that the operator's own proxy reports", () => {
    const behindProxy = requestGuard({ isBehindProxy: true, isDevelopment: false });
    expect(
      behindProxy({ method: "GET", url: "/home", headers: claim, peer: "203.0.113.7" }),
    ).toMatchObject({ headers: claim });
  });
});

describe("request guard: what the framework sees", () => {
  it.each([
    "/subscription?zz=1",
    "/STORE?stid=24&zz=1",
    "/referralCode/FUTA2222",
    "/third/oplogin?v=1",
  ])("gives a page's internal path without a query for %s", (url) => {
    expect(ask(url).url).toMatch(/^\/zh-TW\/(subscription|store\/24|referralCode|third\/oplogin)$/);
  });

  it.each(["/api/home/getStore?area_id=1", "/opnRedirect?rtt=8"])(
    "leaves the query to the handler of %s",
    (url) => {
      expect(ask(url).url).toBe(url);
    },
  );

  it("tells the middleware the public address of a page, whatever a client claims", () => {
    const { headers } = ask("/order?id=7", { "x-public-url": "/home" });
    expect(headers["x-public-url"]).toBe("/order?id=7");
    expect(ask("/api/session", { "x-public-url": "/home" }).headers).not.toHaveProperty(
      "x-public-url",
    );
  });

  it("keeps the hash of a router request and names the page that answers it", () => {
    const { url, answerHeaders } = ask("/store?stid=24&zz=1&_rsc=abc12", { rsc: "1" });
    expect(url).toBe("/zh-TW/store/24?_rsc=abc12");
    expect(answerHeaders).toEqual({
      "x-nextjs-rewritten-path": "/zh-TW/store/24",
      "x-nextjs-rewritten-query": "",
    });
  });

  it.each(["/store?stid=24&_rsc=abc12", "/store?stid=24&_rsc=a%20b"])(
    "passes on no other _rsc: %s",
    (url) => {
      const headers: Record<string, string> = url.includes("%20") ? { rsc: "1" } : {};
      expect(ask(url, headers).url).toBe("/zh-TW/store/24");
    },
  );

  it.each([
    "x-middleware-subrequest",
    "x-middleware-prefetch",
    "x-matched-path",
    "x-now-route-matches",
    "x-nextjs-data",
    "x-prerender-revalidate",
    "x-invoke-path",
    "x-forwarded-host",
    "x-forwarded-proto",
    "forwarded",
    "next-resume",
    "next-action",
  ])("drops the header %s", (name) => {
    expect(ask("/home", { [name]: "1" }).headers).not.toHaveProperty(name);
  });

  it.each(["referer", "accept-language", "content-security-policy", "traceparent", "x-anything"])(
    "gives a page request no header %s",
    (name) => {
      expect(ask("/home", { [name]: "1" }).headers).not.toHaveProperty(name);
      expect(ask("/api/session", { [name]: "1" }).headers).toHaveProperty(name);
    },
  );

  it("shortens a user agent that no browser has", () => {
    expect(ask("/home", { "user-agent": "1".repeat(16_000) }).headers["user-agent"]).toHaveLength(
      512,
    );
  });
});

it.each([
  [`/${".".repeat(1_500)}`, 414],
  ["http://other.example/home", 400],
  ["*", 400],
])("request guard refuses an address that no page has: %.30s", (url, status) => {
  expect(guard({ method: "GET", url, headers: {}, peer: "" })).toMatchObject({ status });
});
