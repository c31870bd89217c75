import { createHash } from "node:crypto";
import { CODE } from "@/lib/contracts/codes";
import { createClientLimit } from "@/lib/server/client-limit";

const WINDOW_MS = 10_000;
const CLIENT = "203.0.113.7";

let now: number;
let events: object[];
let limit: ReturnType<typeof createClientLimit>;

beforeEach(() => {
  now = Date.parse("2026-11-21T12:00:00+08:00");
  events = [];
  limit = create(1);
});

function create(scale: number) {
  return createClientLimit({ now: () => now, scale, log: (event) => void events.push(event) });
}
async function countAccepted(url: string, tries: number, address = CLIENT): Promise<number> {
  const answers = [];
  for (let n = 0; n < tries; n += 1) answers.push(await limit(address, url));
  return answers.filter((answer) => answer === null).length;
}

it.each([
  ["/home", 400],
  ["/api/v3/StoreApi/listStore?page=1", 400],
  ["/sitemaps/products-1.xml", 40],
  ["/_next/static/chunks/a.js", 4_000],
  ["/pictures/a.webp", 4_000],
])("the client limit accepts %s %d times in ten seconds", async (url, count) => {
  expect(await countAccepted(url, count + 50)).toBe(count);
  now += WINDOW_MS - 1;
  expect(await countAccepted(url, 1)).toBe(0);
  now += 1;
  expect(await countAccepted(url, 1)).toBe(1);
});

it("the client limit counts all requests of a client together", async () => {
  await countAccepted("/home", 200);
  await countAccepted("/api/getServerTime", 100);
  await countAccepted("/pictures/a.webp", 1_000);
  expect(await countAccepted("/store?stid=7", 1)).toBe(0);
});

it("the client limit counts the requests of all addresses in one IPv6 /64 network together", async () => {
  await countAccepted("/home", 400, "2001:db8:0:1::1");
  expect(await countAccepted("/home", 1, "2001:db8:0:1:ffff::2")).toBe(0);
  expect(await countAccepted("/home", 1, "2001:db8:0:2::1")).toBe(1);
});

it("the client limit answers a refused API call with an envelope and a retry-after header in seconds", async () => {
  await countAccepted("/api/getServerTime", 400);
  now += 2_500;
  const answer = await limit(CLIENT, "/api/getServerTime");
  expect(answer).toMatchObject({
    status: 429,
    headers: {
      "retry-after": "8",
      "cache-control": "no-store",
      "content-type": "application/json",
    },
  });
  const body = { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試", data: null };
  expect(JSON.parse(answer?.body ?? "")).toEqual(body);
});

it("a refused page request gets a small HTML document, whose style the content security policy allows", async () => {
  await countAccepted("/home", 400);
  const answer = await limit(CLIENT, '/store?stid=7&x="><script>');
  expect(answer).toMatchObject({ status: 429, headers: { "retry-after": "10" } });
  const body = answer?.body ?? "";
  expect(answer?.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("您的網路在短時間內連線太頻繁，請等 10 秒後再重新整理。");
  expect(body).not.toContain("<script");
  expect(body.length).toBeLessThan(1_500);
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer?.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
});

it("the client limit logs each refused client once per time window, and at most twenty of them", async () => {
  await countAccepted("/home", 450);
  expect(events).toEqual([{ kind: "rate-limit-hit", network: CLIENT }]);
  for (let n = 1; n <= 30; n += 1)
    await countAccepted("/sitemaps/static.xml", 41, `198.51.100.${n}`);
  expect(events).toHaveLength(20);
  now += WINDOW_MS;
  await countAccepted("/home", 401);
  expect(events).toHaveLength(21);
});

it("the client limit is multiplied by the scale", async () => {
  limit = create(3);
  expect(await countAccepted("/home", 1_300)).toBe(1_200);
});
