import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { writeNginxConfig } from "../../scripts/nginx-config.ts";
import { freePort } from "../setup/free-port";

/**
 * `npm run prove:nginx` sets `NGINX` to the path of nginx. `npm test` skips these tests, because the operating system
 * may have no nginx.
 */
const { NGINX } = process.env;
const folder = mkdtempSync(join(tmpdir(), "futao-pages-"));
/** The answers of the stand-in for the shop since its start. */
let answerCount = 0;
let port: number;
const stops: (() => Promise<unknown>)[] = [];

/** Stands in for the shop. Its pages show the cookie that selected them. Its pages under /login are not kept. */
const shop = createServer((incoming, response) => {
  answerCount += 1;
  const { cookie = "none", rsc, "x-request-id": id } = incoming.headers;
  if (!incoming.url?.startsWith("/login")) response.setHeader("x-accel-expires", "1");
  response.setHeader("cache-control", "s-maxage=60, stale-while-revalidate=3540");
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
  const file = writeNginxConfig({ folder, files: ["shops"], ports });
  const nginx = spawn(NGINX, ["-p", folder, "-c", file], { stdio: "inherit" });
  stops.push(() => {
    nginx.kill();
    return once(nginx, "close");
  });
  while (!(await get("/api/ready").catch(() => null))) await setTimeout(50);
  shop.closeIdleConnections();
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const sent = request({ host: "127.0.0.1", port, path, headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Returns the number of answers of the shop to the two requests. */
async function countAnswers(first: Parameters<typeof get>, second: Parameters<typeof get>) {
  const before = answerCount;
  await get(...first);
  await get(...second);
  return answerCount - before;
}

const describeWithNginx = NGINX ? describe : describe.skip;

describeWithNginx("deploy/nginx/shops.conf", () => {
  it("answers the second request for a page without the shop", async () => {
    expect(await countAnswers(["/a"], ["/a"])).toBe(1);
  });

  it.each<[string, string, Record<string, string>]>([
    ["another query", "?stid=2", {}],
    ["another cookie `view`", "", { cookie: "a=1; view=107" }],
    ["another cookie `language`", "", { cookie: "language=en" }],
    ["a request of the router", "", { rsc: "1" }],
    ["another encoding", "", { "accept-encoding": "br" }],
  ])("asks the shop again for %s", async (_what, query, headers) => {
    const page = `/page-${answerCount}`;
    expect(await countAnswers([page], [page + query, headers])).toBe(2);
  });

  it("shows nobody a page that a cookie with another letter case selected", async () => {
    await get("/c", { cookie: "View=107; view=evil" });
    expect((await get("/c", { cookie: "view=107" })).body).toBe("view=107");
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

  it("answers a request with the ETag of a kept page with 304", async () => {
    expect(await countAnswers(["/e"], ["/e", { "if-none-match": '"1"' }])).toBe(1);
    expect((await get("/e", { "if-none-match": '"1"' })).status).toBe(304);
  });
});
