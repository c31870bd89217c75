import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startNginx } from "../../scripts/start-nginx.ts";
import { freePort } from "../setup/free-port";

/**
 * `npm run prove:nginx` sets `NGINX` to the path of nginx. `npm test` skips these tests, because the operating system
 * may have no nginx.
 */
const { NGINX } = process.env;
const folder = mkdtempSync(join(tmpdir(), "futao-pages-"));
/** The number of requests that the stand-in for the shop has answered. */
let answerCount = 0;
let port: number;
const stops: (() => Promise<unknown>)[] = [];

/** The requests that wait until `HELD_COUNT` requests have arrived. */
const held: (() => void)[] = [];
const HELD_COUNT = 20;
/** Less than the time after which nginx stops to hold requests back if `proxy_cache_lock` is on. */
const LOCK_MS = 4_000;
/** The address of a customer in 信義區, and another address there. */
const VIEW = "view=107_1_-1_25.03361_121.56445";
const NEAR_VIEW = "view=107_1_-1_25.04000_121.57000";

/**
 * Stands in for the shop. The body of a page is the cookie of its request. Pages under /login have no X-Accel-Expires,
 * so nginx must not keep them.
 */
const shop = createServer(async (incoming, response) => {
  answerCount += 1;
  const { cookie = "none", rsc, "x-request-id": id } = incoming.headers;
  if (incoming.url === "/login/held") {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      if (held.length === HELD_COUNT) for (const answer of held) answer();
    });
  }
  response.setHeader("content-security-policy", "x".repeat(2_000));
  response.setHeader("x-method", String(incoming.method));
  if (incoming.url?.startsWith("/moved")) {
    response.writeHead(307, { location: `/404error${incoming.url}` }).end();
    return;
  }
  if (!incoming.url?.startsWith("/login")) response.setHeader("x-accel-expires", "1");
  response.setHeader("cache-control", "public, max-age=0, s-maxage=60");
  response.setHeader("vary", "rsc, Accept-Encoding");
  response.setHeader("etag", '"1"');
  response.setHeader("x-request-id", String(id));
  if (incoming.url !== "/robots.txt") response.setHeader("server-timing", `request;desc="${id}"`);
  response.end(rsc ? "router" : cookie);
});

beforeAll(async () => {
  if (!NGINX) return;
  await once(shop.listen(0, "127.0.0.1"), "listening");
  stops.push(async () => shop.close());
  port = await freePort();
  const { port: shopPort } = shop.address() as AddressInfo;
  const ports = { 443: port, 3000: shopPort, 3010: shopPort };
  const nginx = await startNginx({ program: NGINX, folder, files: ["shops"], ports, port });
  stops.push(nginx.stop);
  shop.closeIdleConnections();
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const sent = request({ host: "127.0.0.1", port, path, headers, method }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

type Visit = Parameters<typeof get>;

/** Returns the number of answers of the shop to the two requests. */
async function countAnswers(first: Visit, second: Visit) {
  const before = answerCount;
  await get(...first);
  await get(...second);
  return answerCount - before;
}

const describeWithNginx = NGINX ? describe : describe.skip;

describeWithNginx("deploy/nginx/shops.conf", () => {
  it("answers the second request for a page itself and does not ask the shop", async () => {
    expect(await countAnswers(["/a"], ["/a"])).toBe(1);
  });

  it.each<[string, string, Record<string, string>]>([
    ["another query", "?stid=2", {}],
    ["another district in the cookie `view`", "", { cookie: `a=1; ${VIEW}` }],
    ["another cookie `language`", "", { cookie: "language=en" }],
    ["a request of the router", "", { rsc: "1" }],
    ["another encoding", "", { "accept-encoding": "br" }],
  ])("asks the shop again for %s", async (_what, query, headers) => {
    const page = `/page-${answerCount}`;
    expect(await countAnswers([page], [page + query, headers])).toBe(2);
  });

  it("gives a visitor with the cookie `view` no page that the cookie `View` has selected", async () => {
    await get("/c", { cookie: `${VIEW.replace("view", "View")}; view=0_4_-1_0.0_0.0` });
    expect((await get("/c", { cookie: VIEW })).body).toBe(VIEW);
  });

  it("gives a visitor with a language no page that an invalid cookie `language` has selected", async () => {
    await get("/i", { cookie: "language=!; language=en" });
    expect((await get("/i", { cookie: "language=en" })).body).toBe("language=en");
  });

  it("answers visitors at two addresses of a district with the same page", async () => {
    const count = await countAnswers(["/f", { cookie: VIEW }], ["/f", { cookie: NEAR_VIEW }]);
    expect(count).toBe(1);
  });

  it(
    "passes simultaneous requests for an answer that is not kept to the shop at once",
    async () => {
      const visits = Array.from({ length: HELD_COUNT }, () => get("/login/held"));
      expect((await Promise.all(visits)).every(({ status }) => status === 200)).toBe(true);
    },
    LOCK_MS,
  );

  it.each([2_000, 7_900])("passes a redirect on whose URL has %i characters", async (length) => {
    const cookie = `language=${"a".repeat(7_000)}`;
    expect((await get(`/moved?a=${"a".repeat(length)}`, { cookie })).status).toBe(307);
  });

  it("asks the shop with HEAD if the client does", async () => {
    expect((await get("/h", {}, "HEAD")).headers["x-method"]).toBe("HEAD");
    expect((await get("/h")).body).toBe("none");
  });

  it("keeps no answer without X-Accel-Expires, whatever its Cache-Control says", async () => {
    expect(await countAnswers(["/login"], ["/login"])).toBe(2);
  });

  it("keeps no answer to a call", async () => {
    expect(await countAnswers(["/api/a"], ["/api/a"])).toBe(2);
  });

  it("sends each visitor the visitor's own request id", async () => {
    const answers = [await get("/d"), await get("/d")];
    const ids = answers.map(({ headers }) => headers["x-request-id"]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(answers.map(({ headers }) => headers["server-timing"])).toEqual(
      ids.map((id) => `request;desc="${id}"`),
    );
    expect((await get("/robots.txt")).headers["server-timing"]).toBeUndefined();
  });

  it("answers 304 if the request contains the ETag of a kept page", async () => {
    expect(await countAnswers(["/e"], ["/e", { "if-none-match": '"1"' }])).toBe(1);
    expect((await get("/e", { "if-none-match": '"1"' })).status).toBe(304);
  });
});
