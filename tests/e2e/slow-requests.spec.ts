import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "../setup/e2e-fixtures";
import { startSecondShop } from "../setup/second-shop";
import { slowTexts } from "../setup/slow-texts";

/**
 * Texts that a bad regular expression processes slowly. Each has 15,000 characters, because the server accepts 16 KB
 * of URL and headers.
 */
const TEXTS = slowTexts(15_000);
const TOLERANCE_MS = 20;
const HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "content-type",
  "cookie",
  "if-modified-since",
  "if-none-match",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "origin",
  "range",
  "referer",
  "sec-fetch-dest",
  "sec-fetch-site",
  "user-agent",
  "x-address",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-middleware-subrequest",
  "x-xsrf-token",
];
const FOLDERS = ["/", "/pictures/", "/_next/static/", "/areas/", "/referralCode/", "/api/"];

type TimedRequest = { path: string; headers?: Record<string, string> };

test("no text in a URL or header makes a request use over 20 ms more processor time than a plain 404 (RE-17)", async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const port = Number(new URL(String(baseURL)).port);
  const shop = await startSecondShop(port + 6, port + 1);
  const agent = new Agent({ keepAlive: true });
  const send = ({ path, headers = {} }: TimedRequest) =>
    new Promise<IncomingHttpHeaders>((resolve, reject) => {
      get(shop.origin, { path, headers, agent }, (answer) => {
        answer.resume().on("end", () => resolve(answer.headers));
      }).on("error", reject);
    });
  // Returns the lowest processor time of up to four runs, in milliseconds. One run is not enough, because garbage
  // collection may slow it down. A run within `limit` is the last one.
  async function measureCost(request: TimedRequest, limit: number): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 4 && least > limit; round += 1) {
      const before = await shop.processorTime();
      await send(request);
      least = Math.min(least, (await shop.processorTime()) - before);
    }
    return least;
  }
  const slow: string[] = [];
  for (const path of ["/404error", "/api/nothing"]) {
    await send({ path });
    const limit = (await measureCost({ path }, 0)) + TOLERANCE_MS;
    const rsc: Record<string, string> = path === "/404error" ? { rsc: "1" } : {};
    const requests: TimedRequest[] = TEXTS.flatMap((text) => [
      ...HEADERS.map((name) => ({
        path,
        headers: { ...(name.startsWith("next-") && rsc), [name]: text },
      })),
      ...FOLDERS.map((folder) => ({ path: encodeURI(folder + text).slice(0, 15_000) })),
      { path: `/storeList?keyword=${encodeURI(text).slice(0, 15_000)}` },
      { path: `${path}?v=${encodeURI(text).slice(0, 15_000)}` },
    ]);
    for (const one of requests) {
      const milliseconds = await measureCost(one, limit);
      if (milliseconds > limit)
        slow.push(`${milliseconds} ms: ${JSON.stringify(one).slice(0, 90)}`);
    }
  }
  agent.destroy();
  await shop.stop();
  expect(slow).toEqual([]);
});
