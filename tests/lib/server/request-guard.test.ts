import { readTrustedProxies } from "@/lib/limits/trusted-proxies";
import { requestGuard } from "@/lib/server/request-guard";
import { slowTexts } from "@/tests/setup/slow-texts";

const noLimit = async () => null;
const settings = { proxies: [], limitClient: noLimit, isDevelopment: false };
const guard = requestGuard(settings);

async function ask(url: string, headers: Record<string, string> = {}) {
  const result = await guard({ method: "GET", url, headers, peer: "203.0.113.7" });
  if ("status" in result) throw new Error(`answered early with ${result.status}`);
  return result;
}

describe("request guard: the IP address of the client", () => {
  const claim = { "x-forwarded-for": "198.51.100.1" };

  it("uses the address of the connection and ignores the address that a client claims (SE-10)", async () => {
    expect((await ask("/home", claim)).headers["x-forwarded-for"]).toBe("203.0.113.7");
  });

  it("uses the address that a trusted proxy reports, but not the address that another peer reports", async () => {
    const behindProxy = requestGuard({ ...settings, proxies: readTrustedProxies("10.0.0.0/8") });
    const headers = { "x-forwarded-for": "1.1.1.1, 198.51.100.1, 10.0.0.9" };
    const addressFor = async (peer: string) => {
      const result = await behindProxy({ method: "GET", url: "/home", headers, peer });
      return "status" in result ? null : result.headers["x-forwarded-for"];
    };
    expect(await addressFor("10.0.0.1")).toBe("198.51.100.1");
    expect(await addressFor("203.0.113.7")).toBe("203.0.113.7");
  });

  it("limits requests by the address of the connection and ignores forged headers", async () => {
    const requests: string[] = [];
    const limited = requestGuard({
      ...settings,
      limitClient: async (address) => {
        requests.push(address);
        return requests.length > 2 ? { status: 429, headers: {}, body: "" } : null;
      },
    });
    const forged = [{}, claim, { cookie: "session=x", "x-forwarded-for": "1.1.1.1" }];
    const statuses: unknown[] = [];
    for (const headers of forged) {
      statuses.push(await limited({ method: "GET", url: "/home", headers, peer: "203.0.113.7" }));
    }
    expect(requests).toEqual(Array(3).fill("203.0.113.7"));
    expect(statuses[2]).toMatchObject({ status: 429 });
  });
});

describe("request guard: the request that Next.js gets", () => {
  it.each([
    "/subscription?zz=1",
    "/STORE?stid=24&zz=1",
    "/referralCode/FUTA2222",
    "/third/oplogin?v=1",
  ])("has the internal path without a query for %s", async (url) => {
    expect((await ask(url)).url).toMatch(
      /^\/zh-TW\/(subscription|store\/24\/1|referralCode|third\/oplogin)$/,
    );
  });

  it.each(["/api/home/getStore?area_id=1", "/opnRedirect?rtt=8"])(
    "keeps the query for the handler of %s",
    async (url) => {
      expect((await ask(url)).url).toBe(url);
    },
  );

  it("has x-public-url only for a page, and never with the value that the client has sent", async () => {
    const { headers } = await ask("/order?id=7", { "x-public-url": "/home" });
    expect(headers["x-public-url"]).toBe("/order?id=7");
    expect((await ask("/api/session", { "x-public-url": "/home" })).headers).not.toHaveProperty(
      "x-public-url",
    );
  });

  it("keeps _rsc of a router request, and the answer names the internal path of the page", async () => {
    const { url, answerHeaders } = await ask("/store?stid=24&zz=1&_rsc=abc12", { rsc: "1" });
    expect(url).toBe("/zh-TW/store/24/1?_rsc=abc12");
    expect(answerHeaders).toEqual({
      "x-nextjs-rewritten-path": "/zh-TW/store/24/1",
      "x-nextjs-rewritten-query": "",
    });
  });

  it.each(["/store?stid=24&_rsc=abc12", "/store?stid=24&_rsc=a%20b"])(
    "has no _rsc if the parameter is invalid or the request does not come from the router: %s",
    async (url) => {
      const headers: Record<string, string> = url.includes("%20") ? { rsc: "1" } : {};
      expect((await ask(url, headers)).url).toBe("/zh-TW/store/24/1");
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
    "content-security-policy",
  ])("has no header %s, for pages, API calls and files (RE-15)", async (name) => {
    for (const url of ["/home", "/api/session", "/logo.svg"]) {
      expect((await ask(url, { [name]: "1" })).headers).not.toHaveProperty(name);
    }
  });

  it.each(["referer", "accept-language", "traceparent", "user-agent", "x-anything"])(
    "has the header %s for API calls, but not for pages",
    async (name) => {
      const responses = [
        ask("/home", { [name]: "1" }),
        ask("/api/session", { [name]: "1" }),
      ] as const;
      const [page, call] = await Promise.all(responses);
      expect(page.headers).not.toHaveProperty(name);
      expect(call.headers).toHaveProperty(name);
    },
  );

  it("has a user agent of at most 512 characters", async () => {
    const { headers } = await ask("/api/session", { "user-agent": "1".repeat(16_000) });
    expect(headers["user-agent"]).toHaveLength(512);
  });
});

it.each([
  [`/${".".repeat(1_500)}`, 414],
  ["http://other.example/home", 400],
  ["*", 400],
])("request guard refuses an invalid URL: %.30s", async (url, status) => {
  expect(await guard({ method: "GET", url, headers: {}, peer: "" })).toMatchObject({ status });
});

it("request guard handles very long texts within 20 ms", async () => {
  const texts = slowTexts(60_000);
  const responses = texts.flatMap((text) => [
    { url: `/${text}`, headers: {} },
    { url: `/${text.slice(0, 1_400)}?${text}`, headers: {} },
    { url: `/areas/${text.slice(0, 1_400)}`, headers: {} },
    ...["cookie", "user-agent", "rsc", "x-forwarded-for", `x-${"next-".repeat(2_000)}`].map(
      (name) => ({ url: `/home?_rsc=${text}`, headers: { rsc: "1", [name]: text } }),
    ),
  ]);
  const slow: string[] = [];
  for (const one of responses) {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round += 1) {
      const start = performance.now();
      await guard({ method: "GET", peer: "203.0.113.7", ...one });
      least = Math.min(least, performance.now() - start);
    }
    if (least > 20) slow.push(`${least} ms: ${one.url.slice(0, 40)}`);
  }
  expect(slow).toEqual([]);
});
