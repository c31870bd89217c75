import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import type { BrowserContext } from "playwright/test";
import { pagePath } from "../../lib/routing/page-path.ts";
import { expect, test } from "../setup/e2e-fixtures";
import { startSecondShop } from "../setup/second-shop";
import { signIn } from "./journeys";
import { ADDRESSES } from "./page-addresses";

/** Query parameters whose values can belong to one visitor, and the parameter `zz`, which the shop does not know. */
const SECRETS = ["zz", "v", "state", "session_id", "transactionId", "qc", "id", "number", "mkey"];
const DAY_MS = 24 * 3_600_000;

const marker = () => `leak${randomBytes(8).toString("hex")}`;

type Visit = { address: string; mark?: string; cookie: string; kind: keyof typeof KINDS };

/** Request headers for a document, for a client navigation of the Next.js router, and for its two kinds of prefetch. */
const KINDS = {
  document: {},
  navigation: { rsc: "1" },
  prefetch: { rsc: "1", "next-router-prefetch": "1" },
  segment: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
} as const;

/** The request headers that contain the marker text. `ask` also adds it to `cookie` and, for the router, `next-url`. */
function markedHeaders(mark: string): Record<string, string> {
  return {
    referer: `http://elsewhere.example/${mark}`,
    "user-agent": `Mozilla/5.0 ${mark}`,
    "accept-language": mark,
    "content-security-policy": `script-src 'nonce-${mark}'`,
    "x-forwarded-host": mark,
    "x-public-url": `/${mark}`,
    "x-matched-path": `/${mark}`,
    traceparent: mark,
    "x-unknown": mark,
  };
}

async function ask(origin: string, { address, mark, cookie, kind }: Visit): Promise<string> {
  const router: Record<string, string> = { ...KINDS[kind] };
  const url = new URL(address, origin);
  if (mark) for (const key of SECRETS) url.searchParams.append(key, mark);
  if (mark && "rsc" in router) router["next-url"] = `/${mark}`;
  if ("rsc" in router) {
    const hash = await computeCacheBustingSearchParam(
      router["next-router-prefetch"] as Parameters<typeof computeCacheBustingSearchParam>[0],
      router["next-router-segment-prefetch"],
      undefined,
      router["next-url"],
    );
    url.searchParams.set("_rsc", hash);
  }
  const own = mark ? { ...markedHeaders(mark), cookie: `${cookie}; note=${mark}` } : { cookie };
  const response = await fetch(url, { headers: { ...own, ...router }, redirect: "manual" });
  return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
}

async function memberCookie(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Returns one pattern for each page.tsx below app/[locale]. The pattern matches the internal path of this page. */
function pagePatterns(): RegExp[] {
  const folder = "app/[locale]";
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === "page.tsx")
    .map((entry) => `/${relative(folder, entry.parentPath)}`)
    .map((path) => path.replace(/\/\([^)]+\)/g, "").replace(/\[[^\]]+\]/g, "[^/]+"))
    .map((path) => new RegExp(`^/zh-TW${path}$`));
}

test("the tested URLs include every page of the shop", () => {
  const requests = ADDRESSES.map((address) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    return pagePath({ pathname, query: searchParams, view: undefined }) ?? "";
  });
  for (const pattern of pagePatterns()) {
    expect(
      requests.filter((path) => pattern.test(path)),
      String(pattern),
    ).not.toEqual([]);
  }
});

test("no cached page contains data of the request that rendered it (RE-15)", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await page.goto("/login");
  await signIn(page);
  await page.waitForURL((url) => url.pathname !== "/login");
  const cookie = await memberCookie(context);
  const port = Number(new URL(String(baseURL)).port);
  const shop = await startSecondShop(port + 5, port + 1);
  const mark = marker();
  const each = async (kinds: (keyof typeof KINDS)[], from: { mark?: string }) => {
    const answers: { request: string; text: string }[] = [];
    for (const address of ADDRESSES) {
      const visits = kinds.map(async (kind) => ({
        request: `${kind} ${address}`,
        text: await ask(shop.origin, { address, cookie, kind, ...from }),
      }));
      answers.push(...(await Promise.all(visits)));
    }
    return answers;
  };
  // All pages of the build have expired. Each request renders its page first, and simultaneous requests for a page
  // share one rendering.
  await shop.setClockForward(30 * DAY_MS);
  await each(["document", "document", "navigation", "prefetch", "segment"], { mark });
  // Now the cached pages are stale. A request gets the stale page and starts a new rendering in the background.
  await shop.setClockForward(120_000);
  await each(["document", "segment"], { mark });
  const answers = await each(["document", "navigation", "prefetch", "segment"], {});
  await shop.stop();

  const requestsOf = (part: string) =>
    answers.filter(({ text }) => text.includes(part)).map((answer) => answer.request);
  expect(requestsOf(mark)).toEqual([]);
  expect(requestsOf("x-nextjs-cache").length).toBeGreaterThan(100);
  expect(filesWith(mark, ".next")).toEqual([]);
});

test("browsers ask for a page at each visit, and a shared cache may keep it for a minute (RB-11)", async ({
  request,
}) => {
  for (const path of ["/", "/store?stid=1", "/landingPage"]) {
    const { "cache-control": value } = (await request.get(path)).headers();
    expect(value, path).toBe("public, max-age=0, s-maxage=60");
  }
});

/**
 * User agents that Next.js treats as crawlers that need all metadata in the first HTML. No other test opens the pages
 * of these stores, so the pages are not cached yet.
 */
const CRAWLERS = [
  { name: "bingbot/2.0", store: 901 },
  { name: "Google-InspectionTool/1.0", store: 902 },
  { name: "Chrome-Lighthouse", store: 903 },
  { name: "facebookexternalhit/1.1", store: 904 },
];

for (const { name, store } of CRAWLERS) {
  test(`${name} gets the same content security policy as a browser and fills the page cache for browsers (AN-20, SE-13)`, async ({
    request,
  }) => {
    const path = `/store?stid=${store}`;
    const headers = { "user-agent": `Mozilla/5.0 (compatible; ${name})` };
    const answer = await request.get(path, { headers });
    expect(answer.headers()["content-security-policy"]).toContain("script-src 'self'");
    expect((await request.get(path)).headers()["x-nextjs-cache"]).toMatch(/HIT|STALE/);
  });
}

function filesWith(mark: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, "dev")))
    .filter((file) => readFileSync(file).includes(mark));
}

test("Chromium gets a page in dcz compression with a store page as its dictionary", async ({
  page,
  request,
}) => {
  // The store page is requested twice: only the second answer comes from the page cache, and only a page from the page
  // cache becomes a dictionary.
  for (const path of ["/store?stid=1", "/store?stid=1", "/landingPage"]) await request.get(path);
  const dictionary = page.waitForResponse(/\/page-dictionary\/[0-9a-f]{64}$/);
  await page.goto("/cart");
  expect((await dictionary).status()).toBe(200);
  // The browser stores the dictionary some time after it has received the response.
  await expect(async () => {
    const answer = await page.goto("/landingPage");
    expect(answer?.headers()["content-encoding"]).toBe("dcz");
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
